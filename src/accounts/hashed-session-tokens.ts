import { createHash } from "node:crypto";
import type { DBAdapter, Where } from "better-auth/types";

/**
 * Stores digests instead of session tokens, by wrapping the library's database adapter. A row found by its token is returned with
 * the token, other rows with the digest, which is useless to log in.
 */
export function withHashedSessionTokens(adapter: DBAdapter): DBAdapter {
  const hashed: DBAdapter = {
    ...adapter,
    create: async (query) => {
      const { token } = query.data as { token?: unknown };
      if (query.model !== "session" || typeof token !== "string") return adapter.create(query);
      return withToken(await adapter.create({ ...query, data: { ...query.data, token: digest(token) } }), token);
    },
    findOne: async (query) => withToken(await adapter.findOne(hashWhere(query)), tokenOf(query)),
    findMany: (query) => adapter.findMany(hashWhere(query)),
    count: (query) => adapter.count(hashWhere(query)),
    update: async (query) => withToken(await adapter.update(hashWhere(query)), tokenOf(query)),
    updateMany: (query) => adapter.updateMany(hashWhere(query)),
    delete: (query) => adapter.delete(hashWhere(query)),
    deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
    consumeOne: async (query) => withToken(await adapter.consumeOne(hashWhere(query)), tokenOf(query)),
    transaction: (callback) => callback(hashed),
  };
  return hashed;
}

interface Query {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

function hashWhere<Q extends Query>(query: Q): Q {
  if (query.model !== "session" || !query.where) return query;
  return { ...query, where: query.where.map(hashCondition) };
}

function hashCondition(condition: Where): Where {
  const { field, value } = condition;
  if (field !== "token") return condition;
  return {
    ...condition,
    value: Array.isArray(value) ? value.map((token) => digest(String(token))) : digest(String(value)),
  };
}

function tokenOf({ model, where }: Query): string | undefined {
  const value = model === "session" ? where?.find(({ field }) => field === "token")?.value : undefined;
  return typeof value === "string" ? value : undefined;
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return row && token !== undefined ? { ...row, token } : row;
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
