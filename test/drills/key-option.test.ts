import { createWorkspace } from "../generated/workspace.js";

const migration = `import type { Kysely, Migration } from "kysely";

export const quietKeys: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("api_key")
      .addColumn("is_quiet", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
`;

describe("another option of API keys", () => {
  const workspace = createWorkspace();
  const change = (path: string, from: string, to: string) => {
    const before = workspace.read(path);
    expect(before).toContain(from);
    workspace.write(path, before.replace(from, to));
  };
  /** The files that the compiler finds something in, in the service and in the dashboard. */
  const named = async () => {
    const outputs = [await workspace.typecheck(), await workspace.compile("src/web")].map(({ output }) => output);
    return new Set(outputs.flatMap((output) => output.match(/^src\/[\w/.-]+/gm) ?? []));
  };

  beforeAll(() => {
    workspace.write("src/store/migrations/0099-quiet-keys.ts", migration);
    const imported = 'import { quietKeys } from "./migrations/0099-quiet-keys.js";';
    change("src/store/database.ts", "import type { Schema }", `${imported}\n$&`);
    change("src/store/database.ts", "Readonly<Record<string, Migration>> = {", '$&\n  "0099-quiet-keys": quietKeys,');
    change("src/store/schema.ts", "  logs_params: Generated<number>;", "$&\n  is_quiet: Generated<number>;");
    change("src/accounts/key-options.ts", "export interface KeyOptions {", "$&\n  readonly isQuiet: boolean;");
  });

  afterAll(() => workspace.remove());

  it("is a column and a member of one type, and the compiler names where to say how it is stored, checked and chosen", async () => {
    expect(await named()).toEqual(
      new Set([
        "src/accounts/key-options.ts",
        "src/http/api/key-option-schemas.ts",
        "src/web/parts/key-option-fields.tsx",
      ]),
    );
  });

  it("is complete with a line in each of them", async () => {
    change("src/accounts/key-options.ts", 'logsParams: "flag",', '$&\n  isQuiet: "flag",');
    change(
      "src/http/api/key-option-schemas.ts",
      "  logsParams: {",
      "  isQuiet: { taken: z.boolean(), returned: z.boolean() },\n$&",
    );
    const field = '  isQuiet: { show: (apiKey) => String(apiKey?.isQuiet), read: (text) => text === "true" },\n';
    change("src/web/parts/key-option-fields.tsx", "  logsParams: {", `${field}$&`);

    expect(await named()).toEqual(new Set());
  });

  it("is stored, returned, changed, and checked in bodies", async () => {
    await workspace.buildService();

    workspace.write(
      "drill.mjs",
      `
      import { createKeySecrets } from "./dist/src/accounts/key-secrets.js";
      import { createKeys } from "./dist/src/accounts/keys.js";
      import { createChangeKeys } from "./dist/src/accounts/key-changes.js";
      import { changeBody, createBody } from "./dist/src/http/api/key-bodies.js";
      import { apiKey } from "./dist/src/http/api/result-schemas.js";
      import { readSettings } from "./dist/src/config/read-settings.js";
      import { openStore } from "./dist/src/store/open-store.js";
      const db = await openStore(readSettings({ DATA_DIR: "./data" }));
      const at = new Date().toISOString();
      await db.insertInto("user").values({ id: "u", name: "u", email: "u@example.org", emailVerified: 1, image: null, createdAt: at, updatedAt: at }).execute();
      const keys = createKeys({
        db,
        secrets: createKeySecrets("a master secret of at least 32 characters"),
        now: () => new Date(),
        rotationGraceMs: 0,
        changeKeys: createChangeKeys(db),
        securityLog: { record: async () => undefined },
      });
      const { isQuiet } = createBody.parse({ name: "k", network: "Testnet", isQuiet: true });
      const { id, isQuiet: created } = await keys.create({ userId: "u", name: "k", network: "testnet", isQuiet });
      const { isQuiet: changed } = await keys.change("u", id, changeBody.parse({ isQuiet: false }));
      console.log(JSON.stringify({
        created,
        changed,
        unchanged: (await keys.change("u", id, { name: "other" })).isQuiet,
        refused: changeBody.safeParse({ isQuiet: "yes" }).success,
        isReturned: "isQuiet" in apiKey.shape,
      }));
      await db.destroy();`,
    );
    const { output } = await workspace.run("drill.mjs");

    expect(JSON.parse(output)).toEqual({
      created: true,
      changed: false,
      unchanged: false,
      refused: false,
      isReturned: true,
    });
  });
});
