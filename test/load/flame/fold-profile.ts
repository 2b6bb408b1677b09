import { type Origin, originOf } from "./areas.js";

/** A CPU profile as V8 writes it, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  /** The node that ran at each sample. */
  readonly samples: readonly number[];
  /** Time from the sample before, in µs. */
  readonly timeDeltas: readonly number[];
}

/** A function with all that it called, over the whole profile. */
export interface Frame extends Origin {
  readonly name: string;
  selfUs: number;
  totalUs: number;
  readonly children: Frame[];
}

const waiting = "(idle)";

/** Merges the samples of a profile into one tree, without the time in which nothing ran. Called functions are in the order of their names. */
export function foldProfile(profile: CpuProfile): Frame {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = new Map<number, number>();
  for (const [index, id] of profile.samples.entries()) {
    // A sample lasts until the next one.
    const lastedUs = Math.max(0, profile.timeDeltas[index + 1] ?? 0);
    times.set(id, (times.get(id) ?? 0) + lastedUs);
  }
  const foldAll = (ids: readonly number[]): Frame[] => {
    const frames = new Map<string, { readonly ids: number[]; readonly frame: Frame }>();
    for (const id of ids) {
      const { functionName, url, lineNumber } = nodeOf(nodes, id).callFrame;
      if (functionName === waiting) continue;
      const origin = originOf(functionName, url);
      const name = functionName || `(${origin.file.split("/").at(-1) || "anonymous"})`;
      const key = `${name} ${url} ${lineNumber}`;
      const frame = { name, ...origin, selfUs: 0, totalUs: 0, children: [] };
      if (!frames.has(key)) frames.set(key, { ids: [], frame });
      frames.get(key)?.ids.push(id);
    }
    const sorted = [...frames].sort(([one], [other]) => (one < other ? -1 : 1));
    return sorted.map(([, { ids: same, frame }]) => {
      const children = foldAll(same.flatMap((id) => nodeOf(nodes, id).children ?? []));
      frame.children.push(...children);
      frame.selfUs = same.reduce((sum, id) => sum + (times.get(id) ?? 0), 0);
      frame.totalUs = children.reduce((sum, { totalUs }) => sum + totalUs, frame.selfUs);
      return frame;
    });
  };
  const [root] = foldAll(profile.nodes.slice(0, 1).map(({ id }) => id));
  if (!root) throw new Error("the profile is empty");
  return root;
}

type Node = CpuProfile["nodes"][number];

function nodeOf(nodes: ReadonlyMap<number, Node>, id: number): Node {
  const node = nodes.get(id);
  if (!node) throw new Error(`the profile has no node ${id}`);
  return node;
}

/** How much of the time each area's own code took, as parts of 1, most first. */
export function sharesOf(root: Frame): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (frame: Frame): void => {
    shares.set(frame.area, (shares.get(frame.area) ?? 0) + frame.selfUs / root.totalUs);
    for (const child of frame.children) add(child);
  };
  add(root);
  return new Map([...shares].sort(([, one], [, other]) => other - one));
}
