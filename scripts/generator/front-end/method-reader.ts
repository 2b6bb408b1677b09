import type {
  ContentDescriptor,
  ExamplePairing,
  ExampleValue,
  Method,
  OpenRpcDocument,
  Reference,
} from "../openrpc-document.js";
import { isReference, lookUp } from "../resolve-reference.js";
import type { ErrorReader } from "./error-reader.js";
import type { Notes } from "./notes.js";
import type { SchemaReader } from "./schema-reader.js";

export interface Readers {
  readonly document: OpenRpcDocument;
  readonly schemas: SchemaReader;
  readonly errors: ErrorReader;
  readonly notes: Notes;
}

type Part<Value> = Value | Reference;

/** A method with its params in an order that calls can have, a result, and examples by the order of its params. */
export function readMethod(method: Method, pointer: string, readers: Readers): Method {
  const params = readParams(method, pointer, readers);
  const result = method.result
    ? readDescriptor(method.result, `${pointer}/result`, readers)
    : { name: "result", schema: {} };
  const read = { ...method, params, result };
  if (method.errors) read.errors = method.errors.map((error) => readers.errors.read(error));
  const plain = (value: Part<ContentDescriptor>) => resolvePart(readers, value, pointer) as ContentDescriptor;
  const names = params.map((param) => plain(param).name);
  read.examples = (method.examples ?? []).flatMap((example, index) =>
    readExample(example, `${pointer}/examples/${index}`, { names, readers }),
  );
  return read;
}

/** What `value` is or leads to. */
function resolvePart<Value extends object>(
  { document, notes }: Readers,
  value: Part<Value>,
  pointer: string,
): Value | undefined {
  if (!isReference(value)) return value;
  const target = lookUp(document, value.$ref);
  if (target === undefined) notes.problem(pointer, `nothing stands at ${value.$ref}`);
  return target as Value | undefined;
}

function readDescriptor(part: Part<ContentDescriptor>, pointer: string, readers: Readers): Part<ContentDescriptor> {
  if (!isReference(part)) return { ...part, schema: readers.schemas.read(part.schema, `${pointer}/schema`) };
  if (resolvePart(readers, part, pointer) === undefined) return { name: "unknown", schema: {} };
  return part;
}

function readParams(method: Method, pointer: string, readers: Readers): Part<ContentDescriptor>[] {
  const params = (method.params ?? []).map((param, index) =>
    readDescriptor(param, `${pointer}/params/${index}`, readers),
  );
  const plain = params.map((param) => resolvePart(readers, param, pointer) ?? { name: "", schema: {} });
  const repeated = plain.findIndex(({ name }, index) => plain.findIndex((other) => other.name === name) < index);
  if (repeated >= 0)
    readers.notes.problem(`${pointer}/params/${repeated}`, `two params are called ${plain[repeated]?.name}`);
  const lastRequired = plain.findLastIndex(({ required }) => required);
  return params.map((param, index) => {
    const { name, required } = plain[index] as ContentDescriptor;
    if (required || index > lastRequired || method.paramStructure === "by-name") return param;
    readers.notes.warn(`${pointer}/params/${index}`, `${name} stands before a required param, and so is required too`);
    return { ...(plain[index] as ContentDescriptor), required: true };
  });
}

/** The values of an example in the order of the params: by their names, or by their places where they are called otherwise. */
function readExample(
  entry: Part<ExamplePairing>,
  pointer: string,
  { names, readers }: { names: readonly string[]; readers: Readers },
): Part<ExamplePairing>[] {
  const example = resolvePart(readers, entry, pointer);
  if (!example?.result) {
    if (example) readers.notes.warn(pointer, "the example has no result, and is left out");
    return [];
  }
  const values = (example.params ?? []).map((value) => resolvePart(readers, value, pointer) as ExampleValue);
  const isNamed = values.every(({ name }) => names.includes(name));
  const inOrder = isNamed ? names.map((name) => values.find((value) => value.name === name)) : values;
  // A value that is left out leaves out what comes after it.
  const end = inOrder.indexOf(undefined);
  const params = inOrder.slice(0, end === -1 ? names.length : end) as ExampleValue[];
  if (params.length < values.length) readers.notes.warn(pointer, "some values of the example belong to no param");
  const isSame = isNamed && values.every((value, index) => value === params[index]);
  if (isSame) return [entry];
  return [{ ...example, params: params.map((value, index) => ({ ...value, name: names[index] ?? value.name })) }];
}
