import type { MethodEntry } from "../../../generated/methods.js";
import { Button } from "../parts/button.js";
import { CopyButton } from "../parts/copy-button.js";
import type { useExample } from "./use-example.js";
import type { Run } from "./use-run.js";

interface RunButtonsProps {
  readonly method: MethodEntry;
  readonly run: Run;
  readonly example: ReturnType<typeof useExample>;
  readonly onExample: () => void;
  /** Whether there is a key to send requests with. */
  readonly hasKey: boolean;
  /** A link to the page with this request. */
  readonly link: string;
}

/** What can be done with a request: run it, fill it in, share it. */
export function RunButtons({ method, run, example, onExample, hasKey, link }: RunButtonsProps) {
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
