import { type DocumentParam, type MethodFacts, resolveSchema, type Schema } from "./document.js";

/** Whether params are what the document and section 1 of the contract allow: `null` stands for what is optional and absent. */
export function fitParams({ params, paramChecks }: MethodFacts, given: readonly unknown[]): boolean {
  if (given.length > params.length) return false;
  return params.every((param, index) => {
    const value = given[index] ?? undefined;
    if (value === undefined && !param.required) return true;
    return value !== undefined && paramChecks[index]?.(withoutNulls(param, value)) === true;
  });
}

/** `value` without members that are `null`, unless they are required. */
function withoutNulls({ schema }: Pick<DocumentParam, "schema">, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { required = [], properties = {}, propertyNames, additionalProperties } = resolveSchema(schema);
  if (propertyNames && additionalProperties) {
    const members = Object.entries(value).map(([name, member]) => [
      name,
      withoutNulls({ schema: additionalProperties }, member),
    ]);
    return Object.fromEntries(members);
  }
  if (!takesObjects(schema)) return value;
  const kept = Object.entries(value).filter(([name, member]) => member !== null || required.includes(name));
  return Object.fromEntries(
    kept.map(([name, member]) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, inner ? withoutNulls({ schema: inner }, member) : member];
    }),
  );
}

function takesObjects(schema: Schema): boolean {
  const { type, anyOf = [] } = resolveSchema(schema);
  return type === "object" || anyOf.some(takesObjects);
}
