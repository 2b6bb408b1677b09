import { createDashboardClient, joinAsSomebody, readMail } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});
afterAll(() => test.stop());

it("mails a user whose key is used from a new website or network, and keeps no places without that", async () => {
  const ada = createDashboardClient(test.origin);
  const { email } = await joinAsSomebody(ada);
  const { text, id } = await ada.post("/api/keys", { name: "Wallet", network: "Testnet" });
  const { db, accounts } = test.service;
  const use = async (headers: Readonly<Record<string, string>>) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
    const response = await fetch(`${test.origin}/${text}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    expect(response.status).toBe(200);
    await accounts.keyPlaces.flush();
    const rows = await db.selectFrom("key_place").select("place").where("key_id", "=", id).orderBy("place").execute();
    return rows.map(({ place }) => place);
  };
  const choose = (placeAlerts: boolean) => ada.ask("PATCH", "/api/preferences", { body: { placeAlerts } });
  const home = { "x-forwarded-for": "198.51.100.7" };

  expect(await use(home)).toEqual([]);
  expect((await choose(true)).body).toMatchObject({ placeAlerts: true });
  expect(await use(home)).toEqual(["198.51.0.0/16"]);
  // More than a day ago by any clock: that of the store may be milliseconds behind this one.
  const ofKey = db.updateTable("key_place").where("key_id", "=", id);
  await ofKey.set({ first_used_at: new Date(Date.now() - 90_000_000).toISOString() }).execute();
  const app = { ...home, origin: "https://app.example.org" };
  expect(await use(app)).toEqual(["198.51.0.0/16", "https://app.example.org"]);
  const mail = await readMail(ada, email, "new place");
  expect(mail).toContain("“Wallet” was used from https://app.example.org for the first time");
  expect(mail).toContain(`/keys/${id}`);

  await choose(false);
  expect(await use(app)).toEqual([]);
  // What was known in memory is noted again.
  await choose(true);
  expect(await use(home)).toEqual(["198.51.0.0/16"]);
  const stored = () => db.selectFrom("key_place").select("place").where("key_id", "=", id).execute();
  await ada.ask("DELETE", `/api/keys/${id}`);
  expect(await stored()).toEqual([]);
});
