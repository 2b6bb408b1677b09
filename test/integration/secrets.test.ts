import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inspect } from "node:util";
import { createDashboardClient, type DashboardClient, linkIn, readMail } from "./dashboard-client.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

let test: TestService;
let upstream: Server;
/** Everything that a real node was sent: request lines, headers, bodies. */
const sentUpstream: string[] = [];
/** By what each secret is. */
const secrets = new Map<string, string>();

beforeAll(async () => {
  upstream = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      sentUpstream.push(`${request.url} ${JSON.stringify(request.rawHeaders)} ${body}`);
      const { id, method } = JSON.parse(body) as { id: unknown; method: string };
      const isChain = method === "eth_chainId" || method === "net_version";
      const outcome = isChain
        ? { result: method === "eth_chainId" ? "0x1e" : "30" }
        : { error: { code: -32000, message: "no" } };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
    });
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  // This node never shows a head, which calls wait for until their deadline.
  const settings = {
    ...bothNetworks,
    MAINNET_NODE_URL: `http://127.0.0.1:${port}`,
    METRICS: "true",
    CALL_TIMEOUT_MS: "200",
  };
  test = await startTestService(settings);
  await liveThroughEverything(createDashboardClient(test.origin));
});

afterAll(async () => {
  await test.stop();
  upstream.closeAllConnections();
  upstream.close();
});

function keep(name: string, secret: string): string {
  secrets.set(name, secret);
  return secret;
}

/** Every flow in which there are secrets, going well and going wrong. */
async function liveThroughEverything(client: DashboardClient): Promise<void> {
  const email = "ada@example.org";
  const password = keep("a password", "correct horse battery");
  const wrong = keep("a wrong password", "this is not the password");
  await client.post("/api/auth/sign-up/email", { name: "Ada", email, password });
  await client.ask("POST", "/api/auth/sign-up/email", { body: { name: "Ada", email, password: wrong } });
  await client.ask("POST", "/api/auth/sign-up/email", { raw: `{"password":"${wrong}"` });
  const verification = linkIn(await readMail(client, email, "Confirm"));
  keep("a verification token", tokenOf(verification));
  await client.ask("GET", verification);
  await client.ask("POST", "/api/auth/sign-in/email", { body: { email, password: wrong } });
  await client.post("/api/auth/sign-in/email", { email, password });
  keepSession(client, "a session");
  keep("a device's token", client.cookies.get("rootgate.device") ?? "");

  const { totpUri, backupCodes } = await client.post("/api/auth/two-factor/enable", { password });
  keep("a TOTP secret", new URL(totpUri).searchParams.get("secret") ?? "");
  keep("a backup code", backupCodes[0] as string);
  await client.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
  keepSession(client, "a session with a second factor");

  const { text: accessKey } = await client.post("/api/access-keys", {
    name: "CI",
    scopes: ["keys:read"],
    expiresAt: null,
  });
  keep("an access key", accessKey);
  const authorization = `Bearer ${accessKey}`;
  await client.ask("GET", "/v1/keys", { headers: { authorization } });
  await client.ask("POST", "/v1/keys", { headers: { authorization }, raw: "{" });
  await client.ask("POST", `/${accessKey}`, { body: {} });

  const path = keep("a webhook's path", "/hooks/T0123456789");
  const { secret } = await client.post("/api/webhook", { url: `http://127.0.0.1:9${path}`, format: "json" });
  keep("a webhook's secret", secret);
  await client.post("/api/webhook/test");
  await test.service.accounts.webhooks.sender.settled();

  for (const network of ["Testnet", "Mainnet"]) {
    const key = await client.post("/api/keys", { name: "mine", network });
    keep(`a ${network} key`, key.text);
    await useKey(key.text);
    const rotated = await client.post(`/api/keys/${key.id}/rotate`);
    keep(`a rotated ${network} key`, rotated.text);
    await useKey(key.text);
    await useKey(rotated.text);
    await client.ask("DELETE", `/api/keys/${key.id}`);
    await useKey(rotated.text);
  }

  await client.post("/api/auth/request-password-reset", { email });
  const reset = keep("a reset token", tokenOf(linkIn(await readMail(client, email, "Reset your password"))));
  const newPassword = keep("a new password", "another password of mine");
  await client.post("/api/auth/reset-password", { token: reset, newPassword });
  await client.ask("POST", "/api/auth/reset-password", { body: { token: reset, newPassword } });
  const spare = await client
    .post("/api/auth/request-password-reset", { email })
    .then(() => readMail(client, email, "Reset your password"));
  keep("a reset token that is not used", tokenOf(linkIn(spare)));
}

function tokenOf(link: string): string {
  return new URL(link, "http://localhost").searchParams.get("token") ?? "";
}

function keepSession(client: DashboardClient, name: string): void {
  const cookie = decodeURIComponent(client.cookies.get("rootgate.session_token") ?? "");
  const [token = "", signature = ""] = cookie.split(".");
  keep(`${name}'s token`, token);
  keep(`${name}'s signature`, signature);
}

async function useKey(text: string): Promise<void> {
  const calls = ["eth_getBalance", "eth_nothing", "eth_sendRawTransaction"].map((method) => {
    const params = [`0x${"aa".repeat(20)}`];
    return { jsonrpc: "2.0", id: 1, method, params };
  });
  for (const body of [...calls.map((call) => JSON.stringify(call)), JSON.stringify(calls), "{"])
    for (const path of [text, `${text}x`, `${text}?key=${text}`]) {
      const headers = { "content-type": "application/json", referer: `http://localhost/${text}` };
      const answer = await fetch(`${test.origin}/${path}`, { method: "POST", headers, body });
      expect(await answer.text()).not.toContain(text);
    }
  await fetch(`${test.origin}/${text}/more`);
}

const found = (haystack: string): string[] =>
  [...secrets].flatMap(([name, secret]) => (haystack.includes(secret) ? [name] : []));

it("knows the secrets it looks for", () => {
  expect(secrets.size).toBe(20);
  for (const [name, secret] of secrets) expect([name, secret.length >= 8]).toEqual([name, true]);
  expect(found(`x${secrets.get("a TOTP secret")}x`)).toEqual(["a TOTP secret"]);
});

it("no secret is in the log", () => {
  expect(test.logged.length).toBeGreaterThan(0);
  expect(found(inspect(test.logged, { depth: 20, maxStringLength: null, maxArrayLength: null }))).toEqual([]);
});

it("no secret is in the metrics", async () => {
  const text = await (await fetch(`${test.origin}/metrics`)).text();
  expect(text).toContain("rootgate");
  expect(found(text)).toEqual([]);
});

it("no secret is in what a node was sent", () => {
  expect(sentUpstream.length).toBeGreaterThan(10);
  expect(found(sentUpstream.join("\n"))).toEqual([]);
});

it("no secret is in any file of the data folder", () => {
  const entries = readdirSync(test.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes("master"));
  expect(files).toContain(join(test.dataDir, "rootgate.sqlite"));
  for (const file of files) expect([file, found(readFileSync(file, "latin1"))]).toEqual([file, []]);
});
