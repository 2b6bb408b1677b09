import { Ajv } from "ajv";
import { documentJson } from "../../generated/document.js";
import { errors } from "../../generated/errors.js";
import { methods } from "../../generated/methods.js";
import { lintDocument } from "../../scripts/generator/lint-document.js";
import { checkAgainstMetaSchema } from "../../scripts/generator/open-rpc-tools.js";
import type { Method } from "../../scripts/generator/openrpc-document.js";
import { isReference, lookUp, resolve } from "../../scripts/generator/resolve-reference.js";
import { readDocument, readVersion } from "./document-file.js";

const document = readDocument();
const named: [string, Method][] = document.methods.map((method) => [method.name, method]);

describe("openrpc.json", () => {
  it("is OpenRPC", () => {
    expect(checkAgainstMetaSchema(readDocument())).toBeUndefined();
  });

  it("has no problem that lint finds", () => {
    expect(lintDocument(readDocument())).toEqual([]);
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

describe("the published schemas", () => {
  /** A copy of `value` with everything that it refers to in the place of the references; any value where a schema has itself inside. */
  const dereference = (value: unknown, outer: readonly string[] = []): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (isReference(value))
      return outer.includes(value.$ref) ? {} : dereference(lookUp(document, value.$ref), [...outer, value.$ref]);
    if (Array.isArray(value)) return value.map((item) => dereference(item, outer));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, dereference(member, outer)]));
  };

  it.each(Object.entries(document.components.schemas))("%s is compiled by Ajv with its defaults", (_name, schema) => {
    const complaints: unknown[] = [];
    const complain = (complaint: unknown): void => void complaints.push(complaint);

    new Ajv({ logger: { log: complain, warn: complain, error: complain } }).compile(dereference(schema) as object);

    expect(complaints).toEqual([]);
  });
});

describe("the receipt", () => {
  const { status, ...rest } = firstResult("eth_getTransactionReceipt") as Record<string, unknown>;
  const { validateResult } = methods.eth_getTransactionReceipt;

  it("has either a status or a root", () => {
    const root = `0x${"1".repeat(64)}`;

    expect(
      [{ ...rest, status }, { ...rest, root }, { ...rest, status, root }, rest].map((it) => validateResult(it)),
    ).toEqual([true, true, false, false]);
  });

  /** The result of a method's first example. */
  function firstResult(name: string): unknown {
    const [example] = document.methods.find((method) => method.name === name)?.examples ?? [];
    return example && resolve(document, resolve(document, example).result).value;
  }
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

  it("hands out the document as it is, with the version of the package", () => {
    expect(JSON.parse(documentJson)).toEqual(document);
    expect(document.info.version).toBe(readVersion());
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
