import { useState } from "react";
import { useService } from "../api/queries.js";
import { Field } from "./field.js";

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  /** A new password has rules; an existing one has none. */
  readonly isNew?: boolean;
}

/** A password, which can be looked at while typing. */
export function PasswordField({ label, name, isNew = false }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { data: service } = useService();
  const least = service ? `At least ${service.minPasswordLength} characters.` : "";
  const rules = isNew && service ? { minLength: service.minPasswordLength, maxLength: service.maxPasswordLength } : {};
  return (
    <div className="relative">
      <Field
        {...{ label, name, ...rules }}
        {...(isNew && { hint: `${least} A few words make a good password.` })}
        type={isShown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        className="pr-16"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Show: ${label}`}
        onClick={() => setIsShown(!isShown)}
        className="text-ink-soft hover:text-ink absolute top-[1.9rem] right-1 h-9 rounded-md px-2.5 text-sm font-medium"
      >
        {isShown ? "Hide" : "Show"}
      </button>
    </div>
  );
}
