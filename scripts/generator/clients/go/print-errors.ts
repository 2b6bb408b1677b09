import type { ClientModel, ModelError } from "../model/client-model.js";
import { goComment } from "./go-comment.js";
import { exportedName } from "./go-names.js";
import type { GoTypes } from "./go-types.js";

/** error_kinds.go: a code and a type for each error of the document. */
export function printErrors({ errors }: ClientModel, types: GoTypes): string {
  const codes = errors.map(({ name, code, meaning }) => {
    const constant = `Err${exportedName(name)}`;
    return `${goComment(meaning, { name: constant, indent: "\t" })}\t${constant} ErrorCode = ${code}\n`;
  });
  const distinct = errors.filter(({ code }, index) => errors.findIndex((one) => one.code === code) === index);
  return `// The codes of errors, for errors.Is.
const (${codes.length > 0 ? `\n${codes.join("\n")}` : ""})
${errors.length > 0 ? "\n" : ""}${errors.map((error) => printError(error, types)).join("\n")}
// newError returns the type of a single error; an *Error where there is none.
func newError(cause *Error) error {
\tswitch ErrorCode(cause.Code) {
${distinct.map((error) => printCase(error, types)).join("")}\tdefault:
\t\treturn cause
\t}
}
`;
}

function printError({ name, code, message, data }: ModelError, types: GoTypes): string {
  const type = errorType(name, types);
  const field = data
    ? `\n\t// Data is nil where the error came without it.\n\tData ${types.optional(data.type)}\n`
    : "";
  return `// ${type} is the error ${code}, ${JSON.stringify(message)}: what errors.As finds.
type ${type} struct {
\tfailure
${field}}
`;
}

function printCase({ name, data }: ModelError, types: GoTypes): string {
  const decoded = data ? `, dataOf[${types.optional(data.type)}](cause)` : "";
  return `\tcase Err${exportedName(name)}:\n\t\treturn &${errorType(name, types)}{failure{cause}${decoded}}\n`;
}

/** The type of an error, apart from the objects of the document. */
function errorType(name: string, types: GoTypes): string {
  const type = `${exportedName(name)}Error`;
  return types.isTaken(type) ? `${exportedName(name)}Failure` : type;
}
