import { type ChildProcess, execFile, spawn } from "node:child_process";
import { join } from "node:path";
import type { User } from "../../src/accounts/users.js";
import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readMail,
} from "../integration/dashboard-client.js";
import { bothNetworks, type RpcAnswer, startTestService, type TestService } from "../integration/start-test-service.js";
import { totpCode } from "../integration/totp-code.js";

let test: TestService;
let client: DashboardClient;
let person: Person;

beforeAll(async () => {
  test = await startTestService(bothNetworks);
  client = createDashboardClient(test.origin);
  person = await joinAsSomebody(client);
});

afterAll(() => test.stop());

const main = join(__dirname, "../../dist/bundle/main.js");

/** Runs the program on the running service's data. */
async function run(...args: string[]) {
  return runWith({ DATA_DIR: test.dataDir }, args);
}

const runWith = (env: Record<string, string>, args: readonly string[]) =>
  new Promise<{ exitCode: unknown; out: string; error: string }>((resolve) => {
    const options = { env: { PATH: process.env["PATH"], ...env } };
    execFile(process.execPath, [main, ...args], options, (failure, out, error) =>
      resolve({ exitCode: failure?.code ?? 0, out, error }),
    );
  });

const post = (keyText: string, body: unknown): Promise<Response> =>
  fetch(`${test.origin}/${keyText}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const statusOf = async (keyText: string): Promise<number> =>
  (await post(keyText, { jsonrpc: "2.0", id: 1, method: "eth_chainId" })).status;

async function untilStatusIs(status: number, keyText: string): Promise<void> {
  while ((await statusOf(keyText)) !== status) await new Promise((resolve) => setTimeout(resolve, 20));
}

const linesOf = <Line = object>(out: string): Line[] =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const quotasOf = async (...args: string[]) => {
  const { dailyRequests, monthlyRequests } = JSON.parse(
    (await run("users", "set-quota", person.email, "--json", ...args)).out,
  ) as User;
  return [dailyRequests, monthlyRequests];
};

describe("users", () => {
  it("are listed, as a table and as JSON, without secrets", async () => {
    const table = await run("users", "list");
    expect([table.exitCode, table.error]).toEqual([0, ""]);
    expect(table.out).toMatch(/^ID +E-MAIL +CREATED +STATE\n/);
    expect(table.out).toContain(person.email);
    const list = linesOf<User>((await run("users", "list", "--json")).out);
    expect(list.find(({ email }) => email === person.email)).toEqual({
      id: expect.any(String),
      email: person.email,
      name: "Somebody",
      emailVerified: true,
      twoFactorEnabled: false,
      isOperator: false,
      createdAt: expect.stringMatching(/Z$/),
      disabledAt: null,
      dailyRequests: null,
      monthlyRequests: null,
    });
  });

  it("are disabled and enabled, and the service follows", async () => {
    const key = await client.post("/api/keys", { name: "mine", network: "Testnet" });
    expect(await statusOf(key.text)).toBe(200);
    expect((await run("users", "disable", person.email.toUpperCase())).out).toBe(`${person.email} is disabled.\n`);

    await untilStatusIs(401, key.text);
    expect((await client.ask("GET", "/api/me")).status).toBe(204);
    expect((await run("users", "enable", person.email)).exitCode).toBe(0);
    await untilStatusIs(200, key.text);
    await client.post("/api/auth/sign-in/email", person);
    await client.ask("DELETE", `/api/keys/${key.id}`);
  });

  it("are given quotas, and the service's again", async () => {
    expect(await quotasOf("--daily", "100", "--monthly", "2000")).toEqual([100, 2_000]);
    expect(await quotasOf("--monthly", "default")).toEqual([100, null]);
    expect(await quotasOf("--daily=default")).toEqual([null, null]);
  });

  it("are served soon after a spent quota is raised", async () => {
    const key = await client.post("/api/keys", { name: "spent", network: "Testnet" });
    await quotasOf("--daily", "50");
    const requests = Array.from({ length: 100 }, (_, id) => ({ jsonrpc: "2.0", id, method: "eth_chainId" }));
    const answers = (await (await post(key.text, requests)).json()) as RpcAnswer[];
    expect(answers.at(-1)).toMatchObject({ error: { code: -32029 } });

    await quotasOf("--daily", "200");
    // Refusals are repeated from memory for a quarter of a second.
    let next = await post(key.text, requests[0]);
    while ("error" in ((await next.clone().json()) as RpcAnswer)) next = await post(key.text, requests[0]);
    expect(await next.json()).toMatchObject({ result: "0x1f" });
    expect(next.headers.get("ratelimit-policy")).toContain("q=200;");
    await quotasOf("--daily=default");
    await client.ask("DELETE", `/api/keys/${key.id}`);
  });
});

describe("operators", () => {
  const jsonOf = async <Result>(...args: string[]) => JSON.parse((await run(...args, "--json")).out) as Result;
  const logIn = (email: string, password: string) =>
    createDashboardClient(test.origin).ask("POST", "/api/auth/sign-in/email", { body: { email, password } });

  it("create an account that can log in, verify, and delete it with its keys", async () => {
    const { password } = await jsonOf<{ password: string }>("users", "create", "New@Example.org", "--name", "New");
    expect((await logIn("new@example.org", password)).status).toBe(200);
    const again = await run("users", "create", "new@example.org");
    expect([again.exitCode, again.error]).toEqual([1, "rootgate: there is already a user new@example.org\n"]);

    const key = await jsonOf<{ url: string; text: string }>(
      "keys",
      "create",
      "new@example.org",
      "--network",
      "testnet",
      "--name",
      "first",
    );
    expect(key.url).toMatch(new RegExp(`^http://.*/${key.text}$`));
    expect(await statusOf(key.text)).toBe(200);
    for (const name of ["second", "third", "fourth"])
      await run("keys", "create", "new@example.org", "--network", "mainnet", "--name", name);
    const fifth = await run("keys", "create", "new@example.org", "--network", "mainnet", "--name", "fifth");
    expect([fifth.exitCode, fifth.error]).toEqual([1, "rootgate: a user may have up to 4 API keys\n"]);
    expect((await run("users", "show", "new@example.org")).out).toContain("second");

    expect((await run("users", "delete", "new@example.org")).exitCode).toBe(2);
    expect(await statusOf(key.text)).toBe(200);
    expect((await run("users", "delete", "new@example.org", "--yes")).out).toBe("new@example.org is deleted.\n");
    await untilStatusIs(401, key.text);
    expect((await logIn("new@example.org", password)).status).toBe(401);
    await test.service.accounts.mail.delivery.settled();
    expect(await readMail(client, "new@example.org", "account was deleted")).toContain("deleted");
  });

  it("verify an e-mail", async () => {
    const body = { name: "Late", email: "late@example.org", password: "correct horse battery" };
    await createDashboardClient(test.origin).post("/api/auth/sign-up/email", body);
    expect((await logIn(body.email, body.password)).status).toBe(403);
    expect((await run("users", "verify", body.email)).out).toBe("late@example.org is verified.\n");
    expect((await logIn(body.email, body.password)).status).toBe(200);
  });

  it("turn off a lost second factor, log the user out and notify them", async () => {
    const lost = createDashboardClient(test.origin);
    const { email, password } = await joinAsSomebody(lost);
    const { totpUri } = await lost.post("/api/auth/two-factor/enable", { password });
    await lost.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    expect((await logIn(email, password)).body).toEqual({ needsCode: true });

    expect((await run("users", "reset-2fa", email)).exitCode).toBe(0);
    expect((await lost.ask("GET", "/api/me")).status).toBe(204);
    expect((await logIn(email, password)).body).toEqual({ needsCode: false });
    await test.service.accounts.mail.delivery.settled();
    expect(await readMail(client, email, "turned off")).toContain("By: the operator of the service");
    const again = await run("users", "reset-2fa", email);
    expect([again.exitCode, again.error]).toEqual([1, `rootgate: two-factor authentication of ${email} is off\n`]);
  });

  it("invite somebody who has no account, by a mail with the link", async () => {
    const { url } = await jsonOf<{ url: string }>("users", "invite", "guest@example.org");
    expect(url).toMatch(/^http:\/\/localhost:\d+\/signup\?token=[\w-]{43}$/);
    await test.service.accounts.mail.delivery.settled();
    expect(await readMail(client, "guest@example.org", "invited")).toContain(url);
    expect((await run("users", "invite", person.email)).exitCode).toBe(1);
    expect((await run("users", "invite", "nobody")).exitCode).toBe(2);
  });
});

