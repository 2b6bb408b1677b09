import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;

beforeAll(async () => {
  test = await startTestService({}, { now: () => new Date("2026-11-21T12:00:00.000Z") });
});

afterAll(() => test.stop());

it("mails a user three days before a key expires", async () => {
  const { accounts, db } = test.service;
  const key = await db
    .selectFrom("api_key")
    .select(["id", "name"])
    .where("network", "=", "testnet")
    .executeTakeFirstOrThrow();
  const columns = { created_at: "2026-11-01T00:00:00.000Z", expires_at: "2026-11-24T11:00:00.000Z" };
  await db.updateTable("api_key").set(columns).where("id", "=", key.id).execute();

  await accounts.expiryNotices.run();
  await accounts.mail.delivery.settled();

  const [mail] = accounts.mail.mailbox.list();
  expect(mail?.subject).toBe("An API key expires soon · rootgate");
  expect(mail?.text).toContain(`Your Testnet API key “${key.name}” expires at 2026-11-24 11:00 UTC.`);
  expect(mail?.text).toContain(`/keys/${key.id}`);
  expect(mail?.text).toContain("/profile");
});
