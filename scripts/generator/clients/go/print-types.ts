import type { ClientModel, NamedType } from "../model/client-model.js";
import { type GoTypes, isInterface } from "./go-types.js";
import { printChoice, printObject } from "./print-objects.js";
import { printImplementations, printInterface, printUnion } from "./print-unions.js";

/** types.go: the document's objects, choices and unions, as far as something uses them. */
export function printTypes({ types: all }: ClientModel, types: GoTypes): string {
  const used = all.filter((type) => (type.isSent || type.isReceived) && !isNarrowed(type));
  return [...used.map((type) => printType(type, types)), printImplementations(used, types)].join("\n");
}

function printType(type: NamedType, types: GoTypes): string {
  if (type.kind === "object") return printObject(type, types);
  if (type.kind === "choice") return printChoice(type);
  return isInterface(type) ? printInterface(type, types) : printUnion(type, types);
}

/** An object that is another one but for a member: here that member is a union. */
function isNarrowed(type: NamedType): boolean {
  return type.kind === "object" && type.base !== undefined;
}
