import { jsonOf, sendHttp } from "./send-http.js";
import { startTestService, type TestService } from "./start-test-service.js";

const publicUrl = { PUBLIC_URL: "https://rootgate.example" };
const body = JSON.stringify({ network: "Testnet", address: `0x${"ab".repeat(20)}` });
const mine = JSON.stringify({ network: "Testnet", command: { name: "mine", count: 1 } });

function askDevelopmentRoutes({ service }: TestService, host: string) {
  const headers = { host, "content-type": "application/json" };
  return Promise.all([
    sendHttp(service.port, { path: "/api/dev/mailbox", headers }),
    sendHttp(service.port, { path: "/api/dev/keys", headers }),
    sendHttp(service.port, { path: "/api/dev/devchain", headers }),
    sendHttp(service.port, { path: "/api/dev/faucet", method: "POST", headers, body }),
    sendHttp(service.port, { path: "/api/dev/devchain", method: "POST", headers, body: mine }),
  ]);
}

describe("development mode", () => {
  it("does not start when a setting names another machine, and says what to set", async () => {
    await expect(startTestService(publicUrl)).rejects.toThrow(
      /public \(PUBLIC_URL=https:\/\/rootgate\.example\).*MODE=production.*ALLOW_PUBLIC_DEVELOPMENT=true/,
    );
  });

  it("starts with a warning where that is permitted, and serves other machines", async () => {
    const test = await startTestService({ ...publicUrl, ALLOW_PUBLIC_DEVELOPMENT: "true" });
    expect(test.logged.filter(([fields]) => String(fields).includes("take over any account"))).toHaveLength(1);
    const replies = await askDevelopmentRoutes(test, "rootgate.example");
    await test.stop();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 405]);
  });

  describe("for this machine", () => {
    let test: TestService;
    beforeAll(async () => {
      test = await startTestService();
    });
    afterAll(() => test.stop());

    it.each(["localhost", "127.0.0.1:8545", "[::1]:8545"])("shows the mailbox at %s", async (host) => {
      const [mailbox] = await askDevelopmentRoutes(test, host);
      expect(mailbox.status).toBe(200);
    });

    it.each(["rootgate.example", "10.0.0.1:8545", "localhost:8545.example", "a b"])(
      "shows neither mailbox, keys nor devchain, pays nothing and mines nothing, at %s",
      async (host) => {
        for (const reply of await askDevelopmentRoutes(test, host)) {
          expect(reply.status).toBe(403);
          expect(jsonOf(reply)).toMatchObject({ error: { code: "foreign_host" } });
        }
      },
    );
  });
});

describe("an X-Forwarded-For", () => {
  const sendForwarded = ({ service }: TestService) =>
    sendHttp(service.port, { path: "/healthz", headers: { "x-forwarded-for": "203.0.113.9" } });
  const warningsOf = ({ logged }: TestService) =>
    logged.filter(([, message]) => message?.includes("X-Forwarded-For is ignored"));

  it("that is not trusted is pointed out once", async () => {
    const test = await startTestService();
    await sendHttp(test.service.port, { path: "/healthz" });
    expect(warningsOf(test)).toEqual([]);
    for (let count = 0; count < 3; count++) await sendForwarded(test);
    await test.stop();
    expect(warningsOf(test)).toEqual([[{ address: "127.0.0.1" }, expect.stringContaining("set TRUST_PROXY")]]);
  });

  it("of a trusted proxy is not", async () => {
    const test = await startTestService({ TRUST_PROXY: "loopback" });
    await sendForwarded(test);
    await test.stop();
    expect(warningsOf(test)).toEqual([]);
  });
});
