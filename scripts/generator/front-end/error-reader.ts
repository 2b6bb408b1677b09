import { isDeepStrictEqual } from "node:util";
import type { ErrorDeclaration, OpenRpcDocument, Reference } from "../openrpc-document.js";
import { componentName, isReference, lookUp } from "../resolve-reference.js";
import { typeNameOf } from "./names.js";

const pointer = "#/components/errors/";

/** Reads errors so that each is a component: what stands in methods is named by its message, two of one name by their codes, too. */
export class ErrorReader {
  readonly components: Record<string, ErrorDeclaration> = {};
  readonly #document: OpenRpcDocument;
  /** New names of components whose own are none for a type. */
  readonly #renamed = new Map<string, string>();

  constructor(document: OpenRpcDocument) {
    this.#document = document;
    for (const [key, error] of Object.entries(document.components.errors))
      this.#renamed.set(key, this.#add(key, error));
  }

  read(error: ErrorDeclaration | Reference): Reference {
    if (!isReference(error)) return { $ref: pointer + this.#add(error.message, error) };
    const name = error.$ref.startsWith(pointer) ? this.#renamed.get(componentName(error.$ref)) : undefined;
    if (name !== undefined) return { $ref: pointer + name };
    const target = lookUp(this.#document, error.$ref) as ErrorDeclaration | undefined;
    return target ? this.read(target) : error;
  }

  #add(text: string, error: ErrorDeclaration): string {
    const name = typeNameOf(String(text), "Error");
    const code = String(error.code).replace("-", "");
    for (const candidate of [name, `${name}${code}`, `${name}${code}Other`])
      if (isDeepStrictEqual((this.components[candidate] ??= error), error)) return candidate;
    return name;
  }
}
