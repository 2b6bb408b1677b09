import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CaseKind } from "./case-random.js";

export interface FuzzOptions {
  readonly bodies: number;
  readonly sockets: number;
  readonly seed: number;
  /** Number of the first case, to go on where another run has ended. */
  readonly from: number;
  /** The one case to run instead. */
  readonly replay: { readonly kind: CaseKind; readonly index: number } | undefined;
  /** The program to fuzz. */
  readonly program: string;
  /** How much more memory there may be in the end than after the warm-up: 0.1 is 10 %. */
  readonly growth: number;
}

export function readOptions(): FuzzOptions {
  const { values } = parseArgs({
    options: {
      bodies: { type: "string", default: "20000" },
      sockets: { type: "string", default: "2000" },
      seed: { type: "string", default: "1" },
      from: { type: "string", default: "0" },
      replay: { type: "string" },
      program: { type: "string", default: "dist/bundle/main.js" },
      growth: { type: "string", default: "0.1" },
    },
  });
  return {
    bodies: Number(values.bodies),
    sockets: Number(values.sockets),
    seed: Number(values.seed),
    from: Number(values.from),
    replay: values.replay === undefined ? undefined : readCase(values.replay),
    program: resolve(values.program),
    growth: Number(values.growth),
  };
}

function readCase(text: string): { readonly kind: CaseKind; readonly index: number } {
  const [, kind, index] = /^(body|socket):(\d+)$/.exec(text) ?? [];
  if (kind === undefined) throw new Error("--replay takes body:NUMBER or socket:NUMBER");
  return { kind: kind as CaseKind, index: Number(index) };
}
