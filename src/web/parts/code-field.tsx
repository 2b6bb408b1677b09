import { Field } from "./field.js";

/** The six digits of an authenticator app. */
export function CodeField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  return (
    <Field
      label="Six-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      autoFocus={autoFocus}
      className="font-mono tracking-[0.3em]"
    />
  );
}
