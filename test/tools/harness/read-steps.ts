import { type Step, steps } from "../steps.js";

/** Whether a step went well, for each that was reported. */
export type StepResults = ReadonlyMap<Step, boolean>;

/** Reads the steps in a tool's output: TAP's `ok 1 - name` (pytest: `ok 1 file::test_name`), or Go's `--- PASS: Test/name (0.00s)`. */
export function readSteps(output: string): StepResults {
  const reported = reportedIn(output);
  return new Map(steps.flatMap((step) => (reported.has(step) ? [[step, reported.get(step) as boolean] as const] : [])));
}

/** The same of whatever is reported. */
export function reportedIn(output: string): ReadonlyMap<string, boolean> {
  const results = new Map<string, boolean>();
  const report = (name: string, isOk: boolean): void => {
    const step = name.replaceAll("_", " ");
    // A step that is reported twice is as good as the worse of the two.
    results.set(step, isOk && (results.get(step) ?? true));
  };
  for (const [, not, name = ""] of output.matchAll(/^ *(not )?ok \d+ (?:- |\S+::test_)?([^#\n]*[^#\s])/gm))
    report(name, !not);
  for (const [, verdict, name = ""] of output.matchAll(/^ *--- (PASS|FAIL): \w+\/(\S+)/gm))
    report(name, verdict === "PASS");
  return results;
}
