import { firstWords } from "../../front-end/names.js";

/** Words that no Python name may be, and the first param of methods. */
const reserved: ReadonlySet<string> = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is
  lambda nonlocal not or pass raise return self try while with yield`.split(/\s+/),
);

/** `eth_getBlockByNumber` as `eth_get_block_by_number`, `from` as `from_`, `_id` as `id`. */
export function pythonName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  const plain = words.toLowerCase();
  return reserved.has(plain) ? `${plain}_` : plain;
}

/** What every client and every batch has besides its methods. */
const functions: ReadonlySet<string> = new Set(["aclose", "batch", "close", "request", "with_options"]);

/** The name of a method's function. */
export function functionName(name: string): string {
  const plain = pythonName(name);
  return functions.has(plain) ? `${plain}_` : plain;
}

/** What types are made of: a member that is called so would hide it. */
const builtins: ReadonlySet<string> = new Set(["bool", "dict", "float", "int", "list", "str"]);

/** The name of an object's member. */
export function memberName(name: string): string {
  const plain = pythonName(name);
  return builtins.has(plain) ? `${plain}_` : plain;
}

/** Lines of the runtime are laid out for names about this long. */
const maxClassLetters = 30;

/** A name for a class: `Rock Gate 2` as `RockGate2`. */
export function className(name: string): string {
  return firstWords(name, maxClassLetters)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
