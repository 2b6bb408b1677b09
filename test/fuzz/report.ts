import type { CaseKind } from "./case-random.js";

/** Something that was wrong, and how to see it again. */
export interface Finding {
  readonly kind: CaseKind;
  readonly index: number;
  readonly problem: string;
  /** What was sent. */
  readonly bytes: Buffer;
}

/** What came of a run: what was wrong, and what was met how often. */
export class Report {
  #problems = 0;
  readonly #counts = new Map<string, number>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  get problems(): number {
    return this.#problems;
  }

  get isFull(): boolean {
    return this.#problems >= maxFindings;
  }

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  add(finding: Finding): void {
    this.complain(this.#describe(finding));
  }

  /** Something that is wrong and belongs to no case. */
  complain(problem: string): void {
    this.#problems++;
    process.stdout.write(`${problem}\n`);
  }

  /** What was met how often, most often first. */
  summary(): string {
    const sorted = [...this.#counts].sort(([, a], [, b]) => b - a);
    return sorted.map(([what, count]) => `${what} ${count}`).join(", ");
  }

  #describe({ kind, index, problem, bytes }: Finding): string {
    const shown = bytes.length > maxShownBytes ? `${bytes.length} bytes` : JSON.stringify(bytes.toString("latin1"));
    return `${kind} ${index}: ${problem}\n  sent: ${shown}\n  again: npm run fuzz -- --seed ${this.#seed} --replay ${kind}:${index}`;
  }
}

/** A run with so many findings is not worth going on. */
const maxFindings = 50;

const maxShownBytes = 2_000;
