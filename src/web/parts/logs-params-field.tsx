import { SelectField } from "./field.js";

/** Whether the request log has the parameters of a key's requests. */
export function LogsParamsField({ value = false }: { readonly value?: boolean }) {
  return (
    <SelectField
      label="Request log"
      name="logsParams"
      defaultValue={String(value)}
      hint="Parameters are kept for 24 hours, of known methods and up to 8 KiB. API keys in them are removed."
    >
      <option value="false">Without parameters</option>
      <option value="true">With parameters</option>
    </SelectField>
  );
}

/** The field's value, as the API takes it. */
export const readLogsParams = (value: string | undefined): boolean => value === "true";
