import { createHash } from "node:crypto";
import { resumeSha256, sha256Midstate } from "../../../../src/rootstock/merged-mining/sha256-midstate.js";
import { fc } from "../../../seeded-fast-check.js";

it("hashes on from any number of whole blocks as if nothing had happened", () => {
  const blocks = fc.nat(4).chain((count) => fc.uint8Array({ minLength: 64 * count, maxLength: 64 * count }));
  fc.assert(
    fc.property(blocks, fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      const expected = createHash("sha256").update(head).update(tail).digest("hex");

      const resumed = resumeSha256(sha256Midstate(head), head.length, tail);

      expect(Buffer.from(resumed).toString("hex")).toBe(expected);
    }),
  );
});

it("has no midstate inside a block", () => {
  expect(() => sha256Midstate(new Uint8Array(65))).toThrow("whole blocks of 64 bytes");
});
