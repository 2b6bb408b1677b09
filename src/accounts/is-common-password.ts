import { minPasswordLength } from "./password-options.js";

/** Whether a password is among the most common ones, in any letter case, or a run such as `aaaaaaaaaa` or `0123456789`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  return isRun(text) || (await (common ??= readCommon())).has(text);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first new password; most of the list's 49,000 passwords are too short to be accepted. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= minPasswordLength));
}

/** Whether each character follows the one before by the same step: 0, 1 or -1. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
}
