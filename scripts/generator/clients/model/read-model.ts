import { endpointOf } from "../../endpoint.js";
import { codeNames } from "../../front-end/names.js";
import type { ContentDescriptor, Method, OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { resolve } from "../../resolve-reference.js";
import { type ResultCase, resultCasesOf } from "../../result-cases.js";
import { transportOf } from "../../transport-of.js";
import type { ClientModel, ModelError, ModelMethod, Notification, ObjectType, Type } from "./client-model.js";
import { markUse } from "./mark-use.js";
import { readFacts } from "./read-facts.js";
import { TypeReader } from "./type-reader.js";

/** Reads the document for clients, whatever their language. */
export function readModel(document: OpenRpcDocument): ClientModel {
  const reader = new TypeReader(document);
  // First, so that types come in the document's order.
  for (const name of Object.keys(document.components.schemas))
    reader.read({ $ref: `#/components/schemas/${name}` }, name);
  const names = codeNames(document.methods.map(({ name }) => name));
  const methods = document.methods.map((method, index) => ({
    ...readMethod(document, reader, method),
    codeName: names[index] as string,
  }));
  const errors = readErrors(document, reader);
  const notifications = document.methods.flatMap((method) => readNotifications(method, reader));
  return {
    title: document.info.title,
    version: document.info.version,
    endpoint: endpointOf(document),
    types: markUse([...reader.definitions.values()], { methods, errors, notifications }),
    methods,
    errors,
    notifications,
    facts: readFacts(document),
  };
}

function readMethod(document: OpenRpcDocument, reader: TypeReader, method: Method): Omit<ModelMethod, "codeName"> {
  const params = method.params.map((entry) => resolve<ContentDescriptor>(document, entry));
  const result = resolve<ContentDescriptor>(document, method.result);
  const names = codeNames(params.map(({ name }) => name));
  const inside = (part: string) => `${method.name}_${part}`;
  return {
    name: method.name,
    summary: method.summary ?? "",
    description: method.description ?? "",
    isByName: method.paramStructure === "by-name",
    params: params.map(({ name, schema, required = false, description = "" }, index) => ({
      name,
      codeName: names[index] as string,
      type: reader.read(schema, inside(name)),
      required,
      description,
      default: schema.default,
    })),
    result: reader.read(result.schema, inside("result")),
    cases: resultCasesOf(document, method).map((entry) => ({
      param: entry.param.name,
      value: entry.value,
      result: readCase(document, reader, entry),
    })),
    isDeprecated: method.deprecated ?? false,
    transport: transportOf(method),
  };
}

/** The type of a result's case: the narrowed object, as a type of its own, and `null` where the result may be that. */
function readCase(document: OpenRpcDocument, reader: TypeReader, entry: ResultCase): Type {
  const { name, base, member, memberType, others } = entry;
  const { members } = reader.definitions.get(base) as ObjectType;
  const narrowed = reader.read({ $ref: `#/components/schemas/${memberType}` }, memberType);
  reader.definitions.set(name, {
    kind: "object",
    name,
    description: `${base} as it is when \`${entry.param.name}\` is \`${entry.value}\`.`,
    members: members.map((part) => (part.name === member ? { ...part, type: narrowed } : part)),
    base,
  });
  const isNull = (other: string) => (document.components.schemas[other] as Schema).type === "null";
  const type: Type = { kind: "named", name };
  return others.some(isNull) ? { kind: "nullable", of: type } : type;
}

function readErrors(document: OpenRpcDocument, reader: TypeReader): ModelError[] {
  return Object.entries(document.components.errors).map(([name, { code, message }]) => {
    const data = document["x-error-data"]?.[name];
    return {
      name,
      code,
      message,
      meaning: document["x-error-descriptions"]?.[name] ?? "",
      data: data && { type: reader.read(data.schema, `${name}Data`), required: data.required },
      retry: document["x-error-retry"]?.[name] ?? "never",
    };
  });
}

function readNotifications(method: Method, reader: TypeReader): Notification[] {
  return Object.entries(method["x-notifications"] ?? {}).map(([kind, schema]) => ({
    kind,
    method: method.name,
    type: reader.read(schema, `${method.name}_${kind}`),
  }));
}
