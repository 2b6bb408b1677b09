import { routesOf } from "../../src/http/api/routes.js";
import { storeKinds, type TestStore } from "../fakes/test-stores.js";
import { createDashboardClient, type DashboardClient, joinAsSomebody } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

/** What no name may have in it: NUL, other control characters, half a surrogate pair, a turn of the writing direction. */
const unwanted = ["\0", "\n", "\u001b[31m", "\u007f", "\u0085", "\ud800", "\u202e"];

const nulPath = "%00";

describe.each(storeKinds)("control characters, on %s", (_name, makeStore) => {
  let store: TestStore;
  let test: TestService;
  let client: DashboardClient;

  beforeAll(async () => {
    store = await makeStore();
    const { DATABASE_URL = "" } = store.env;
    test = await startTestService({ DATABASE_URL });
    client = createDashboardClient(test.origin);
    await joinAsSomebody(client);
  });

  afterAll(async () => {
    await test.stop();
    await store.remove();
  });

  it.each(unwanted.map((text) => [JSON.stringify(text), text]))("are refused in names: %s", async (_label, text) => {
    const name = `a${text}b`;
    const key = { network: "Testnet" };
    const { id } = await client.post("/api/keys", { name: "good", ...key });
    const refusals = [
      await client.ask("POST", "/api/keys", { body: { name, ...key } }),
      await client.ask("POST", "/api/keys", { body: { name: "fine", description: name, ...key } }),
      await client.ask("PATCH", `/api/keys/${id}`, { body: { name } }),
      await client.ask("POST", "/api/auth/update-user", { body: { name } }),
      await client.ask("POST", "/api/auth/sign-up/email", {
        body: { name, email: "new@example.org", password: "correct horse battery" },
      }),
    ];
    await client.ask("DELETE", `/api/keys/${id}`);

    for (const { status, body } of refusals) {
      expect([status, body.error.code]).toEqual([400, "invalid"]);
      expect(body.error.message).toBe("Must not contain control characters");
    }
  });

  it("leave names in any script alone, and white space around them aside", async () => {
    const name = "Ωmega 日本語 👩‍👩‍👧 עברית";
    const key = await client.post("/api/keys", { name: `  ${name}\n`, network: "Testnet" });
    await client.ask("DELETE", `/api/keys/${key.id}`);

    expect(key.name).toBe(name);
  });

  const routes = routesOf({ development: { mailbox: undefined, nodes: {} } } as never);

  it.each(routes.filter(({ path }) => path.includes(":id")).map(({ verb, path }) => [verb, path]))(
    "make an ID that nothing has: %s %s",
    async (verb, path) => {
      const body = verb === "PATCH" ? { name: "new" } : undefined;
      const { status } = await client.ask(verb, `/api${path.replace(":id", nulPath)}`, { body });
      expect(status).toBe(404);
    },
  );

  it.each([`/api/usage?range=24h&keyId=${nulPath}`, `/api/security-log?before=${nulPath}`])(
    "are refused in a query: %s",
    async (path) => {
      expect((await client.ask("GET", path)).status).toBe(400);
    },
  );

  it("fail no route in any text of its body", async () => {
    const text = "\0";
    for (const { verb, path, body } of routes) {
      if (!body || path.startsWith("/dev/")) continue;
      const members = ["name", "email", "password", "newPassword", "currentPassword", "token", "code", "description"];
      for (const member of members) {
        const answer = await client.ask(verb, `/api${path.replace(":id", "some-id")}`, { body: { [member]: text } });
        expect([path, member, answer.status >= 500]).toEqual([path, member, false]);
      }
    }
  });
});
