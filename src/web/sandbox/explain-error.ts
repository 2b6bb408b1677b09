import { errorMeanings } from "../../../generated/error-meanings.js";
import { type ErrorName, errors } from "../../../generated/errors.js";

export interface ErrorExplanation {
  readonly name: string;
  readonly meaning: string;
  /** Its section of the documentation. */
  readonly href: string;
}

/** What an error's code means here; undefined for one that this service does not have. */
export function explainError(code: number): ErrorExplanation | undefined {
  const name = (Object.keys(errors) as ErrorName[]).find((one) => errors[one].code === code);
  if (name === undefined) return undefined;
  return { name, meaning: errorMeanings[name].replaceAll("`", ""), href: `/docs/errors#${name.toLowerCase()}` };
}
