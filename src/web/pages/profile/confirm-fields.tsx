import { Field } from "../../parts/field.js";
import { PasswordField } from "../../parts/password-field.js";

/** Password and code: what a change of two-factor authentication takes. */
export function ConfirmFields() {
  return (
    <>
      <PasswordField label="Your password" name="password" />
      <CodeOrBackupField />
    </>
  );
}

/** A code from the authenticator app, or a backup code. */
export function CodeOrBackupField() {
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
