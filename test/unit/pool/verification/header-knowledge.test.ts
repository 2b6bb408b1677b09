import { createHeaderKnowledge, type HeaderKnowledge } from "../../../../src/pool/verification/header-knowledge.js";

const block = (height: number, work = 1_000n) => ({ height, work });

let headers: HeaderKnowledge;
let reported: string[];

/** Doubts a block of a node; `reported` gets its name once it turns out to be changed. */
const doubt = (node: string, height: number, work?: bigint): void =>
  headers.reportOnceCovered(node, block(height, work), () => void reported.push(`${node} ${height}`));

beforeEach(() => {
  headers = createHeaderKnowledge({ certainTo: 100 });
  reported = [];
});

it("covers what the table is certain of, and nothing above it", () => {
  expect(headers.covers(block(100))).toBe(true);
  expect(headers.covers(block(101))).toBe(false);
});

it("covers nothing of a chain that nothing is known of", () => {
  expect(createHeaderKnowledge(undefined).covers(block(0))).toBe(false);
});

it("covers what lies at or below a block that fitted, of whichever node", () => {
  headers.confirm("a", block(200));

  expect(headers.covers(block(200))).toBe(true);
  expect(headers.covers(block(201))).toBe(false);
});

it("keeps what a node's highest block showed", () => {
  headers.confirm("a", block(200));
  headers.confirm("a", block(150));

  expect(headers.covers(block(200))).toBe(true);
});

it("believes no block with less than a quarter of the work: anybody can make one", () => {
  headers.confirm("liar", block(1_000_000, 249n));
  expect(headers.covers(block(200))).toBe(false);

  headers.confirm("honest", block(200, 250n));
  expect(headers.covers(block(200))).toBe(true);
});

it("reports a doubted block as soon as one at its height or above fits, and once", () => {
  doubt("a", 200);
  headers.confirm("b", block(199));
  expect(reported).toEqual([]);

  headers.confirm("b", block(200));
  headers.confirm("b", block(300));
  expect(reported).toEqual(["a 200"]);
});

it("reports nothing while all blocks follow unknown rules", () => {
  headers.confirm("a", block(199));
  for (let height = 200; height < 300; height++) for (const node of ["a", "b", "c"]) doubt(node, height);
  headers.confirm("b", block(150));

  expect(reported).toEqual([]);
});

it("keeps one doubt of each node, about its lowest block", () => {
  doubt("a", 300);
  doubt("a", 200);
  doubt("a", 400);
  doubt("b", 250);
  headers.confirm("c", block(250));

  expect(reported).toEqual(["a 200", "b 250"]);
});
