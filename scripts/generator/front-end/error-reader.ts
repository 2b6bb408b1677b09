import { isDeepStrictEqual } from "node:util";
import type { ErrorDeclaration, OpenRpcDocument, Reference } from "../openrpc-document.js";
import { componentName, isReference, lookUp } from "../resolve-reference.js";
import { typeNameOf } from "./names.js";
import type { Notes } from "./notes.js";

const pointer = "#/components/errors/";

/** Reads errors so that each is a component: what stands in methods is named by its message, two of one name by their codes, too. */
export class ErrorReader {
  readonly components: Record<string, ErrorDeclaration> = {};
  readonly #document: OpenRpcDocument;
  readonly #notes: Notes;
  /** New names of components whose own are none for a type. */
  readonly #renamed = new Map<string, string>();

  constructor(document: OpenRpcDocument, notes: Notes) {
    this.#document = document;
    this.#notes = notes;
    for (const [key, error] of Object.entries(document.components.errors))
      this.#renamed.set(key, this.#add(key, error));
  }

  /** Nothing for an error of another document. */
  read(error: ErrorDeclaration | Reference, place: string): Reference[] {
    if (!isReference(error)) return [{ $ref: pointer + this.#add(error.message, error) }];
    const name = error.$ref.startsWith(pointer) ? this.#renamed.get(componentName(error.$ref)) : undefined;
    if (name !== undefined) return [{ $ref: pointer + name }];
    const target = lookUp(this.#document, error.$ref) as ErrorDeclaration | undefined;
    if (target) return this.read(target, place);
    if (error.$ref.startsWith("#")) this.#notes.problem(place, `nothing stands at ${error.$ref}`);
    else this.#notes.warn(place, `${error.$ref} stands outside of the document, and is left out`);
    return [];
  }

  #add(text: string, error: ErrorDeclaration): string {
    const name = typeNameOf(text, "Error");
    const code = String(error.code).replace("-", "");
    for (const candidate of [name, `${name}${code}`, `${name}${code}Other`])
      if (isDeepStrictEqual((this.components[candidate] ??= error), error)) return candidate;
    return name;
  }
}
