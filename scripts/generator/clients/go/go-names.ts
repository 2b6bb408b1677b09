/** Words that Go writes in capitals. */
const initialisms = new Set(["id", "url", "http", "json", "rpc"]);

/** A name of the document as an exported Go name: `eth_getBlockByHash` as `EthGetBlockByHash`, `_id` as `ID`. */
export function exportedName(name: string): string {
  return wordsOf(name).map(capitalize).join("");
}

/** What the runtime exports. */
const runtimeNames = new Set([
  "Address",
  "Batch",
  "Client",
  "ConnectionError",
  "Data",
  "Error",
  "ErrorCode",
  "HTTP",
  "Hash",
]);
for (const name of [
  "KeyRevoked",
  "Malformed",
  "Network",
  "Option",
  "Problem",
  "Quantity",
  "Result",
  "Subscription",
  "Timeout",
])
  runtimeNames.add(name);

/** A type's name, apart from those of the runtime. */
export function typeName(name: string): string {
  const exported = exportedName(name);
  return runtimeNames.has(exported) ? `${exported}Value` : exported;
}

/** A method's name, apart from the functions that every client or batch has. */
export function functionName(name: string): string {
  const exported = exportedName(name);
  return ["Batch", "Call", "Format", "Send"].includes(exported) ? `${exported}Method` : exported;
}

/** Words that mean something in Go, or in the generated functions. */
const taken = new Set(["break", "case", "chan", "const", "continue", "default", "defer", "else", "fallthrough", "for"]);
for (const word of ["func", "go", "goto", "if", "import", "interface", "map", "package", "range", "return", "select"])
  taken.add(word);
for (const word of ["struct", "switch", "type", "var", "nil", "any", "ctx", "b", "c"]) taken.add(word);
// What the generated functions call, or name types by.
for (const word of [
  "add",
  "big",
  "bool",
  "context",
  "convertList",
  "convertMap",
  "decodeJSON",
  "decodeQuantity",
  "error",
])
  taken.add(word);
for (const word of ["float64", "int64", "json", "quantity", "request", "send", "string"]) taken.add(word);

/** The same for a param. */
export function paramName(name: string): string {
  const [first = "", ...others] = wordsOf(name);
  const joined = [first.charAt(0).toLowerCase() + first.slice(1), ...others.map(capitalize)].join("");
  return taken.has(joined) ? `${joined}Param` : joined;
}

/** `Rock Gate 2` as the name of a package: `rockgate2`. */
export function packageNameOf(title: string): string {
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return /^[a-z]/.test(name) ? name : `rpc${name}`;
}

/** A module path for a `replace` directive: nobody can publish under `.internal`. */
export function modulePathOf(title: string): string {
  const name = packageNameOf(title);
  return `${name}.internal/${name}`;
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
}

function capitalize(word: string): string {
  return initialisms.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}
