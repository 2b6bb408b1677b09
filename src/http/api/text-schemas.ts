import { z } from "zod";

/** Control characters, lone surrogates and bidirectional controls: no name needs them, and PostgreSQL refuses NUL. */
const wanted = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

/** A single line of text. */
export const lineOf = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Must have at most ${maxLength} characters`)
    .regex(wanted, "Must not contain control characters");

/** Name of a user or an API key. */
export const name = lineOf(64).min(1, "Must not be empty");

/** An ID: a UUID, or letters and digits. */
export const idPattern = /^[\w-]{1,64}$/;
