import { killLeftPrograms, runProgram } from "../e2e/run-program.js";
import { makeDataDir, startProgram } from "../e2e/start-program.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";
import { createDashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";
import { sendHttp } from "../integration/send-http.js";
import { startVictim } from "./harness/start-victim.js";

let folder: ReturnType<typeof makeDataDir>;

beforeEach(() => {
  folder = makeDataDir();
});
afterEach(() => {
  killLeftPrograms();
  folder.remove();
});

describe("a service for everybody whose MODE was forgotten", () => {
  let node: Awaited<ReturnType<typeof createFakeRskj>>;
  let settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };

  beforeEach(async () => {
    node = await createFakeRskj({ chainId: 31 });
    settings = {
      DATA_DIR: folder.dataDir,
      NETWORKS: "testnet",
      PUBLIC_URL: "https://rootgate.example",
      TESTNET_NODE_URL: node.url,
    };
  });
  afterEach(() => void node.close());

  it("does not start, and says what to set", async () => {
    const run = runProgram({ PORT: "0", ...settings });
    expect(await run.ended).toBe(1);
    expect(run.output.stdout).toBe("");
    expect(run.output.stderr).toMatch(/PUBLIC_URL=https:\/\/rootgate\.example.*MODE=production/);
  });

  it("starts where that is permitted, with a warning each time", async () => {
    for (let start = 0; start < 2; start++) {
      const program = await startProgram({ ...settings, ALLOW_PUBLIC_DEVELOPMENT: "true" });
      await program.stop();
      expect(program.run.output.stderr.match(/whoever reaches it can take over any account/g)).toHaveLength(1);
    }
  });
});

it("a service that a proxy makes public shows nobody the mails, so that a password reset takes no account over", async () => {
  const victim = await startVictim();
  const { email } = await joinAsSomebody(createDashboardClient(victim.origin));
  const headers = { host: "rootgate.example", "content-type": "application/json" };
  const reset = { path: "/api/auth/request-password-reset", method: "POST", headers, body: JSON.stringify({ email }) };
  expect((await sendHttp(victim.port, reset)).status).toBe(200);
  const mailbox = await sendHttp(victim.port, { path: "/api/dev/mailbox", headers });
  expect(mailbox.status).toBe(403);
  expect(mailbox.text).not.toContain(email);
  await victim.stop();
});