it("audit lists what operators and users have changed, also in deleted accounts", async () => {
  const gone = createDashboardClient(test.origin);
  const { email, password } = await joinAsSomebody(gone);
  const { id } = await gone.get("/api/me");
  await run("users", "set-quota", email, "--daily", "7");
  const key = await gone.post("/api/keys", { name: "audited", network: "Testnet" });
  await gone.post("/api/auth/delete-user", { password });

  const { out } = await run("audit", "--user", id, "--json");
  expect(
    linesOf<{ actor: string; kind: string; detail: string }>(out).map((event) => Object.values(event).slice(2)),
  ).toEqual([
    ["user", null, "account_deleted", id, null],
    ["user", null, "key_created", id, "audited"],
    ["operator", null, "quota_changed", id, '{"daily":7}'],
  ]);
  expect((await run("audit", "--limit", "1")).out).toMatch(/^AT +BY +CHANGE +USER +DETAIL\n.* user +account_deleted /);
  expect(out).not.toContain(key.text);
});

describe("keys", () => {
  it("are listed without their texts, and revoked", async () => {
    const key = await client.post("/api/keys", { name: "my app", network: "Mainnet" });
    const { out } = await run("keys", "list", "--user", person.email);
    expect(out).toContain("my app");
    expect(out).not.toContain("rg_");
    expect(await run("keys", "list", "--user", "nobody@example.org")).toMatchObject({
      exitCode: 1,
      error: "rootgate: there is no user nobody@example.org\n",
    });

    expect((await run("keys", "revoke", key.id)).exitCode).toBe(0);
    await untilStatusIs(401, key.text);
    const again = await run("keys", "revoke", key.id);
    expect([again.exitCode, again.error]).toEqual([1, `rootgate: there is no active API key ${key.id}\n`]);

    const [event] = (await client.get("/api/security-log")).events;
    expect(event).toMatchObject({ kind: "key_revoked", detail: "my app", ipAddress: null });
    await test.service.accounts.mail.delivery.settled();
    expect(await readMail(client, person.email, "API key revoked")).toContain("operator");
  });
});

