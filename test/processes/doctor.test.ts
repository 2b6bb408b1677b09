import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { startProgram } from "../e2e/start-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { type MailServer, startMailServer } from "../fakes/mail-server.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import { storeKinds } from "../fakes/test-stores.js";

interface Finding {
  readonly check: string;
  readonly state: string;
  readonly text: string;
}

const main = join(__dirname, "../../dist/bundle/main.js");
const folder = useDataDir();

function run(env: Readonly<Record<string, string>>, ...args: string[]) {
  return new Promise<{ exitCode: unknown; findings: Finding[]; error: string }>((resolve) => {
    const options = { env: { PATH: process.env["PATH"], DATA_DIR: folder.dataDir, CONNECTIONS: "1000", ...env } };
    execFile(process.execPath, [main, "doctor", "--json", ...args], options, (failure, out, error) =>
      resolve({ exitCode: failure?.code ?? 0, findings: JSON.parse(out) as Finding[], error }),
    );
  });
}

/** The states of a check's findings, and their texts. */
const of = ({ findings }: { readonly findings: readonly Finding[] }, check: string): string[] =>
  findings.filter((finding) => finding.check === check).map(({ state, text }) => `${state}: ${text}`);

const inDatabase = <Result>(work: (db: InstanceType<typeof DatabaseSync>) => Result): Result => {
  const db = new DatabaseSync(join(folder.dataDir, "rootgate.sqlite"));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** A service that has been used, and has stopped. */
async function useService(): Promise<void> {
  const { stop } = await startProgram({ DATA_DIR: folder.dataDir });
  await stop();
}

it("finds nothing wrong with a service that runs, and says so by its exit code", async () => {
  const { origin, stop } = await startProgram({ DATA_DIR: folder.dataDir });
  const result = await run({ PUBLIC_URL: origin, TESTNET_BASE_URL: origin, MAINNET_BASE_URL: origin });
  await stop();

  expect([result.exitCode, result.error]).toEqual([0, ""]);
  expect(of(result, "settings")).toEqual(["ok: valid, for development"]);
  expect(of(result, "database")).toEqual([expect.stringMatching(/^ok: SQLite, connected in \d+ ms$/)]);
  expect(of(result, "tables")).toEqual(["ok: up to date"]);
  expect(of(result, "master secret")).toEqual(["ok: the one in DATA_DIR is the one that the database was used with"]);
  expect(of(result, "clock")).toEqual([expect.stringMatching(/^ok: 0\.\d s (ahead of|behind) the database's$/)]);
  expect(of(result, "disk")).toEqual([expect.stringMatching(/^ok: [\d.]+ GiB free in DATA_DIR /)]);
  expect(of(result, "file descriptors")).toEqual([expect.stringMatching(/^ok: \d+, for 1000 client connections$/)]);
  expect(of(result, "public URLs")).toEqual([`ok: ${origin} leads to a running service`]);
});

it("checks a place without a database, and leaves nothing there", async () => {
  const result = await run({ DATA_DIR: join(folder.dataDir, "new") });
  expect(result.exitCode).toBe(0);
  expect(of(result, "database")).toEqual(["skipped: there is none yet: the first start makes it"]);
  expect(of(await run({}), "database")).toEqual(["skipped: there is none yet: the first start makes it"]);
});

it("warns of a misspelt setting", async () => {
  expect(of(await run({ ROOTGATE_PORT: "1" }), "settings")).toEqual([expect.stringMatching(/^warning: .*PORT/)]);
});

it.each(storeKinds)("reads the tables, the secret and the clock on %s", async (kind, makeStore) => {
  const store = await makeStore();
  await store.open();
  const result = await run({ ...store.env, MASTER_SECRET: "a secret of at least 32 characters" });
  await store.remove();

  const expected = {
    database: `ok: ${kind}, connected in`,
    tables: "ok: up to date",
    "master secret": "ok: MASTER_SECRET is the one that the database was used with",
    clock: "ok: 0.",
  };
  for (const [check, text] of Object.entries(expected)) expect(of(result, check).join()).toContain(text);
  expect(result.exitCode).toBe(0);
});

it("fails for another master secret", async () => {
  await useService();
  const result = await run({ MASTER_SECRET: "another secret of at least 32 characters" });
  expect(of(result, "master secret")).toEqual([expect.stringMatching(/^failed: The database was used with another/)]);
  expect([result.exitCode, result.error]).toEqual([1, "rootgate: 1 of 11 checks failed\n"]);
});

it("names due migrations without doing them, and fails for a database of a newer version", async () => {
  await useService();
  const [{ name }] = inDatabase((db) =>
    db
      .prepare("delete from kysely_migration where name = (select max(name) from kysely_migration) returning name")
      .all(),
  ) as [{ name: string }];
  for (let count = 0; count < 2; count++)
    expect(of(await run({}), "tables")).toEqual([`warning: the next start migrates them: ${name}`]);

  inDatabase((db) => db.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')"));
  const result = await run({});
  expect(of(result, "tables")).toEqual([expect.stringMatching(/^failed: .* newer version .* 9999-later/)]);
  expect(result.exitCode).toBe(1);
});

describe("with nodes", () => {
  let chain: ScriptedNetwork;
  beforeEach(async () => {
    chain = await createScriptedNetwork({ nodes: 2 });
  });
  afterEach(() => chain.close());

  it("warns of a node that is away, and fails when no other is left", async () => {
    const env = { NETWORKS: "testnet", TESTNET_NODE_URL: chain.nodes.map(({ url }) => url).join() };
    const [first, second] = chain.nodes;
    if (!first || !second) throw new Error("no nodes");
    const [firstName, secondName] = [first, second].map(({ url }) => new URL(url).host);
    second.faults.isDead = true;
    const one = await run(env);
    expect(of(one, "nodes of testnet")).toEqual([`ok: ${firstName}: head 10`, `warning: ${secondName}: unreachable`]);
    expect(one.exitCode).toBe(0);

    first.faults.isDead = true;
    const none = await run(env);
    expect(of(none, "nodes of testnet")).toEqual([
      `failed: ${firstName}: unreachable`,
      `failed: ${secondName}: unreachable`,
    ]);
    expect(none.exitCode).toBe(1);
  });
});

describe("with a mail server", () => {
  let mails: MailServer;
  afterEach(() => mails.close());

  it("tries it, and sends a mail where it is told to", async () => {
    mails = await startMailServer();
    expect(of(await run({ SMTP_URL: mails.url }), "mail")).toEqual([
      "ok: the server accepts the log-in; --mail ADDRESS sends an e-mail",
    ]);
    expect(mails.heard).not.toContain("DATA");
    const sent = await run({ SMTP_URL: mails.url, MAIL_FROM: "a@example.org" }, "--mail", "ada@example.org");
    expect(of(sent, "mail")).toEqual(["ok: the server has taken an e-mail to ada@example.org"]);
    expect(mails.heard).toEqual(expect.arrayContaining(["RCPT TO:<ada@example.org>", "DATA"]));
  });

  it("fails if it refuses", async () => {
    mails = await startMailServer({ "RCPT TO": "550 nobody here" });
    const result = await run({ SMTP_URL: mails.url }, "--mail", "ada@example.org");
    expect([result.exitCode, of(result, "mail")]).toEqual([1, ["failed: the mail server refuses the recipient"]]);
  });
});

it("fails for public URLs that lead elsewhere", async () => {
  const other = createServer((_request, response) => response.end("welcome"));
  await once(other.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const urls = { PUBLIC_URL: url, TESTNET_BASE_URL: url, MAINNET_BASE_URL: url };
  const result = await run(urls);
  other.close();
  expect([result.exitCode, of(result, "public URLs")]).toEqual([
    1,
    [`failed: ${url}/healthz is served by another program`],
  ]);
});
