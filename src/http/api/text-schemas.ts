import { z } from "zod";

/**
 * Control characters and bidirectional controls: no name needs them, and PostgreSQL refuses NUL. Written as ranges, which readers of the
 * API's description take in any language.
 */
const unwanted = String.raw`\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069`;
const loneSurrogate = /\p{Cs}/u;
const wanted = new RegExp(`^[^${unwanted}]*$`, "u");

/** A single line of text. */
export const lineOf = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Must have at most ${maxLength} characters`)
    .regex(wanted, "Must not contain control characters")
    .refine((text) => !loneSurrogate.test(text), "Must not contain control characters");

/** One that is more than spaces. */
export function filledLineOf(maxLength: number) {
  return lineOf(maxLength).regex(/\S/, "Must not be empty");
}

/** Name of a user or an API key. */
export const name = filledLineOf(64);

/** A time as the API returns it. */
export const utcTime = z.iso.datetime().describe("UTC");

/** An ID: a UUID, or letters and digits. */
export const idPattern = /^[\w-]{1,64}$/;