describe("keys set-estimates", () => {
  it("chooses what a key's estimates are, and shows it in the list", async () => {
    const { id } = await client.post("/api/keys", { name: "strict app", network: "Testnet" });
    expect(await run("keys", "set-estimates", id, "strict")).toEqual({
      exitCode: 0,
      out: `Estimates of API key ${id} are now strict.\n`,
      error: "",
    });
    const listed = linesOf((await run("keys", "list", "--user", person.email, "--json")).out);
    expect(listed).toContainEqual(expect.objectContaining({ id, estimates: "strict" }));
    expect(await client.get(`/api/keys/${id}`)).toMatchObject({ estimates: "strict" });
    await client.ask("DELETE", `/api/keys/${id}`);
  });

  it.each([
    ["none", "strict"],
    ["none", "loose"],
  ])("fails for %s %s", async (...args) => {
    expect((await run("keys", "set-estimates", ...args)).exitCode).not.toBe(0);
  });
});

describe("keys set-block-tags", () => {
  it("chooses which tags a key may use, and shows it in the list", async () => {
    const { id } = await client.post("/api/keys", { name: "tagging app", network: "Testnet" });
    expect(await run("keys", "set-block-tags", id, "ethereum")).toEqual({
      exitCode: 0,
      out: `Block tags of API key ${id} are now ethereum.\n`,
      error: "",
    });
    const listed = linesOf((await run("keys", "list", "--user", person.email, "--json")).out);
    expect(listed).toContainEqual(expect.objectContaining({ id, blockTags: "ethereum" }));
    await client.ask("DELETE", `/api/keys/${id}`);
  });
});

