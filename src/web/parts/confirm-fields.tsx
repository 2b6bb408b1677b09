import { useState } from "react";
import { useMe } from "../api/queries.js";
import { Field } from "./field.js";
import { useFieldFailure } from "./form.js";
import { PasswordField } from "./password-field.js";

/** Password and code, which turning off two-factor authentication takes. */
export function ConfirmFields() {
  return (
    <>
      <PasswordField label="Your password" name="password" />
      <CodeOrBackupField />
    </>
  );
}

/** The field for a code; absent while a recent code suffices, until the server asks for one. */
export function CodeIfNeeded() {
  const { data: me } = useMe();
  const failure = useFieldFailure("code");
  const [wasRefused, setWasRefused] = useState(false);
  if (failure !== undefined && !wasRefused) setWasRefused(true);
  return me?.needsCode || wasRefused ? <CodeOrBackupField /> : null;
}

/** The code of a form as the API takes it: none without its field. */
export function codeOf({ code }: Readonly<Record<string, string>>): { readonly code?: string } {
  return code === undefined ? {} : { code };
}

/** A code from the authenticator app, or a backup code. */
function CodeOrBackupField() {
  return (
    <Field
      label="Authentication code"
      hint="The six digits in your authenticator app, or a backup code."
      name="code"
      autoComplete="one-time-code"
      maxLength={64}
      className="font-mono"
    />
  );
}
