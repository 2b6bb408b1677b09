import { objectMembers } from "./object-members.js";
import type { ContentDescriptor, Method, OpenRpcDocument, ResultCases, Schema } from "./openrpc-document.js";
import { componentName, resolve } from "./resolve-reference.js";

/** A method's result for one value of the param that decides about it. */
export interface ResultCase {
  readonly param: ContentDescriptor;
  readonly value: boolean;
  /** The result's object, narrowed: `name` is `base` with another type of `member`. */
  readonly name: string;
  readonly base: string;
  readonly member: string;
  readonly memberType: string;
  /** The result's other forms, such as `NullValue`. */
  readonly others: readonly string[];
}

/** The cases of a method's result; none where no param decides about it. */
export function resultCasesOf(document: OpenRpcDocument, method: Method): ResultCase[] {
  const declared = method["x-result-cases"];
  if (!declared) return [];
  const param = method.params.map((entry) => resolve(document, entry)).find(({ name }) => name === declared.param);
  const { base, others } = splitResult(document, method, declared);
  if (!param || base === undefined) return [];
  return declared.cases.map(({ value, name, schema }) => ({
    param,
    value,
    name,
    base,
    member: declared.member,
    memberType: componentName(schema.$ref),
    others,
  }));
}

/** The component with the member that varies, and the result's other components. */
export function splitResult(document: OpenRpcDocument, method: Method, { member }: ResultCases) {
  const { schema } = resolve(document, method.result);
  const target: Schema = resolve<Schema>(document, schema);
  const options = (target.anyOf ?? [schema]).map(({ $ref = "" }) => $ref).filter((ref) => ref !== "");
  const has = ($ref: string) => Object.hasOwn(objectMembers(document, { $ref }).properties, member);
  const base = options.find(has);
  return {
    base: base === undefined ? undefined : componentName(base),
    memberOptions: base === undefined ? [] : optionsOf(document, base, member),
    others: options.filter((ref) => ref !== base).map(componentName),
  };
}

/** What a member of the component `base` may be. */
function optionsOf(document: OpenRpcDocument, base: string, member: string): Schema[] {
  const schema = objectMembers(document, { $ref: base }).properties[member];
  return (schema && resolve<Schema>(document, schema).anyOf) ?? [];
}
