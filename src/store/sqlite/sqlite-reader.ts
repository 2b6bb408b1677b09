import type { SqliteFile } from "./sqlite-file.js";

/** A second connection to a file, opened by its first statement: most processes never need it. */
export function openSqliteReader(open: () => SqliteFile | Promise<SqliteFile>): Pick<SqliteFile, "execute" | "close"> {
  let opening: Promise<SqliteFile> | undefined;
  let isClosed = false;
  return {
    async execute(sql, parameters) {
      if (isClosed) throw new Error("the database is closed");
      opening ??= Promise.resolve(open());
      return (await opening).execute(sql, parameters);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await (await opening)?.close();
    },
  };
}
