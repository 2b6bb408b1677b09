import { createDashboardClient, joinAsSomebody, readMail } from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";

let test: TestService;

beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

it("mails a user whose requests fail, as chosen in the preferences", async () => {
  const ada = createDashboardClient(test.origin);
  const { email } = await joinAsSomebody(ada);
  const { text } = await ada.post("/api/keys", { name: "Indexer", network: "Testnet" });
  const change = (body: object) => ada.ask("PATCH", "/api/preferences", { body });
  expect((await change({ errorAlertPercent: 25 })).body).toMatchObject({ quotaAlerts: true, errorAlertPercent: 25 });
  expect((await change({ quotaAlerts: false })).body).toMatchObject({ quotaAlerts: false, errorAlertPercent: 25 });
  expect(await ada.get("/api/preferences")).toMatchObject({ quotaAlerts: false, errorAlertPercent: 25 });
  expect((await change({ quotaAlertPercent: 95 })).body).toMatchObject({
    quotaAlertPercent: 95,
    errorAlertPercent: 25,
  });
  for (const quotaAlertPercent of [49, 100, null]) expect((await change({ quotaAlertPercent })).status).toBe(400);
  for (const errorAlertPercent of [0, 101, 1.5, "25"]) expect((await change({ errorAlertPercent })).status).toBe(400);

  const requests = Array.from({ length: 100 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: id < 25 ? "eth_x" : "eth_chainId",
  }));
  const body = JSON.stringify(requests);
  await fetch(`${test.origin}/${text}`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const wasSent = async () => {
    await test.service.limits.alerts.errors.run();
    return readMail(ada, email, "fail").catch(() => undefined);
  };
  // Usage is written some seconds later.
  let mail = await wasSent();
  while (mail === undefined) mail = await wasSent();
  expect(mail).toMatch(/your apps have sent 100 requests to rootgate, of which 25 failed/);
  expect(mail).toContain("/requests?result=failed");
});
