import { documentJson } from "../../generated/document.js";
import { errors } from "../../generated/errors.js";
import { methods } from "../../generated/methods.js";
import { lintDocument } from "../../scripts/generator/lint-document.js";
import { checkAgainstMetaSchema } from "../../scripts/generator/open-rpc-tools.js";
import type { Method } from "../../scripts/generator/openrpc-document.js";
import { resolve } from "../../scripts/generator/resolve-reference.js";
import { readDocument } from "./document-file.js";

const document = readDocument();
const named: [string, Method][] = document.methods.map((method) => [method.name, method]);

describe("openrpc.json", () => {
  it("is OpenRPC", () => {
    expect(checkAgainstMetaSchema(readDocument())).toBeUndefined();
  });

  it("has no problem that lint finds", () => {
    expect(lintDocument(document)).toEqual([]);
  });

  it.each(named)("%s has examples that its validators accept", (_name, method) => {
    const { validateParams, validateResult } = methods[method.name as keyof typeof methods];
    const examples = method.examples.map((example) => resolve(document, example));

    const params = examples.filter((example) =>
      validateParams(example.params.map((param) => resolve(document, param).value)),
    );
    const results = examples.filter((example) => validateResult(resolve(document, example.result).value));

    expect(examples.length).toBeGreaterThan(0);
    expect(params).toEqual(examples);
    expect(results).toEqual(examples);
  });
});

describe("generated code", () => {
  it("knows the document's methods, no more and no fewer", () => {
    expect(Object.keys(methods)).toEqual(document.methods.map(({ name }) => name));
  });

  it("knows the document's errors, no more and no fewer", () => {
    const declared = Object.entries(document.components.errors).map(([name, { code, message }]) => {
      return [name, { code, message, httpStatus: document["x-error-status"][name] }];
    });

    expect(Object.entries(errors)).toEqual(declared);
  });

  it("hands out the document as it is written", () => {
    expect(JSON.parse(documentJson)).toEqual(document);
  });

  it.each(named)("%s refuses one param too few and one too many", (name, method) => {
    const { validateParams } = methods[name as keyof typeof methods];
    const required = method.params.filter((param) => resolve(document, param).required).length;
    const longest = method.examples.map((example) => resolve(document, example).params);
    const values = (longest.toSorted((a, b) => b.length - a.length)[0] ?? []).map(
      (param) => resolve(document, param).value,
    );

    const tooFew = required > 0 && validateParams(values.slice(0, required - 1));
    const tooMany = validateParams([...values, ...Array(method.params.length - values.length + 1).fill(null)]);

    expect({ tooFew, tooMany }).toEqual({ tooFew: false, tooMany: false });
  });
});
