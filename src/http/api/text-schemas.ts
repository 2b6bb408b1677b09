import { z } from "zod";

/** Control characters, halves of surrogate pairs, and what turns the direction of a text: no name needs them, PostgreSQL refuses NUL. */
const unwanted = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** A line of text for people to read. */
export const lineOf = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Must have at most ${maxLength} characters`)
    .refine((text) => !unwanted.test(text), "Must not contain control characters");

/** What a person or an API key is called. */
export const name = lineOf(64).min(1, "Must not be empty");

/** What the service calls something by: a UUID, or letters and digits. */
export const idPattern = /^[\w-]{1,64}$/;
