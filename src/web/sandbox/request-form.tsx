import type { ReactNode } from "react";
import type { MethodEntry } from "../../../generated/methods.js";
import type { ApiFailure } from "../api/request.js";
import { Form } from "../parts/form.js";
import type { Draft } from "./draft.js";
import type { MethodFacts } from "./method-facts.js";
import { ShapeField } from "./shape-field.js";

interface RequestFormProps {
  readonly facts: MethodFacts;
  readonly method: MethodEntry;
  readonly drafts: readonly Draft[];
  readonly onDraft: (index: number, draft: Draft) => void;
  readonly problem: ApiFailure | null;
  readonly onSubmit: () => void;
  /** The buttons below the fields. */
  readonly children: ReactNode;
}

/** A field for each param, and what can be done with them. */
export function RequestForm({ facts, method, drafts, onDraft, problem, onSubmit, children }: RequestFormProps) {
  const { params } = method;
  return (
    <Form onSubmit={onSubmit} failure={problem} fields={params.map(({ name }) => name)}>
      {params.map(({ name, shape, required }, index) => (
        <ShapeField
          key={name}
          path={name}
          label={name}
          shape={shape}
          isOptional={!required}
          draft={drafts[index] ?? ""}
          onChange={(draft) => onDraft(index, draft)}
          facts={facts}
        />
      ))}
      {children}
    </Form>
  );
}
