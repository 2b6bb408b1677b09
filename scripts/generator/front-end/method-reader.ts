import type {
  ContentDescriptor,
  ExamplePairing,
  ExampleValue,
  Method,
  OpenRpcDocument,
  Reference,
} from "../openrpc-document.js";
import { componentName, isReference, lookUp } from "../resolve-reference.js";
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
  if (method.errors)
    read.errors = method.errors.flatMap((error, index) => readers.errors.read(error, `${pointer}/errors/${index}`));
  read.tags = method.tags.filter((tag) => resolvePart(readers, tag, `${pointer}/tags`) !== undefined);
  const plain = (value: Part<ContentDescriptor>) => resolvePart(readers, value, pointer) as ContentDescriptor;
  const names = params.map((param) => plain(param).name);
  const isByName = method.paramStructure === "by-name";
  read.examples = (method.examples ?? []).flatMap((example, index) =>
    readExample(example, `${pointer}/examples/${index}`, { names, isByName, readers }),
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
  if (target !== undefined) return target as Value;
  if (value.$ref.startsWith("#")) notes.problem(pointer, `nothing stands at ${value.$ref}`);
  else notes.warn(pointer, `${value.$ref} stands outside of the document`);
  return undefined;
}

function readDescriptor(part: Part<ContentDescriptor>, pointer: string, readers: Readers): Part<ContentDescriptor> {
  if (!isReference(part)) return { ...part, schema: readers.schemas.read(part.schema, `${pointer}/schema`) };
  const target = resolvePart(readers, part, pointer) as ContentDescriptor | undefined;
  if (target?.schema !== undefined && part.$ref.startsWith("#/components/contentDescriptors/")) return part;
  const name = componentName(part.$ref);
  if (target?.schema !== undefined) return readDescriptor(target, pointer, readers);
  if (target === undefined) return { name, schema: {} };
  readers.notes.warn(pointer, `${part.$ref} is a schema, and taken for one of a param or result called ${name}`);
  return { name, schema: readers.schemas.read(part, pointer) };
}

function readParams(method: Method, pointer: string, readers: Readers): Part<ContentDescriptor>[] {
  const params = (method.params ?? []).map((param, index) =>
    readDescriptor(param, `${pointer}/params/${index}`, readers),
  );
  const plain = params.map((param) => resolvePart(readers, param, pointer) ?? { name: "", schema: {} });
  const repeated = plain.findIndex(({ name }, index) => plain.findIndex((other) => other.name === name) < index);
  if (repeated >= 0)
    readers.notes.problem(`${pointer}/params/${repeated}`, `two params are called ${plain[repeated]?.name}`);
  const all = params.map((part, index) => ({ part, descriptor: plain[index] as ContentDescriptor, index }));
  // The order of members means nothing.
  if (method.paramStructure === "by-name")
    return [...all.filter(isRequired), ...all.filter((param) => !isRequired(param))].map(({ part }) => part);
  const lastRequired = all.findLastIndex(isRequired);
  return all.map(({ part, descriptor, index }) => {
    if (descriptor.required || index > lastRequired) return part;
    const message = `${descriptor.name} stands before a required param, and so is required too`;
    readers.notes.warn(`${pointer}/params/${index}`, message);
    return { ...descriptor, required: true };
  });
}

function isRequired({ descriptor }: { readonly descriptor: ContentDescriptor }): boolean {
  return descriptor.required ?? false;
}

interface ExampleContext {
  /** Of the params. */
  readonly names: readonly string[];
  readonly isByName: boolean;
  readonly readers: Readers;
}

/** The values of an example in the order of the params: by their names, or by their places where they are called otherwise. */
function readExample(
  entry: Part<ExamplePairing>,
  pointer: string,
  { names, isByName, readers }: ExampleContext,
): Part<ExamplePairing>[] {
  const example = resolvePart(readers, entry, pointer);
  if (!example?.result) {
    if (example) readers.notes.warn(pointer, "the example has no result, and is left out");
    return [];
  }
  const values = (example.params ?? []).flatMap((value) => resolvePart<ExampleValue>(readers, value, pointer) ?? []);
  const isNamed = values.every(({ name }) => names.includes(name));
  const inOrder = isNamed ? names.map((name) => values.find((value) => value.name === name)) : values;
  // In a list a value that is left out leaves out what comes after it.
  const end = isByName ? -1 : inOrder.indexOf(undefined);
  const params = inOrder.slice(0, end === -1 ? names.length : end).filter((value) => value !== undefined);
  if (params.length < values.length) readers.notes.warn(pointer, "some values of the example belong to no param");
  if (isNamed && values.every((value, index) => value === params[index])) return [entry];
  const renamed = params.map((value, index) => (isNamed ? value : { ...value, name: names[index] ?? value.name }));
  return [{ ...example, params: renamed }];
}
