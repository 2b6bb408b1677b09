import { isDeepStrictEqual } from "node:util";
import { mapChildSchemas } from "../child-schemas.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { isReference, lookUp, plainPointer } from "../resolve-reference.js";
import { Names, typeNameOf } from "./names.js";
import type { Notes } from "./notes.js";
import { plainSchema } from "./plain-schema.js";

const componentsPointer = "#/components/schemas/";

/**
 * Reads schemas so that whatever has a name is a component: what a reference leads to, wherever it stands, and what has a title and more
 * than a plain type. Components are named LikeThis; references lead to nothing else.
 */
export class SchemaReader {
  readonly components: Record<string, Schema> = {};
  readonly #document: OpenRpcDocument;
  readonly #notes: Notes;
  readonly #names = new Names();
  /** Names of components by the pointers that lead to them. */
  readonly #byPointer = new Map<string, string>();
  /** References that are being followed to their ends. */
  readonly #underWay = new Set<string>();
  /** The schemas of components as they stand in the document, by the components' names. */
  readonly #sources = new Map<string, Schema>();

  constructor(document: OpenRpcDocument, notes: Notes) {
    this.#document = document;
    this.#notes = notes;
    const declared = Object.entries(document.components.schemas);
    for (const [key, schema] of declared) this.#name(componentsPointer + escapeStep(key), key, schema);
    for (const [key] of declared) this.#readComponent(componentsPointer + escapeStep(key), key);
  }

  /** `place` is a JSON pointer, for notes. */
  read(value: unknown, place: string): Schema {
    if (typeof value === "boolean") return value ? {} : { not: {} };
    if (typeof value !== "object" || value === null) return {};
    const source = value as Schema;
    if (source.$ref !== undefined) return this.#readReference(source as Schema & { $ref: string }, place);
    return this.#componentOfTitle(source, place) ?? this.#readChildren(source, place);
  }

  #readChildren(source: Schema, place: string): Schema {
    const plain = plainSchema(source, place, this.#notes);
    return mapChildSchemas(plain, (child) => this.read(child, place));
  }

  #readReference({ $ref: written, ...beside }: Schema & { $ref: string }, place: string): Schema {
    const $ref = plainPointer(written);
    const name = this.#byPointer.get($ref) ?? this.#nameTarget($ref, place);
    if (name === undefined) return {};
    const { description, default: value, title: _, ...others } = beside;
    const ignored = Object.keys(others);
    if (ignored.length > 0) this.#notes.warn(place, `draft 7 ignores what stands beside $ref: ${ignored.join(", ")}`);
    return {
      $ref: componentsPointer + name,
      ...(description !== undefined && { description }),
      ...(value !== undefined && { default: value }),
    };
  }

  /** Makes a component of what stands elsewhere. */
  #nameTarget($ref: string, place: string): string | undefined {
    if (!$ref.startsWith("#")) {
      this.#notes.warn(place, `${$ref} stands outside of the document, and is taken for any value`);
      return undefined;
    }
    const target = lookUp(this.#document, $ref) as Schema | boolean | null | undefined;
    if (target === undefined || target === null || this.#underWay.has($ref)) {
      this.#notes.problem(place, target ? `${$ref} refers to itself` : `nothing stands at ${$ref}`);
      return undefined;
    }
    return isReference(target)
      ? this.#nameEnd($ref, plainPointer(target.$ref), place)
      : this.#nameSchema($ref, target as Schema);
  }

  /** A chain of references ends at one component, however it is reached. */
  #nameEnd($ref: string, next: string, place: string): string | undefined {
    this.#underWay.add($ref);
    const name = this.#byPointer.get(next) ?? this.#nameTarget(next, place);
    this.#underWay.delete($ref);
    if (name !== undefined) this.#byPointer.set($ref, name);
    return name;
  }

  #nameSchema($ref: string, target: Schema): string {
    const key = target.title ?? $ref.slice($ref.lastIndexOf("/") + 1);
    const known = this.#known(key, target);
    if (known !== undefined) this.#byPointer.set($ref, known);
    else this.#name($ref, key, target);
    return known ?? this.#readComponent($ref, key);
  }

  #componentOfTitle(source: Schema, place: string): Schema | undefined {
    if (typeof source.title !== "string" || !hasStructure(source)) return undefined;
    const known = this.#known(source.title, source);
    if (known !== undefined) return { $ref: componentsPointer + known };
    // Another one has the title: this one stays where it is.
    if (this.#sources.has(typeNameOf(source.title, "Type"))) return undefined;
    const pointer = `#titled/${source.title}`;
    const name = this.#name(pointer, source.title, source);
    this.#readComponent(pointer, place);
    return { $ref: componentsPointer + name };
  }

  #known(title: string, source: Schema): string | undefined {
    const name = typeNameOf(title, "Type");
    return isDeepStrictEqual(this.#sources.get(name), source) ? name : undefined;
  }

  #name(pointer: string, key: string, source: Schema): string {
    const name = this.#names.take(typeNameOf(key, "Type"));
    this.#byPointer.set(pointer, name);
    this.#sources.set(name, source);
    // Keeps its place while its parts are read.
    this.components[name] = {};
    return name;
  }

  #readComponent(pointer: string, place: string): string {
    const name = this.#byPointer.get(pointer) as string;
    const source = this.#sources.get(name) as Schema | boolean;
    const at = pointer.startsWith("#/") ? pointer.slice(1) : place;
    if (typeof source === "boolean" || isReference(source)) this.components[name] = this.read(source, at);
    else this.components[name] = this.#readChildren(source, at);
    return name;
  }
}

function hasStructure({ properties, items, anyOf, oneOf, allOf }: Schema): boolean {
  return [properties, items, anyOf, oneOf, allOf].some((part) => part !== undefined);
}

function escapeStep(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
