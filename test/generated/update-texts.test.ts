import { matchWords } from "../../scripts/generator/limit-texts.js";
import type { OpenRpcDocument, Schema } from "../../scripts/generator/openrpc-document.js";
import { updateTexts } from "../../scripts/generator/update-texts.js";

const text = "Up to 100 pets of 1 KiB; not 1,100, 100 KiB, -100 or 100.5. See -32029.";

/** A document whose method states these limits, beside another that states none. */
function createDocument(limits: readonly string[] = ["maxPets", "maxBytes"]): OpenRpcDocument {
  const find = { name: "pets_find", description: text, "x-limits": limits, examples: [{ name: text }] };
  const document: unknown = {
    info: { title: "Pets", version: "1.0.0" },
    methods: [{ name: "pets_count", description: text }, find],
    components: {
      schemas: {
        Id: { type: "string", pattern: "^0x[0-9a-fA-F]{64}$" },
        Ids: { type: "array", items: { $ref: "#/components/schemas/Id" } },
      },
      errors: { QuotaExceeded: { code: -32_029, message: "-32029" } },
    },
    "x-limits": { maxPets: 100, maxBytes: 1_024, maxOwners: 100 },
    "x-forms": { Ids: { expected: "IDs (0x and 64 hex digits), or none" } },
  };
  return document as OpenRpcDocument;
}

const print = (document: OpenRpcDocument) => JSON.stringify(document, undefined, 1);

/** The document after a change of it, as the generator writes it back. */
function update(change: (document: OpenRpcDocument) => void, limits?: readonly string[]): OpenRpcDocument {
  const document = createDocument(limits);
  change(document);
  return JSON.parse(updateTexts(print(document), createDocument(limits))) as OpenRpcDocument;
}

const descriptions = ({ methods }: OpenRpcDocument) => methods.map(({ description }) => description);

describe("texts", () => {
  it("state the new limits where their part lists them, and nowhere else", () => {
    const updated = update((document) => {
      document["x-limits"] = { maxPets: 1_250, maxBytes: 2_000, maxOwners: 100 };
    });

    const changed = "Up to 1,250 pets of 2,000 bytes; not 1,100, 100 KiB, -100 or 100.5. See -32029.";
    expect(descriptions(updated)).toEqual([text, changed]);
    expect(updated.methods[1]?.examples).toEqual([{ name: text }]);
  });

  it("state an error's new code", () => {
    const updated = update(({ components }) => {
      components.errors["QuotaExceeded"] = { code: -32_077, message: "No more" };
    });

    const changed = text.replace("-32029", "-32077");
    expect(descriptions(updated)).toEqual([changed, changed]);
  });

  it("state the words of a changed pattern", () => {
    const updated = update(({ components }) => {
      (components.schemas["Id"] as Schema).pattern = "^0x[0-9a-fA-F]{60,66}$";
    });

    expect(updated["x-forms"]?.["Ids"]?.expected).toBe("IDs (0x and 60 to 66 hex digits), or none");
  });

  it("stay as they are, to the byte, when no fact has changed", () => {
    const source = print(createDocument());

    expect(updateTexts(source, createDocument())).toBe(source);
  });

  it("are left to their author where two limits had one figure, and only one of them has changed", () => {
    const names = ["maxPets", "maxOwners"];
    const change = (limits: object) => () =>
      update((document) => void Object.assign(document["x-limits"] ?? {}, limits), names);

    expect(change({ maxPets: 7 })).toThrow("/methods/1 states two facts as 100: change its texts by hand");
    expect(descriptions(change({ maxPets: 7, maxOwners: 7 })())[1]).toContain("Up to 7 pets");
  });

  it("have facts as whole words only", () => {
    const found = (some: string) => [...some.matchAll(matchWords("15"))].length;

    expect(["15.", "15 pets", "**15**", "(15)", "15, or"].map(found)).toEqual([1, 1, 1, 1, 1]);
    expect(["15.5", "15,000", "115", "0x15", "15 ms", "15 KiB", "EIP-15"].map(found)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect("an object: {a?, b?}".match(matchWords("{a?, b?}"))).not.toBeNull();
  });
});
