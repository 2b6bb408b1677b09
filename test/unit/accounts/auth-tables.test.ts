import { getAuthTables } from "better-auth/db";
import { twoFactor } from "better-auth/plugins/two-factor";
import { openDatabase } from "../../../src/store/database.js";
import { createSqliteDialect } from "../../../src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../../src/store/sqlite/sqlite-file.js";

/** How the library's types stand in the tables: dates as ISO text, booleans as 0 and 1. */
const columnTypes: Readonly<Record<string, string>> = {
  string: "TEXT",
  date: "TEXT",
  boolean: "INTEGER",
  number: "INTEGER",
};

it("the tables have every column that the accounts library wants, required ones not null", async () => {
  const db = await openDatabase(createSqliteDialect(openSqliteFile(":memory:")));
  const present = await db.introspection.getTables();
  for (const { modelName, fields } of Object.values(getAuthTables({ plugins: [twoFactor()] }))) {
    const columns = present.find(({ name }) => name === modelName)?.columns ?? [];
    expect(columns.find(({ name }) => name === "id")).toMatchObject({ dataType: "TEXT" });
    for (const [key, { type, required, fieldName = key }] of Object.entries(fields)) {
      const column = columns.find(({ name }) => name === fieldName);
      const isNullable = required !== true;
      const found = [modelName, fieldName, column?.dataType.toUpperCase(), column?.isNullable];
      expect(found).toEqual([modelName, fieldName, columnTypes[type as string], isNullable]);
    }
  }
  await db.destroy();
});
