import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "../e2e/ask.js";
import { startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createDashboardClient } from "../integration/dashboard-client.js";
import { totpCode } from "../integration/totp-code.js";

const folder = useDataDir();

/** The heap of a process that was started with `--heapsnapshot-signal`, as text. */
async function takeHeapSnapshot(pid: number): Promise<string> {
  process.kill(pid, "SIGUSR2");
  const find = () => readdirSync(folder.dataDir).find((name) => name.endsWith(".heapsnapshot")) ?? "";
  const isWhole = (): boolean => readFileSync(join(folder.dataDir, find()), "utf8").trimEnd().endsWith("}");
  await untilTrue(async () => existsSync(join(folder.dataDir, find())) && find() !== "" && isWhole());
  return readFileSync(join(folder.dataDir, find()), "utf8");
}

it("keeps no password, session, code or second factor in memory once its request is over", async () => {
  const service = await startProgram({
    DATA_DIR: join(folder.dataDir, "data"),
    PORT: String(await findFreePort()),
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder.dataDir}`,
  });
  const client = createDashboardClient(service.origin);
  const [email, password, second] = ["ana@example.org", "zebra Quokka heap 19", "walrus Ibex heap 23"];
  await client.post("/api/auth/sign-up/email", { name: "Ana", email, password });
  const { messages } = await client.get("/api/dev/mailbox");
  const { pathname, search } = new URL(/http\S+token=\S+/.exec(messages[0]?.text ?? "")?.[0] ?? "");
  await client.ask("GET", `${pathname}${search}`);
  await client.post("/api/auth/sign-in/email", { email, password });
  const { totpUri, backupCodes } = await client.post("/api/auth/two-factor/enable", { password });
  await client.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
  await client.post("/api/auth/change-password", { currentPassword: password, newPassword: second });
  const { text } = await client.post("/api/keys", { name: "mine", network: "Testnet" });
  expect(await ask(`${service.origin}/${text}`, "eth_chainId")).toMatchObject({ result: "0x1f" });
  const session = decodeURIComponent(client.cookies.get("rootgate.session_token") ?? "").split(".")[0] ?? "";
  const factor = new URL(totpUri).searchParams.get("secret") ?? "";
  // What was sent last is kept until something else takes its place.
  for (let count = 0; count < 200; count++) await fetch(`${service.origin}/healthz`);

  const heap = await takeHeapSnapshot(service.run.pid);
  // A key that works is known, so that the database isn't asked for each request.
  expect(heap).toContain(text);
  const secrets = { password, second, session, factor, code: backupCodes[0] ?? "" };
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(8);
  expect(Object.entries(secrets).flatMap(([name, secret]) => (heap.includes(secret) ? [name] : []))).toEqual([]);
  await service.stop();
});
