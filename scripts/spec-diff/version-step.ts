import type { Change, Impact } from "./change.js";

/** From a smaller to a larger step of a version (semver.org). */
const steps = ["none", "patch", "minor", "major"] as const;

/** How far one version is from another. */
export type Step = (typeof steps)[number];

const demandedBy: Readonly<Record<Impact, Step>> = { breaking: "major", additive: "minor", editorial: "patch" };
/** Before 1.0.0 a breaking change takes the minor step, and the others share the smallest (as package managers read `^0.1.0`). */
const demandedEarly: Readonly<Record<Impact, Step>> = { breaking: "minor", additive: "patch", editorial: "patch" };

/** The smallest step that may follow `version` with these changes. */
export function demandedStep(version: string, changes: readonly Change[]): Step {
  const demanded = partsOf(version)[0] === 0 ? demandedEarly : demandedBy;
  const indexes = changes.map(({ impact }) => steps.indexOf(demanded[impact]));
  return steps[Math.max(0, ...indexes)] as Step;
}

/** The step from one version to another. @throws where that is backwards, or no MAJOR.MINOR.PATCH */
export function stepBetween(old: string, now: string): Step {
  const [before, after] = [partsOf(old), partsOf(now)];
  const index = before.findIndex((part, place) => part !== after[place]);
  if (index === -1) return "none";
  if ((before[index] as number) > (after[index] as number)) throw new Error(`version ${now} is before ${old}`);
  return (["major", "minor", "patch"] as const)[index] as Step;
}

/** Whether one step is at least the other. */
export function isEnough(step: Step, demanded: Step): boolean {
  return steps.indexOf(step) >= steps.indexOf(demanded);
}

function partsOf(version: string): number[] {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (parts.length === 0) throw new Error(`the version "${version}" is not MAJOR.MINOR.PATCH`);
  return parts.map(Number);
}