describe("keys set-expiry", () => {
  it("ends a key at a time, and lets one that has expired work again", async () => {
    const { id, text } = await client.post("/api/keys", { name: "passing app", network: "Testnet" });
    const soon = new Date(Date.now() + 3_000).toISOString();
    expect(await run("keys", "set-expiry", id, soon)).toEqual({
      exitCode: 0,
      out: `API key ${id} expires at ${soon}.\n`,
      error: "",
    });
    expect(await client.get(`/api/keys/${id}`)).toMatchObject({ expiresAt: soon });
    const statusOf = async () => (await post(text, { jsonrpc: "2.0", id: 1, method: "eth_chainId" })).status;
    while ((await statusOf()) !== 401) await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await run("keys", "set-expiry", id, "never")).out).toBe(`API key ${id} never expires.\n`);
    while ((await statusOf()) !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    await client.ask("DELETE", `/api/keys/${id}`);
  });

  it.each(["2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "tomorrow", "5"])("takes no %s", async (time) => {
    expect((await run("keys", "set-expiry", "none", time)).exitCode).toBe(2);
  });
});

describe("keys set-limits", () => {
  it("limits a key within a second, and shows it in the list", async () => {
    const { id, text } = await client.post("/api/keys", { name: "limited app", network: "Testnet" });
    expect((await run("keys", "set-limits", id, "--daily", "2", "--per-second", "1000")).exitCode).toBe(0);
    const listed = linesOf((await run("keys", "list", "--user", person.email, "--json")).out);
    expect(listed).toContainEqual(expect.objectContaining({ id, dailyRequests: 2, requestsPerSecond: 1_000 }));
    const codes: unknown[] = [];
    while (codes.at(-1) !== -32029) {
      const body = (await (await post(text, { jsonrpc: "2.0", id: 1, method: "eth_chainId" })).json()) as RpcAnswer;
      codes.push(body.error?.code);
    }

    expect((await run("keys", "set-limits", id, "--daily", "none")).exitCode).toBe(0);
    expect(await client.get(`/api/keys/${id}`)).toMatchObject({ dailyRequests: null, requestsPerSecond: 1_000 });
    await client.ask("DELETE", `/api/keys/${id}`);
  });

  it("fails for a key that is not there: exit code 1", async () => {
    expect(await run("keys", "set-limits", "none", "--daily", "5")).toMatchObject({
      exitCode: 1,
      error: "rootgate: there is no active API key none\n",
    });
  });
});

it("usage tells what a user has used", async () => {
  expect((await run("usage", person.email, "--range", "30d")).exitCode).toBe(0);
  const report = JSON.parse((await run("usage", person.email, "--json")).out) as { buckets: unknown[] };
  expect(report.buckets).toHaveLength(24);
});

it("migrate brings the database up to date, as often as one likes", async () => {
  expect(await run("migrate")).toEqual({ exitCode: 0, out: "The database is up to date.\n", error: "" });
  expect((await run("migrate", "--json")).out).toBe('{\n  "migrated": true\n}\n');
});

it.each([
  ["users", "disable", "nobody@example.org"],
  ["usage", "nobody@example.org"],
  ["keys", "revoke", "none"],
])("%s %s %s fails: exit code 1", async (...args) => {
  expect((await run(...args)).exitCode).toBe(1);
});

describe("config", () => {
  it("shows what a setting is, and fails a check when one is misspelt", async () => {
    const env = { DATA_DIR: test.dataDir, DATABSE_URL: "postgres://u:s3cret@h/db", REDIS_URL: "redis://:s3cret@h" };
    const shown = await runWith(env, ["config"]);
    expect(shown.exitCode).toBe(0);
    expect(shown.out).toMatch(/^SETTING +VALUE +SOURCE\n(.*\n)*REDIS_URL +redis:\/\/:\*\*\*@h +environment\n/);
    expect(shown.error).toBe("rootgate: warning: DATABSE_URL is not a setting; did you mean DATABASE_URL?\n");

    const checked = await runWith(env, ["config", "--check", "--json"]);
    expect([checked.exitCode, checked.error]).toEqual([
      1,
      "rootgate: DATABSE_URL is not a setting; did you mean DATABASE_URL?\n",
    ]);
    const { settings, misspelt } = JSON.parse(checked.out) as { settings: { name: string }[]; misspelt: unknown };
    expect(settings).toContainEqual({ name: "REDIS_URL", value: "redis://:***@h", source: "environment" });
    expect(misspelt).toEqual([{ name: "DATABSE_URL", meant: "DATABASE_URL" }]);
    expect(shown.out + checked.out).not.toContain("s3cret");
  });
});

