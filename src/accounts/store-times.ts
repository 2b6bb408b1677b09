import type { DBAdapter, Where } from "better-auth/types";

/**
 * Stores times of the accounts library as times of the store, by wrapping the library's database adapter: the library takes the
 * machine's clock, which may be `aheadMs` ahead.
 */
export function withStoreTimes(adapter: DBAdapter, aheadMs: () => number): DBAdapter {
  const toStore = <Value>(value: Value): Value => shiftTimes(value, -aheadMs());
  const fromStore = async <Value>(value: Promise<Value>): Promise<Value> => shiftTimes(await value, aheadMs());
  const shiftWhere = <Query extends { where?: Where[] | undefined }>(query: Query): Query =>
    query.where ? { ...query, where: toStore(query.where) } : query;
  const shifted: DBAdapter = {
    ...adapter,
    create: (query) => fromStore(adapter.create({ ...query, data: toStore(query.data) })),
    findOne: (query) => fromStore(adapter.findOne(shiftWhere(query))),
    findMany: (query) => fromStore(adapter.findMany(shiftWhere(query))),
    count: (query) => adapter.count(shiftWhere(query)),
    update: (query) => fromStore(adapter.update({ ...shiftWhere(query), update: toStore(query.update) })),
    updateMany: (query) => adapter.updateMany({ ...shiftWhere(query), update: toStore(query.update) }),
    delete: (query) => adapter.delete(shiftWhere(query)),
    deleteMany: (query) => adapter.deleteMany(shiftWhere(query)),
    consumeOne: (query) => fromStore(adapter.consumeOne(shiftWhere(query))),
    transaction: (callback) => callback(shifted),
  };
  return shifted;
}

/** A copy in which every date is `byMs` later; the value itself where there is nothing to shift. */
function shiftTimes<Value>(value: Value, byMs: number): Value {
  if (byMs === 0) return value;
  if (value instanceof Date) return new Date(value.getTime() + byMs) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => shiftTimes(one, byMs)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shiftTimes(one, byMs)])) as Value;
}
