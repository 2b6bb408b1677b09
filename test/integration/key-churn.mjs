// A process that makes, rotates and revokes keys without end, and says on stdout what it begins and what is done.
// It is killed half-way: api-keys.test.ts looks at what is left.
import { writeSync } from "node:fs";
import { createChangeKeys } from "../../dist/src/accounts/key-changes.js";
import { createKeySecrets } from "../../dist/src/accounts/key-secrets.js";
import { createKeys } from "../../dist/src/accounts/keys.js";
import { openDatabase } from "../../dist/src/store/database.js";
import { createSqliteDialect } from "../../dist/src/store/sqlite/sqlite-dialect.js";
import { openSqliteFile } from "../../dist/src/store/sqlite/sqlite-file.js";

const [file, masterSecret, userId] = process.argv.slice(2);
const db = await openDatabase(createSqliteDialect(openSqliteFile(file)));
const keys = createKeys({
  db,
  secrets: createKeySecrets(masterSecret),
  now: () => new Date(),
  rotationGraceMs: 3_600_000,
  changeKeys: createChangeKeys(db),
  securityLog: { record: async () => undefined },
});
const say = (event) => writeSync(1, `${JSON.stringify(event)}\n`);

const live = (await keys.list(userId)).map(({ id }) => id);
for (let round = 0; ; round++) {
  const id = live[round % 4];
  if (live.length < 4) {
    say({ begin: "create" });
    const { id: created, text } = await keys.create({ userId, name: `key ${round}`, network: "testnet" });
    live.push(created);
    say({ done: "create", id: created, text });
  } else if (round % 3 === 0) {
    say({ begin: "revoke", id });
    await keys.revoke(userId, id);
    live.splice(live.indexOf(id), 1);
    say({ done: "revoke", id });
  } else {
    say({ begin: "rotate", id });
    const { text } = await keys.rotate(userId, id);
    say({ done: "rotate", id, text });
  }
}
