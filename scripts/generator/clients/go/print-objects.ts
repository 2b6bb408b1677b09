import { codeNames } from "../../front-end/names.js";
import type { ChoiceType, Member, ObjectType } from "../model/client-model.js";
import { alignColumns } from "./align-columns.js";
import { goComment } from "./go-comment.js";
import { exportedName, typeName } from "./go-names.js";
import type { GoTypes } from "./go-types.js";

/** A struct, with its form on the wire where it has quantities. */
export function printObject(object: ObjectType, types: GoTypes): string {
  const name = typeName(object.name);
  const fields = object.members.map((member) => {
    const comment = goComment(member.description, { indent: "\t" });
    return `${comment}\t${fieldOf(member)} ${typeOf(member, types)} ${tagOf(member)}\n`;
  });
  const comment = goComment(object.description, { name });
  return `${comment}type ${name} struct {\n${fields.join("\n")}}\n${printWire(object, types)}`;
}

/** A string type with a constant for each value. */
export function printChoice({ name, description, values }: ChoiceType): string {
  const type = typeName(name);
  const names = codeNames(values);
  const constants = values.map((value, index) => [type + exportedName(names[index] ?? value), value] as const);
  const lines = constants.map(([constant, value]) => [constant, `${type} = ${JSON.stringify(value)}`]);
  return `${goComment(description, { name: type })}type ${type} string

// The values of ${type}.
const (
${alignColumns(lines, "\t")})
`;
}

/** Quantities shadow their members: encoding/json takes the outer one of two with the same name. */
function printWire(object: ObjectType, types: GoTypes): string {
  const members = object.members.filter(({ type }) => types.hasQuantity(type));
  if (members.length === 0) return "";
  const name = typeName(object.name);
  const plain = `plain${name}`;
  const wire = `wire${name}`;
  const fields = members.map((member) => [fieldOf(member), types.wire(member.type), tagOf(member)]);
  const assign = (target: string, source: string, to: "wire" | "plain") =>
    members.map((one) => {
      const value = types.convert(one.type, `${source}.${fieldOf(one)}`, to);
      return `\t${target}.${fieldOf(one)} = ${value}\n`;
    });
  return `
type ${plain} ${name}

type ${wire} struct {
\t*${plain}
${alignColumns(fields, "\t")}}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *${name}) UnmarshalJSON(data []byte) error {
\twire := ${wire}{${plain}: (*${plain})(v)}
\tif err := json.Unmarshal(data, &wire); err != nil {
\t\treturn err
\t}
${assign("v", "wire", "plain").join("")}\treturn nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v ${name}) MarshalJSON() ([]byte, error) {
\twire := ${wire}{${plain}: (*${plain})(&v)}
${assign("wire", "v", "wire").join("")}\treturn json.Marshal(wire)
}
`;
}

function fieldOf({ codeName }: Member): string {
  return exportedName(codeName);
}

function typeOf({ type, required }: Member, types: GoTypes): string {
  return required ? types.of(type) : types.optional(type);
}

function tagOf({ name, required }: Member): string {
  return `\`json:"${name}${required ? "" : ",omitempty"}"\``;
}
