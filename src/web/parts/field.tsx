import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldFailure } from "./form.js";
import { Select } from "./select.js";

const control =
  "w-full rounded-lg border border-line-strong/70 bg-surface pl-3 text-ink placeholder:text-ink-soft aria-invalid:border-danger";

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly name: string;
  /** Whether it may be left empty, where most fields may not. */
  readonly isOptional?: boolean;
}

/** One line of text with its label, hint and what is wrong with it. */
export function Field({ label, hint, isOptional, className = "", ...rest }: Labelled & ComponentProps<"input">) {
  const { id, described, failure } = useDescription(rest.name, hint);
  return (
    <FieldFrame {...{ id, label, hint, failure }} isOptional={isOptional ?? false}>
      <input
        id={id}
        required={!isOptional}
        aria-describedby={described}
        aria-invalid={failure ? true : undefined}
        className={`h-11 pr-3 ${control} ${className}`}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextField({ label, hint, isOptional, ...rest }: Labelled & ComponentProps<"textarea">) {
  const { id, described, failure } = useDescription(rest.name, hint);
  return (
    <FieldFrame {...{ id, label, hint, failure }} isOptional={isOptional ?? false}>
      <textarea
        id={id}
        rows={3}
        required={!isOptional}
        aria-describedby={described}
        aria-invalid={failure ? true : undefined}
        className={`resize-y py-2.5 pr-3 ${control}`}
        {...rest}
      />
    </FieldFrame>
  );
}

/** One of a few. */
export function SelectField({ label, hint, children, ...rest }: Labelled & ComponentProps<"select">) {
  const { id, described, failure } = useDescription(rest.name, hint);
  return (
    <FieldFrame {...{ id, label, hint, failure }} isOptional={false}>
      <Select id={id} aria-describedby={described} className={`h-11 ${control}`} {...rest}>
        {children}
      </Select>
    </FieldFrame>
  );
}

function useDescription(name: string, hint: ReactNode) {
  const id = useId();
  const failure = useFieldFailure(name);
  const described = [hint ? `${id}-hint` : "", failure ? `${id}-failure` : ""].join(" ").trim() || undefined;
  return { id, described, failure };
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  readonly failure: string | undefined;
  readonly isOptional: boolean;
  readonly children: ReactNode;
}

function FieldFrame({ id, label, hint, failure, isOptional, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label} {isOptional && <span className="text-ink-soft font-normal">(optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {failure && (
        <p id={`${id}-failure`} className="text-danger text-sm font-medium">
          {failure}
        </p>
      )}
    </div>
  );
}
