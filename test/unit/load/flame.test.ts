import { originOf } from "../../load/flame/areas.js";
import { drawFlame } from "../../load/flame/draw-flame.js";
import { type CpuProfile, foldProfile, sharesOf } from "../../load/flame/fold-profile.js";

const node = (id: number, functionName: string, url: string, children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 1 },
  children,
});

/** Two loops of V8's that are one function, idle time, a collection, an anonymous function of Node.js. */
const profile: CpuProfile = {
  nodes: [
    node(1, "(root)", "", [2, 3, 4, 5]),
    node(2, "(idle)", ""),
    node(3, "serve", "file:///app/dist/src/http/serve.js", [6]),
    node(4, "serve", "file:///app/dist/src/http/serve.js", [7]),
    node(5, "(garbage collector)", ""),
    node(6, "", "node:net"),
    node(7, "", "node:net"),
  ],
  samples: [2, 3, 6, 7, 5, 2],
  timeDeltas: [0, 5_000, 100, 200, 300, 400],
};

it("merges equal functions below the same caller, without idle time", () => {
  const root = foldProfile(profile);
  expect(root.totalUs).toBe(1_000);
  expect(root.children.map(({ name, selfUs, totalUs }) => [name, selfUs, totalUs])).toEqual([
    ["(garbage collector)", 400, 400],
    ["serve", 100, 600],
  ]);
  expect(root.children[1]?.children).toMatchObject([{ name: "(node:net)", totalUs: 500, kind: "node", children: [] }]);
});

it("adds up what each area took itself", () => {
  expect([...sharesOf(foldProfile(profile))]).toEqual([
    ["Node.js", 0.5],
    ["garbage collection", 0.4],
    ["src/http", 0.1],
    ["native code", 0],
  ]);
});

it("finds the source file, package or kind of a function", () => {
  const nowhere = { kind: "native", area: "native code", file: "" };
  expect(originOf("run", "file:///app/dist/src/pool/routing/a.js")).toMatchObject({
    kind: "own",
    area: "src/pool",
    file: "src/pool/routing/a.ts",
  });
  expect(originOf("x", "file:///app/node_modules/@noble/hashes/a.js")).toMatchObject({
    kind: "package",
    area: "@noble/hashes",
    file: "@noble/hashes/a.js",
  });
  expect(originOf("x", "file:///app/node_modules/a/node_modules/b/c.js").area).toBe("b");
  expect(originOf("wasm-function[0]", "wasm://wasm/0123abcd").area).toBe("src/json");
  expect(originOf("writev", "")).toEqual(nowhere);
  expect(originOf("x", "evalmachine.<anonymous>")).toEqual(nowhere);
});

it("draws frames as wide as their part of the time, each on its caller", () => {
  const svg = drawFlame("a < b", foldProfile(profile));
  const rects = [...svg.matchAll(/<rect class="(\w+)" x="([\d.]+)" y="(\d+)" width="([\d.]+)" height="17"/g)];
  expect(rects.map((match) => match.slice(1))).toEqual([
    ["native", "0.0", "86", "1200.0"],
    ["gc", "0.0", "69", "480.0"],
    ["own", "480.0", "69", "720.0"],
    ["node", "480.0", "52", "600.0"],
  ]);
  expect(svg).toContain("<title>serve, src/http/serve.ts: 60.0 %, itself 10.0 %</title>");
  expect(svg).toContain("a &lt; b");
  expect(svg).not.toMatch(/<script|\son\w+=/);
  expect(drawFlame("a < b", foldProfile(profile))).toBe(svg);
});

it("leaves out frames too narrow to see, and shortens names to their frames", () => {
  const deltas = [0, 0, 100, 200, 300, 1_000_000];
  const svg = drawFlame("", foldProfile({ ...profile, timeDeltas: deltas }));
  expect(svg).not.toContain("node:net");
  expect(svg).not.toContain(">serve<");
  const long = { ...profile, nodes: [node(1, "f".repeat(300), ""), ...profile.nodes.slice(1)], samples: [1, 1] };
  expect(drawFlame("", foldProfile({ ...long, timeDeltas: [0, 10] }))).toContain(`>${"f".repeat(177)}…<`);
});

it("refuses a profile without samples' nodes", () => {
  expect(() => foldProfile({ nodes: [], samples: [], timeDeltas: [] })).toThrow("the profile is empty");
  const broken = { nodes: [node(1, "(root)", "", [9])], samples: [], timeDeltas: [] };
  expect(() => foldProfile(broken)).toThrow("no node 9");
});
