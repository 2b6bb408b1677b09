import { codeNames } from "../../front-end/names.js";
import type { NamedType, Type, UnionType } from "../model/client-model.js";
import { alignColumns } from "./align-columns.js";
import { goComment } from "./go-comment.js";
import { exportedName, typeName } from "./go-names.js";
import { type GoTypes, isInterface } from "./go-types.js";

/** A union that is only sent: an interface. */
export function printInterface(union: UnionType, types: GoTypes): string {
  const name = typeName(union.name);
  const options = [...new Set(flatten(union, types).map((type) => optionName(type, types)))];
  const comment = goComment(`${union.description}\n\nIt is one of ${options.join(", ")}.`, { name });
  return `${comment}type ${name} interface{ ${markOf(name)}() }\n`;
}

/** Types that implement interfaces: of values that have no type of their own, the type; of all, the methods. */
export function printImplementations(definitions: readonly NamedType[], types: GoTypes): string {
  const marks = new Map<string, Set<string>>();
  const own = new Map<string, string>();
  for (const union of definitions) {
    if (union.kind !== "union" || !isInterface(union)) continue;
    for (const type of flatten(union, types)) {
      const option = optionName(type, types);
      marks.set(option, (marks.get(option) ?? new Set()).add(typeName(union.name)));
      if (type.kind !== "named" && !runtimeTypes.has(option)) own.set(option, types.of(type));
    }
  }
  const declarations = [...own].map(([name, type]) => `// ${name} is an option of unions.\ntype ${name} ${type}\n\n`);
  const methods = [...marks].map(([option, unions]) =>
    alignColumns([...unions].map((union) => [`func (${option}) ${markOf(union)}()`, "{}"])),
  );
  return declarations.join("") + methods.join("\n");
}

/** A union that is received: a struct of which one member is set. */
export function printUnion(union: UnionType, types: GoTypes): string {
  const name = typeName(union.name);
  const distinct = new Map(union.options.map((option) => [`${types.of(option.type)} ${option.member}`, option]));
  const names = codeNames([...distinct.values()].map(({ type }) => fieldName(type)));
  const options = [...distinct.values()].map((option, index) => ({ ...option, field: names[index] as string }));
  const fields = options.map(({ type, field }) => `\t${field} ${types.optional(type)}\n`);
  const cases = options.map(({ type, member, field }) => {
    const condition = member === undefined ? "" : `hasMember(data, ${JSON.stringify(member)}) && `;
    return `\tif value, err := ${decoderOf(type, types)}(data); ${condition}err == nil {
\t\t*v = ${name}{${field}: ${needsAddress(type, types) ? "&value" : "value"}}
\t\treturn nil
\t}\n`;
  });
  const written = options.map(({ type, field }) => {
    return `\tif v.${field} != nil {\n\t\treturn json.Marshal(${types.convert(type, `v.${field}`, "wire")})\n\t}\n`;
  });
  return `${goComment(`${union.description}\n\nOne of its members is set.`, { name })}type ${name} struct {
${fields.join("\n")}}

// UnmarshalJSON finds out which member it is.
func (v *${name}) UnmarshalJSON(data []byte) error {
${cases.join("")}\treturn errors.New("none of the forms of ${name}")
}

// MarshalJSON writes the member that is set.
func (v ${name}) MarshalJSON() ([]byte, error) {
${written.join("")}\treturn []byte("null"), nil
}
`;
}

/** What reads a value from JSON. */
export function decoderOf(type: Type, types: GoTypes): string {
  if (type.kind === "quantity" || (type.kind === "nullable" && type.of.kind === "quantity")) return "decodeQuantity";
  if (!types.hasQuantity(type)) return `decodeJSON[${types.of(type)}]`;
  const wire = types.wire(type);
  const converted = types.convert(type, "value", "plain");
  const head = `func(data json.RawMessage) (${types.of(type)}, error)`;
  const steps = [`value, err := decodeJSON[${wire}](data)`, `return ${converted}, err`];
  // gofmt leaves short functions on one line.
  if (head.length + steps.join("; ").length <= 100 && !converted.includes("\n"))
    return `${head} { ${steps.join("; ")} }`;
  return `${head} {\n\t\t${steps[0]}\n\t\treturn ${types.convert(type, "value", "plain", "\t\t")}, err\n\t}`;
}

const runtimeTypes = new Set(["Address", "Hash", "Data", "Quantity"]);

function needsAddress(type: Type, types: GoTypes): boolean {
  return types.optional(type) !== types.of(type);
}

function markOf(union: string): string {
  return `is${union}`;
}

/** The options with those of unions among them. */
function flatten(union: UnionType, types: GoTypes): Type[] {
  return union.options.flatMap(({ type }) => {
    const target = type.kind === "named" ? types.named(type.name) : undefined;
    return target?.kind === "union" ? flatten(target, types) : [type];
  });
}

/** The type that stands for an option where values have methods. */
function optionName(type: Type, types: GoTypes): string {
  if (type.kind === "quantity") return "Quantity";
  if (type.kind === "hex" || type.kind === "named") return types.of(type);
  return fieldName(type);
}

function fieldName(type: Type): string {
  switch (type.kind) {
    case "named":
      return typeName(type.name);
    case "hex":
      return type.bytes === 20 ? "Address" : type.bytes === 32 ? "Hash" : "Data";
    case "list":
      return plural(fieldName(type.items));
    case "map":
      return `${fieldName(type.values)}Map`;
    case "nullable":
      return fieldName(type.of);
    default:
      return exportedName(type.kind);
  }
}

function plural(name: string): string {
  return /(?:s|sh|x)$/.test(name) ? `${name}es` : `${name}s`;
}
