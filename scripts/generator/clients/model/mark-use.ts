import type { ClientModel, NamedType, Type } from "./client-model.js";

type Unmarked = Omit<NamedType, "isSent" | "isReceived">;

/** Says of each type whether values of it are sent and received; a type that nothing uses is neither. */
export function markUse(
  definitions: readonly Unmarked[],
  { methods, errors, notifications }: Pick<ClientModel, "methods" | "errors" | "notifications">,
): NamedType[] {
  const types = new Map((definitions as NamedType[]).map((type) => [type.name, type]));
  const sent = reach(
    types,
    methods.flatMap(({ params }) => params.map(({ type }) => type)),
  );
  const received = reach(types, [
    ...methods.flatMap(({ result, cases }) => [result, ...cases.map((entry) => entry.result)]),
    ...errors.flatMap(({ data }) => (data ? [data.type] : [])),
    ...notifications.map(({ type }) => type),
  ]);
  return [...types.values()].map((type) => ({
    ...type,
    isSent: sent.has(type.name),
    isReceived: received.has(type.name),
  }));
}

/** The names that types lead to. */
function reach(types: ReadonlyMap<string, NamedType>, from: readonly Type[]): Set<string> {
  const names = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === "list") visit(type.items);
    if (type.kind === "map") [type.names, type.values].forEach(visit);
    if (type.kind === "nullable") visit(type.of);
    if (type.kind !== "named" || names.has(type.name)) return;
    names.add(type.name);
    const target = types.get(type.name);
    if (target?.kind === "object") target.members.forEach((member) => visit(member.type));
    if (target?.kind === "union") target.options.forEach((option) => visit(option.type));
  };
  from.forEach(visit);
  return names;
}
