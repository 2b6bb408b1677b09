import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from "react";
import type { ApiFailure } from "../api/request.js";
import { Notice } from "./notice.js";

const FormFailure = createContext<ApiFailure | null>(null);

/** What the server found wrong with a field of the form around. */
export function useFieldFailure(name: string | undefined): string | undefined {
  const failure = useContext(FormFailure);
  const field = failure?.field;
  return name !== undefined && (field === name || field?.split(".")[0] === name) ? failure?.message : undefined;
}

interface FormProps {
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
  readonly failure: Error | null;
  /** The names of the fields that can show a failure of their own. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/** A form that displays its failure at the field, or above all fields, and moves the focus there, opening what hides it. */
export function Form({ onSubmit, failure, fields, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const known = failure as ApiFailure | null;
  const isFieldFailure = known?.field !== undefined && fields.includes(known.field.split(".")[0] ?? "");
  useEffect(() => {
    if (!failure) return;
    const place = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-failure]");
    const hiding = place?.closest("details");
    if (hiding) hiding.open = true;
    place?.focus();
  }, [failure]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };
  return (
    <form ref={form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
      {failure && !isFieldFailure && (
        <div data-failure tabIndex={-1}>
          <Notice tone="danger">{failure.message}</Notice>
        </div>
      )}
      <FormFailure value={known}>{children}</FormFailure>
    </form>
  );
}
