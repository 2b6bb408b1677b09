import { codeNames, Names, typeNameOf } from "../../front-end/names.js";
import { objectMembers } from "../../object-members.js";
import type { OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { componentName, resolve } from "../../resolve-reference.js";
import type { Member, NamedType, Type, UnionOption } from "./client-model.js";
import { hexTypeOf } from "./hex-type.js";

type Definition = NamedType extends infer One
  ? One extends NamedType
    ? Omit<One, "isSent" | "isReceived">
    : never
  : never;

/** Reads schemas as types; those that need a name are collected in `definitions`. */
export class TypeReader {
  readonly definitions = new Map<string, Definition>();
  readonly #document: OpenRpcDocument;
  readonly #underWay = new Set<string>();
  readonly #names = new Names();

  constructor(document: OpenRpcDocument) {
    this.#document = document;
    for (const name of Object.keys(document.components.schemas)) this.#names.take(name);
  }

  /** `name` is what the schema is called if it needs a name and has none. */
  read(schema: Schema, name: string): Type {
    if (schema.$ref !== undefined) return this.#readComponent(componentName(schema.$ref));
    return this.#readNamed(schema, typeNameOf(name, "Type"));
  }

  #readComponent(name: string): Type {
    const schema = this.#document.components.schemas[name] ?? {};
    return schema.$ref === undefined ? this.#readNamed(schema, name) : this.read(schema, name);
  }

  /** `name` is a component's, or one for a type that stands inside of others, and is then used once. */
  #readNamed(schema: Schema, name: string): Type {
    const options = this.#optionsOf(schema);
    if (options.length > 0) return this.#readOptions(schema, { options, name });
    const choice = schema.const === undefined ? schema.enum : [schema.const];
    if (choice?.every((value): value is string => typeof value === "string"))
      return hexTypeOf(schema) ?? this.#readChoice(schema, choice, name);
    if (schema.type === "array") return { kind: "list", items: this.read(itemsOf(schema), `${name} item`) };
    const isObject = Object.keys(objectMembers(this.#document, schema).properties).length > 0;
    if (isObject || schema.properties) return this.#define(schema, name, (own) => this.#readObject(schema, own));
    const [only, another] = schema.allOf ?? [];
    if (only && !another) return this.read(only, name);
    if (schema.type === "object") return this.#readMap(schema, name);
    return readPlain(schema);
  }

  /** The members of an object, in the document's order. */
  membersOf(schema: Schema, name: string): Member[] {
    const { properties, required } = objectMembers(this.#document, schema);
    const names = codeNames(Object.keys(properties));
    return Object.entries(properties).map(([member, part], index) => ({
      name: member,
      codeName: names[index] as string,
      type: this.read(part, partName(name, member)),
      required: required.includes(member),
      description: part.description ?? resolve<Schema>(this.#document, part).description ?? "",
    }));
  }

  /** Options that only say which members are required have no types of their own. */
  #optionsOf(schema: Schema): Schema[] {
    const { anyOf, oneOf, properties, type } = schema;
    if (Array.isArray(type)) return type.map((one) => ({ ...schema, type: one }));
    return properties ? [] : (anyOf ?? oneOf ?? []);
  }

  #readOptions(schema: Schema, { options, name }: { options: readonly Schema[]; name: string }): Type {
    const isNull = (option: Schema) => resolve<Schema>(this.#document, option).type === "null";
    const others = options.filter((option) => !isNull(option));
    const [only, second] = others;
    if (!only) return { kind: "null" };
    const type = second
      ? this.#define(schema, name, (own) => ({
          kind: "union",
          name: own,
          description: schema.description ?? "",
          options: this.#readUnion(others, own),
        }))
      : this.read(only, name);
    return others.length < options.length ? { kind: "nullable", of: type } : type;
  }

  #readUnion(options: readonly Schema[], name: string): UnionOption[] {
    const objects = options.map((option) => objectMembers(this.#document, option));
    return options.map((option, index) => {
      const others = objects.filter((_, place) => place !== index);
      const isOwn = (member: string) => others.every(({ properties }) => !Object.hasOwn(properties, member));
      return { type: this.read(option, `${name} ${index + 1}`), member: objects[index]?.required.find(isOwn) };
    });
  }

  #readChoice(schema: Schema, values: readonly string[], name: string): Type {
    if (!Object.hasOwn(this.#document.components.schemas, name)) return { kind: "choice", values };
    return this.#define(schema, name, () => ({ kind: "choice", name, description: schema.description ?? "", values }));
  }

  #readObject(schema: Schema, name: string): Definition {
    const description = schema.description ?? "";
    return { kind: "object", name, description, members: this.membersOf(schema, name), base: undefined };
  }

  #readMap({ propertyNames = { type: "string" }, additionalProperties }: Schema, name: string): Type {
    const values = typeof additionalProperties === "object" ? additionalProperties : {};
    return { kind: "map", names: this.read(propertyNames, `${name} name`), values: this.read(values, `${name} value`) };
  }

  /** Each comes after its parts, but for those that contain it. */
  #define(schema: Schema, wanted: string, read: (name: string) => Definition): Type {
    const isComponent = this.#document.components.schemas[wanted] === schema;
    const name = isComponent ? wanted : this.#names.take(wanted);
    if (!this.definitions.has(name) && !this.#underWay.has(name)) {
      this.#underWay.add(name);
      this.definitions.set(name, read(name));
    }
    return { kind: "named", name };
  }
}

function readPlain(schema: Schema): Type {
  const { type } = schema;
  if (type === "string") return hexTypeOf(schema) ?? { kind: "text" };
  if (type === "boolean" || type === "integer" || type === "number" || type === "null") return { kind: type };
  return { kind: "any" };
}

/** From there on a name of several steps says less than its last one. */
const maxName = 40;

/** What a type inside of another one is called, if it needs a name. */
function partName(name: string, part: string): string {
  const whole = `${name} ${part}`;
  return whole.length > maxName ? part : whole;
}

/** What each element of a list is; those of a tuple differ. */
function itemsOf({ items = {} }: Schema): Schema {
  return Array.isArray(items) ? {} : items;
}
