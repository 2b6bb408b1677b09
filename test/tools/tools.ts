import type { Step } from "./steps.js";

/** A tool of the matrix. Its program and pinned versions are in `programs/<id>`. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  /** Packages of its lock file whose versions the page shows. */
  readonly packages: readonly string[];
  /** Run one after another; they print the steps in TAP. */
  readonly commands: readonly (readonly string[])[];
  /** Steps that need a setting: the setting. The tool's program shows that it is needed, and that it is enough. */
  readonly settings?: Partial<Record<Step, string>>;
  /** Steps that the tool has nothing for, and why. */
  readonly absent?: Partial<Record<Step, string>>;
}

/** A reason that explains itself: the page doesn't repeat it. */
export const hasNone = "has none";

const noSample = { "deploys its sample project": hasNone } as const;

export const tools: readonly Tool[] = [
  {
    id: "viem",
    name: "viem",
    packages: ["viem"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    absent: noSample,
  },
  {
    id: "ethers",
    name: "ethers 6",
    packages: ["ethers"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    absent: noSample,
  },
];
