/** A method of any OpenRPC document, as far as mock mode needs it. */
export interface MockMethod {
  readonly name: string;
  /** In their order. */
  readonly paramNames: readonly string[];
  readonly examples: readonly MockExample[];
}

/** One call and its result. */
interface MockExample {
  /** In the order of the method's params; undefined where the example leaves one out. */
  readonly params: readonly unknown[];
  readonly result: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/** The methods of a document of OpenRPC, whoever wrote it. @throws Error when it is none. */
export function readMockMethods(document: unknown): MockMethod[] {
  if (!isObject(document) || typeof document["openrpc"] !== "string" || !Array.isArray(document["methods"]))
    throw new Error("not an OpenRPC document: it needs `openrpc` and `methods`");
  const follow = (value: unknown): Json => followReferences(document, value);
  return document["methods"].map((entry) => readMethod(follow(entry), follow));
}

function readMethod(method: Json, follow: (value: unknown) => Json): MockMethod {
  const paramNames = listOf(method["params"]).map((param) => String(follow(param)["name"]));
  const examples = listOf(method["examples"]).flatMap((entry) => {
    const { params, result } = follow(entry);
    return result === undefined
      ? []
      : [{ params: orderValues(listOf(params).map(follow), paramNames), result: follow(result)["value"] }];
  });
  if (examples.length > 0) return { name: String(method["name"]), paramNames, examples };
  const schema = follow(follow(method["result"])["schema"]);
  const known = [...listOf(schema["examples"]), ...("default" in schema ? [schema["default"]] : [])].slice(0, 1);
  return { name: String(method["name"]), paramNames, examples: known.map((result) => ({ params: [], result })) };
}

/** By their names, or by their places where they are called otherwise than the params. */
function orderValues(values: readonly Json[], names: readonly string[]): unknown[] {
  const isNamed = values.every(({ name }) => names.includes(String(name)));
  if (!isNamed) return values.map(({ value }) => value);
  return names.map((name) => values.find((value) => value["name"] === name)?.["value"]);
}

/** Longer than any chain of references that leads somewhere. */
const maxSteps = 16;

function followReferences(document: Json, value: unknown): Json {
  let at = value;
  for (let step = 0; step < maxSteps && isObject(at) && typeof at["$ref"] === "string"; step++)
    at = lookUpPointer(document, at["$ref"]);
  return isObject(at) ? at : {};
}

function lookUpPointer(document: Json, reference: string): unknown {
  if (!reference.startsWith("#/")) return undefined;
  let at: unknown = document;
  for (const step of reference.slice(2).split("/")) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Json)[name];
  }
  return at;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
