import type { Estimates } from "../../http/api/api-types.js";
import { SelectField } from "./field.js";

const choices: readonly (readonly [value: Estimates, label: string])[] = [
  ["specified", "As in the specification"],
  ["strict", "Fail when the transaction would fail"],
];

/** What eth_estimateGas returns for a key when the transaction would fail. */
export function EstimatesField({ value = "specified" }: { readonly value?: Estimates }) {
  return (
    <SelectField
      label="Estimates"
      name="estimates"
      defaultValue={value}
      hint={
        <>
          When a transaction would fail, <code>eth_estimateGas</code> returns an estimate, as specified. Or it returns
          the error, as Ethereum nodes do, so that your library doesn't send the transaction.
        </>
      }
    >
      {choices.map(([choice, label]) => (
        <option key={choice} value={choice}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
