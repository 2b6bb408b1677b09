import { nearestName } from "../../config/nearest-name.js";
import { UsageError } from "../command.js";
import type { RemoteRequest } from "./remote-service.js";

interface ValueSchema {
  readonly type?: string;
  readonly anyOf?: readonly ValueSchema[];
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
}

/** An operation of the management API, as the service describes it. */
export interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly verb: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly members: Readonly<Record<string, ValueSchema>>;
  readonly requiredMembers: readonly string[];
  readonly hasBody: boolean;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
}

/** The operations of an OpenAPI description, in its order. */
export function readOperations(description: unknown): Operation[] {
  return Object.entries((description as Description).paths ?? {}).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { operationId, summary, parameters = [], requestBody }]) => {
      const { properties = {}, required = [] } = requestBody?.content["application/json"]?.schema ?? {};
      const body = { members: properties, requiredMembers: required, hasBody: requestBody !== undefined };
      return { id: operationId, summary, verb: verb.toUpperCase(), path, parameters, ...body };
    }),
  );
}

/** @throws UsageError for an unknown name */
export function findOperation(operations: readonly Operation[], id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  const meant = nearestName(
    id,
    operations.map((operation) => operation.id),
  );
  throw new UsageError(`unknown operation "${id}"${meant ? `; did you mean "${meant}"?` : ""}`);
}

/** The names that an operation takes, at last those that may be left out, in brackets. */
export function namesOf({ parameters, members, requiredMembers }: Operation): string {
  const names = [
    ...parameters.map(({ name, required }) => ({ name, required })),
    ...Object.keys(members).map((name) => ({ name, required: requiredMembers.includes(name) })),
  ];
  const optional = names.filter(({ required }) => !required).map(({ name }) => `[${name}]`);
  return [...names.filter(({ required }) => required).map(({ name }) => name), ...optional].join(" ");
}

/** The request for values such as `name=CI`. @throws UsageError for a value without a place */
export function buildRequest(operation: Operation, values: readonly string[]): RemoteRequest {
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let { path } = operation;
  for (const text of values) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === "") throw new UsageError(`"${text}" must be a name and a value, such as name=CI`);
    const parameter = operation.parameters.find((one) => one.name === name);
    const member = operation.members[name];
    if (parameter?.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (parameter) query.append(name, value);
    else if (member) body[name] = readValue(value, member);
    else throw new UsageError(`${operation.id} does not take "${name}"; it takes ${namesOf(operation) || "nothing"}`);
  }
  const [, missing] = /\{([^}]+)\}/.exec(path) ?? [];
  if (missing !== undefined) throw new UsageError(`${operation.id} needs ${missing}=…`);
  const search = query.size === 0 ? "" : `?${query.toString()}`;
  return { verb: operation.verb, path: `${path}${search}`, ...(operation.hasBody && { body }) };
}

/** A text as its schema has it: a list by commas, numbers, true, false and null as in JSON. */
function readValue(text: string, schema: ValueSchema): unknown {
  const types = (schema.anyOf ?? [schema]).map(({ type }) => type ?? "string");
  if (types.includes("null") && text === "null") return null;
  if (types.includes("array")) return text === "" ? [] : text.split(",").map((item) => item.trim());
  if (types.includes("string")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
