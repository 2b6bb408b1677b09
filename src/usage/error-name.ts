import { type ErrorName, errors } from "../../generated/errors.js";

/** The name of an error code in the OpenRPC document. */
export function errorNameOf(code: number): ErrorName | "Unknown" {
  const names = Object.keys(errors) as ErrorName[];
  return names.find((name) => errors[name].code === code) ?? "Unknown";
}
