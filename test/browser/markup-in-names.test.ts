import { type Account, signUpAndLogIn } from "./account.js";
import type { Reader } from "./open-browser.js";
import { useService } from "./use-service.js";

// Whatever others chose is text on every page: names of users, keys and methods, and what browsers call themselves.

const service = useService();
const markup = (place: string) => `<img src=x onerror="window.ran='${place}'">${place}`;
const person: Account = { name: markup("user"), email: "eve@example.org", password: "a long enough password" };

let reader: Reader;
let keyPage: string;

beforeAll(async () => {
  reader = await service.open();
  const { page } = reader;
  await page.setExtraHTTPHeaders({ "user-agent": markup("agent") });
  await signUpAndLogIn(page, person);
  const post = (path: string, body: object) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const code = `fetch("${path}", ${JSON.stringify(init)}).then((response) => response.json())`;
    return page.evaluate<{ id: string; text: string }>(code);
  };
  const key = await post("/api/keys", {
    name: markup("key"),
    description: markup("description"),
    network: "Testnet",
    logsParams: true,
  });
  keyPage = `/keys/${key.id}`;
  await post("/api/access-keys", { name: markup("access"), scopes: ["usage:read"], expiresAt: null });
  const call = (method: string, params: readonly unknown[]) =>
    fetch(service.test.urls.testnet.replace(/rg_test_\w+/, key.text), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
  await call(markup("method").slice(0, 64), []);
  await call("eth_getBalance", [markup("param"), "latest"]);
});

it.each([
  ["/keys", "key"],
  ["KEY", "description"],
  ["/usage", "key"],
  ["/requests", "key"],
  ["/profile?tab=api", "access"],
  ["/mailbox", "key"],
])("%s shows markup in names as text, and runs none of it", async (path, place) => {
  const { page } = reader;
  await page.goto(path === "KEY" ? keyPage : path);
  await page.getByText(place, { exact: false }).first().waitFor({ state: "attached" });
  // Also the text of an option in a list that is closed.
  await page.getByText("<img src=x", { exact: false }).first().waitFor({ state: "attached" });

  expect(await page.evaluate("window.ran")).toBeUndefined();
  expect(await page.locator("img[src=x]").count()).toBe(0);
});

it("a logged request shows markup in params as text, in colours, and runs none of it", async () => {
  const { page } = reader;
  await page.goto("/requests?method=eth_getBalance");
  // Requests are written some seconds after they were sent.
  await page.locator('main a[href^="/requests/"]').first().click();
  const code = page.getByRole("region", { name: "the request as a curl command" });
  await code.locator(".hljs-string").first().waitFor();

  expect(await code.innerText()).toContain("<img src=x");
  expect(await page.evaluate("window.ran")).toBeUndefined();
  expect(await page.locator("img[src=x]").count()).toBe(0);
});
