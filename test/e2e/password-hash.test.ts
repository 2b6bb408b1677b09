import { scryptSync } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { findFreePort } from "../fakes/find-free-port.js";
import { createDashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { startProgram } from "./start-program.js";
import { useDataDir } from "./use-data-dir.js";

const folder = useDataDir();

/** 2 ** 14 and 16 in scrypt's terms: 32 MiB and about 0.1 s for each guess. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 67_108_864 };

it("passwords are stored as scrypt hashes that cost a guess 32 MiB", async () => {
  const { origin, stop } = await startProgram({ DATA_DIR: folder.dataDir, PORT: String(await findFreePort()) });
  const { password } = await joinAsSomebody(createDashboardClient(origin));
  await stop();

  const db = new DatabaseSync(join(folder.dataDir, "rootgate.sqlite"));
  const rows = db.prepare("select password from account where password is not null").all() as { password: string }[];
  db.close();
  const hashes = rows.map((row) => row.password.split(":"));
  expect(hashes.length).toBeGreaterThan(0);
  const fitting = hashes.filter(([salt = "", key]) => scryptSync(password, salt, 64, cost).toString("hex") === key);
  expect(fitting).toHaveLength(1);
});
