import { readFileSync } from "node:fs";
import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { type OpenDashboard, openDashboard, phone } from "./open-dashboard.js";

let dashboard: OpenDashboard;
let reader: Reader;
let url: string;

beforeAll(async () => {
  dashboard = await openDashboard({}, phone);
  reader = dashboard.reader;
  url = await dashboard.addKey("Indexer");
  await callMethod("eth_getBalance", ["0x1"]);
  await callMethod("eth_madeUp", []);
  await callMethod("eth_chainId", []);
  await callMethod("eth_chainId", [], { origin: "https://app.example.org" });
});

afterAll(() => dashboard?.close());

async function callMethod(method: string, params: readonly unknown[], headers: Record<string, string> = {}) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  await fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
}

const rows = () => reader.page.getByRole("table", { name: "Requests" }).getByRole("row");

it("shows each request with its error and where it came from", async () => {
  const { page } = reader;
  await page.goto("/requests");
  const failed = rows().filter({ hasText: "eth_getBalance" });
  await failed.getByText("InvalidParams").waitFor();
  await failed.getByText("Indexer").waitFor();
  expect(await failed.textContent()).toMatch(/InvalidParams -32602: address must.*Indexer.*Testnet.*Server/);
  await rows().filter({ hasText: "eth_madeUp" }).getByText("MethodNotFound").waitFor();
  await rows().filter({ hasText: "eth_chainId" }).filter({ hasText: "Browser" }).getByText("Success").waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

it("calls no key revoked while the keys are being loaded", async () => {
  const { page } = reader;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/keys", (route) => released.then(() => route.continue()));
  await page.goto("/requests");
  const failed = rows().filter({ hasText: "eth_getBalance" });
  await failed.waitFor();
  expect(await failed.textContent()).not.toMatch(/Revoked|Indexer/);
  release();
  await failed.getByText("Indexer").waitFor();
  await page.unroute("**/api/keys");
});

it("filters, and keeps the filters in the URL", async () => {
  const { page } = reader;
  await page.goto("/requests");
  await rows().filter({ hasText: "eth_chainId" }).first().waitFor();
  await page.getByLabel("Result").selectOption("Failed");
  await rows().filter({ hasText: "eth_chainId" }).first().waitFor({ state: "detached" });
  expect(await rows().count()).toBe(3);
  expect(new URL(page.url()).search).toBe("?result=failed");

  await page.reload();
  await page.getByLabel("Method").selectOption("eth_getBalance");
  await rows().filter({ hasText: "eth_madeUp" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?result=failed&method=eth_getBalance");
  await page.getByLabel("Result").selectOption("Successful");
  await page.getByText("No matching requests").waitFor();
  expect(await findBarriers(reader)).toEqual([]);
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await rows().filter({ hasText: "eth_madeUp" }).waitFor();
});

it("finds requests by their error's text and by their duration", async () => {
  const { page } = reader;
  await page.goto("/requests");
  await page.getByLabel("Text of the error").fill("ADDRESS");
  await rows().filter({ hasText: "eth_chainId" }).first().waitFor({ state: "detached" });
  await rows().filter({ hasText: "eth_getBalance" }).waitFor();
  expect(await rows().count()).toBe(2);
  await page.getByLabel("Duration").selectOption("10 s or more");
  await page.getByText("No matching requests").waitFor();
  expect(new URL(page.url()).search).toBe("?text=ADDRESS&minMs=10000");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1200, height: 800 });
});

it("opens a request, with what its error means and its request ID", async () => {
  const { page } = reader;
  await page.goto("/requests?method=eth_getBalance");
  await rows().getByRole("link", { name: "eth_getBalance" }).click();
  await page.getByRole("heading", { name: "InvalidParams -32602" }).waitFor();
  expect(await page.getByRole("main").textContent()).toMatch(/address must.*names it\. /s);
  expect(await page.getByRole("link", { name: "Try eth_getBalance in the sandbox" }).getAttribute("href")).toBe(
    "/docs/eth_getBalance#try-it",
  );
  expect(await findBarriers(reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole("link", { name: "Requests of the same batch or message" }).click();
  await rows().filter({ hasText: "eth_getBalance" }).waitFor();
  expect(await rows().count()).toBe(2);
  await page.getByLabel("Request ID").fill("no-such-id");
  await page.getByText("No matching requests").waitFor();
});

it("repeats a request in the sandbox, once its key logs params", async () => {
  const { page } = reader;
  await page.goto("/requests?method=eth_getBalance");
  await rows().getByRole("link", { name: "eth_getBalance" }).click();
  await page.getByRole("link", { name: "Log the parameters of this key’s requests" }).click();
  await page.getByLabel("Request log").selectOption("With parameters");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved").waitFor();
  await callMethod("eth_getCode", [`0x${"12".repeat(20)}`, "latest"]);

  await page.goto("/requests?method=eth_getCode");
  await rows().getByRole("link", { name: "eth_getCode" }).click();
  const command = await page.getByRole("region", { name: "the request as a curl command" }).textContent();
  expect(command).toMatch(/"params": \[\s+"0x1212.*"latest"/s);
  expect(command).not.toContain(url.slice(-12));
  expect(await page.getByRole("main").textContent()).toMatch(/Served byNode.*Size\d+ B sent/);
  expect(await findBarriers(reader)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole("link", { name: "Open this request in the sandbox" }).click();
  await page.getByRole("button", { name: "Run" }).click();
  await page.getByText('"0x"').first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs/eth_getCode");
});

it("says that a request is no longer there", async () => {
  await reader.page.goto("/requests/00000000-0000-4000-8000-000000000000");
  await reader.page.getByRole("heading", { name: "Page not found" }).waitFor();
});

it("exports what the filters leave, as CSV", async () => {
  const { page } = reader;
  await page.goto("/requests?method=eth_madeUp");
  await rows().filter({ hasText: "eth_madeUp" }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");

  expect(download.suggestedFilename()).toBe("rootgate-requests.csv");
  expect(lines[0]).toBe(
    "time,method,code,error,message,duration_ms,key,network,origin,request_id,served_by,request_bytes,result_bytes",
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/Z,eth_madeUp,-32601,MethodNotFound,.*,Indexer,Testnet,server,\S+,gateway,\d+,$/);
});

it("shows new requests by themselves, unless it is paused", async () => {
  const page = await reader.context.newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/request-log")) asked.push(request.url());
  });
  await page.goto("/requests");
  await page.getByRole("table", { name: "Requests" }).waitFor();
  const atFirst = asked.length;
  await page.clock.runFor(5_500);
  await page.getByRole("button", { name: "Pause live updates" }).click();
  expect(asked.length).toBe(atFirst + 1);

  await page.clock.runFor(20_000);
  expect(asked.length).toBe(atFirst + 1);
  await page.getByRole("button", { name: "Resume live updates" }).click();
  await page.clock.runFor(5_500);
  expect(asked.length).toBeGreaterThan(atFirst + 1);
  await page.close();
});