describe("the program", () => {
  it("is started by its published name", async () => {
    const { out } = await new Promise<{ out: string }>((resolve) => {
      execFile(process.execPath, [join(__dirname, "../../bin/rootgate.js"), "--version"], (_failure, out) =>
        resolve({ out }),
      );
    });
    expect(out).toMatch(/^rootgate \d+\.\d+\.\d+\n$/);
  });

  it("ends quietly when its reader has gone away", async () => {
    const child = spawn(process.execPath, [main, "--help"]);
    child.stdout.destroy();
    let error = "";
    child.stderr.on("data", (chunk: Buffer) => (error += chunk.toString("utf8")));
    const exitCode = await new Promise((resolve) => child.once("close", resolve));
    expect([exitCode, error]).toEqual([0, ""]);
  });

  it("says what is missing in production", async () => {
    const { exitCode, error } = await runWith({ MODE: "production" }, ["serve"]);
    expect(exitCode).toBe(1);
    expect(error).toContain("MASTER_SECRET is required in production");
    expect(error).toContain("SMTP_URL is required in production: without a mail server nobody can sign up");
  });

  describe("with a devchain alone", () => {
    const receiver = `0x${"ab".repeat(20)}`;
    const dataDir = () => join(test.dataDir, "alone");
    let child: ChildProcess;
    let started: { url: string; chainId: number; accounts: { address: string; privateKey: string }[] };

    const start = (...args: string[]): Promise<typeof started> => {
      const env = { ...process.env, DATA_DIR: dataDir(), LOG_LEVEL: "silent", DEVCHAIN_CONFIRMATIONS: "0" };
      child = spawn(process.execPath, [main, "devchain", "--port", "0", "--json", ...args], { env });
      return new Promise((resolve) => {
        let text = "";
        child.stdout?.on("data", (chunk: Buffer) => {
          text += chunk.toString("utf8");
          if (text.endsWith("}\n")) resolve(JSON.parse(text));
        });
      });
    };
    const stop = (running = child): Promise<unknown> => {
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.kill("SIGTERM");
      return ended;
    };

    beforeAll(async () => {
      started = await start();
    });

    const runDevchain = (...args: string[]) => runWith({ DATA_DIR: dataDir() }, ["devchain", ...args]);
    const control = async (...args: string[]) => {
      const { exitCode, out, error } = await runDevchain(...args, "--json");
      expect([exitCode, error]).toEqual([0, ""]);
      return JSON.parse(out);
    };
    const ask = <Result = string>(method: string, params: unknown[] = []) => askOf<Result>(started.url, method, params);
    const askOf = async <Result = string>(url: string, method: string, params: unknown[] = []): Promise<Result> => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      const headers = { "content-type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body });
      return ((await response.json()) as { result: Result }).result;
    };

    it("prints its URL, its chain ID and its funded accounts", async () => {
      expect(started).toMatchObject({ chainId: 31, accounts: { length: 5 } });
      expect(await ask("eth_getBalance", [started.accounts[0]?.address])).toMatch(/^0x[1-9a-f]/);
    });

    it("makes blocks, moves the clock, funds, takes snapshots and goes back to them", async () => {
      expect(await control("mine")).toMatchObject({ height: 1 });
      expect(await control("mine", "3")).toMatchObject({ height: 4 });
      expect(await control("snapshot")).toMatchObject({ snapshots: [{ id: 1, height: 4 }] });
      expect(await control("fund", receiver, "1.5")).toMatchObject({ height: 5 });
      expect(await ask("eth_getBalance", [receiver])).toBe("0x14d1120d7b160000");
      const nowSeconds = Math.floor(Date.now() / 1_000);
      expect(await control("time", "+3600")).toMatchObject({ height: 5, clockOffsetSeconds: 3_600 });
      expect((await control("mine")).timestamp).toBeGreaterThanOrEqual(nowSeconds + 3_600);
      expect(await control("state")).toMatchObject({ height: 6, clockOffsetSeconds: 3_600 });

      expect(await control("reorg", "1")).toMatchObject({ height: 7 });
      expect(await control("reset", "1")).toMatchObject({ height: 4, clockOffsetSeconds: 0, snapshots: [{ id: 1 }] });
      expect(await ask("eth_getBalance", [receiver])).toBe("0x0");
      expect(await control("reset")).toMatchObject({ height: 0, snapshots: [] });
      expect(await ask("eth_blockNumber")).toBe("0x0");
    });

    it("serves filters, also after a restart", async () => {
      const [blocks, logs, pending] = [
        await ask("eth_newBlockFilter"),
        await ask("eth_newFilter", [{}]),
        await ask("eth_newPendingTransactionFilter"),
      ];
      await control("mine", "2");
      const newest = await Promise.all(
        ["0x1", "0x2"].map(
          async (height) => (await ask<{ hash: string }>("eth_getBlockByNumber", [height, false])).hash,
        ),
      );
      expect(await ask("eth_getFilterChanges", [blocks])).toEqual(newest);
      expect(await ask("eth_getFilterChanges", [blocks])).toEqual([]);
      await control("fund", receiver, "1");
      expect(await ask("eth_getFilterChanges", [blocks])).toHaveLength(1);
      expect(await ask("eth_getFilterChanges", [logs])).toEqual([]);
      expect(await ask("eth_getFilterChanges", [pending])).toEqual([]);
      await control("mine");
      await stop();
      started = await start();
      expect(await ask("eth_getFilterChanges", [blocks])).toHaveLength(1);
      expect(await ask("eth_uninstallFilter", [blocks])).toBe(true);
      await control("reset");
    });

    it("is forked by another one, which goes on from its block on its own", async () => {
      await control("fund", receiver, "1.5");
      await control("mine", "2");
      const origin = child;
      const fork = await start("--fork", `${started.url}secret@1`);
      const forkProcess = child;
      child = origin;
      expect(await askOf(fork.url, "eth_blockNumber")).toBe("0x1");
      expect(await askOf(fork.url, "eth_getBalance", [receiver])).toBe("0x14d1120d7b160000");
      expect(fork.accounts).not.toEqual(started.accounts);
      expect(await control("fund", receiver, "1", "--forked")).toMatchObject({ height: 2 });
      expect(await askOf(fork.url, "eth_getBalance", [receiver])).toBe("0x22b1c8c1227a0000");
      expect(await ask("eth_getBalance", [receiver])).toBe("0x14d1120d7b160000");
      expect(await control("reset", "--forked")).toMatchObject({ height: 1 });
      await stop(forkProcess);
      expect(await runDevchain("--fork", `${started.url}secret@2`)).toMatchObject({
        exitCode: 1,
        error: "rootgate: --fork: the file has a fork of block 1, not 2\n",
      });
      await control("reset");
    });

    it("says in words what it did, and why it can't", async () => {
      expect((await runDevchain("mine")).out).toMatch(/^Block \d+ is the latest\.\n$/);
      expect(await runDevchain("reset", "7")).toEqual({
        exitCode: 1,
        out: "",
        error: "rootgate: there is no snapshot 7\n",
      });
      expect(await runDevchain("mine", "--network", "mainnet")).toMatchObject({
        exitCode: 1,
        error: `rootgate: no mainnet devchain is running with DATA_DIR=${dataDir()}\n`,
      });
    });

    it("stops when it is told to", async () => {
      expect(await stop()).toBe(0);
      expect((await runDevchain("mine")).exitCode).toBe(1);
    });
  });
});
