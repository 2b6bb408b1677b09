import type { MethodEntry } from "../../../generated/methods.js";
import type { ApiFailure } from "../api/request.js";
import { Button } from "../parts/button.js";
import { CopyButton } from "../parts/copy-button.js";
import { Form } from "../parts/form.js";
import type { Draft } from "./draft.js";
import type { MethodFacts } from "./method-facts.js";
import { ShapeField } from "./shape-field.js";
import type { useExample } from "./use-example.js";
import type { Run } from "./use-run.js";

interface RequestFormProps extends FormButtonsProps {
  readonly facts: MethodFacts;
  readonly drafts: readonly Draft[];
  readonly onDraft: (index: number, draft: Draft) => void;
  readonly problem: ApiFailure | null;
  readonly onSubmit: () => void;
}

/** A field for each param, and what can be done with them. */
export function RequestForm({ facts, drafts, onDraft, problem, onSubmit, ...buttons }: RequestFormProps) {
  const { params } = buttons.method;
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
      <FormButtons {...buttons} />
    </Form>
  );
}

interface FormButtonsProps {
  readonly method: MethodEntry;
  readonly run: Run;
  readonly example: ReturnType<typeof useExample>;
  readonly onExample: () => void;
  /** Whether there is a key to send requests with. */
  readonly hasKey: boolean;
  /** A link to the page with this request. */
  readonly link: string;
}

function FormButtons({ method, run, example, onExample, hasKey, link }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" look="primary" disabled={!hasKey} isBusy={run.isRunning}>
        {run.isRunning ? "Running…" : "Run"}
      </Button>
      {run.isRunning && <Button onClick={run.cancel}>Cancel</Button>}
      {method.params.length > 0 && (
        <Button
          onClick={onExample}
          isBusy={example.isSearching}
          disabled={!hasKey}
          title="Fill in an example that exists on this network"
        >
          Fill in an example
        </Button>
      )}
      <CopyButton text={link} what="link to this request, without the key" label="Copy link" hasLabel />
    </div>
  );
}
