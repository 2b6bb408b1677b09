import { Button } from "./button.js";
import { Icon } from "./icon.js";

interface ProblemProps {
  readonly error: Error;
  readonly retry: () => unknown;
}

/** Replaces data that could not be loaded: the reason, and a retry button. */
export function Problem({ error, retry }: ProblemProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-8 text-center">
      <span className="text-danger bg-danger-soft grid size-11 place-items-center rounded-full">
        <Icon name="warning" className="size-5" />
      </span>
      <div>
        <p className="font-medium">We couldn&apos;t load this</p>
        <p className="text-ink-soft mt-1 text-sm">{error.message}</p>
      </div>
      <Button onClick={() => void retry()}>Try again</Button>
    </div>
  );
}
