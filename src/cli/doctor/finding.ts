import { describeFailure } from "../describe-failure.js";

/** What a check found. `warning`: the service runs, but not as it should in production. */
export interface Finding {
  /** What was checked, such as `mail`. */
  readonly check: string;
  readonly state: "ok" | "warning" | "failed" | "skipped";
  readonly text: string;
}

/** No check takes longer. */
const maxMs = 20_000;

/** Runs a check; a failure, or no result in time, is a finding. */
export async function inspect(
  check: string,
  find: () => Promise<readonly Omit<Finding, "check">[]>,
): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${maxMs / 1_000} seconds`)), maxMs);
  });
  try {
    return (await Promise.race([find(), timeout])).map((finding) => ({ check, ...finding }));
  } catch (error) {
    return [{ check, state: "failed", text: describeFailure(error) }];
  } finally {
    clearTimeout(timer);
  }
}

export const ok = (text: string) => ({ state: "ok", text }) as const;
export const warning = (text: string) => ({ state: "warning", text }) as const;
export const failed = (text: string) => ({ state: "failed", text }) as const;
export const skipped = (text: string) => ({ state: "skipped", text }) as const;
