import type { BlockTags } from "../../http/api/api-types.js";
import { SelectField } from "./field.js";

const choices: readonly (readonly [value: BlockTags, label: string])[] = [
  ["specified", "As in the specification"],
  ["ethereum", "Also safe and finalized"],
];

/** Which block tags a key may use. */
export function BlockTagsField({ value = "specified" }: { readonly value?: BlockTags }) {
  return (
    <SelectField
      label="Block tags"
      name="blockTags"
      defaultValue={value}
      hint={
        <>
          Rootstock has no <code>safe</code> and <code>finalized</code> blocks. For tools that need them, they can stand
          for blocks some minutes below the latest one.
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
