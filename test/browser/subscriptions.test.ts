import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { sendControl } from "../../src/devchain/control-socket.js";
import { findBarriers, sidewaysScroll } from "./open-browser.js";
import { useService } from "./use-service.js";

const service = useService();
const { open } = service;
const mine = (count: number) =>
  sendControl(join(service.test.dataDir, "testnet.chain.control"), { name: "mine", count });

/** Opens the page of eth_subscribe and what it offers in the place of its examples. */
async function openPanel(page: Page): Promise<Locator> {
  await page.goto("/docs/eth_subscribe");
  await page.getByRole("button", { name: "Edit and subscribe" }).click();
  const panel = page.getByRole("region", { name: "Try it" });
  await button(panel, "Subscribe").waitFor();
  return panel;
}

const button = (panel: Locator, name: string) => panel.getByRole("button", { name, exact: true });
const statusOf = (panel: Locator, text: string) => panel.getByRole("status").getByText(text, { exact: true }).waitFor();
const eventsOf = (panel: Locator) => panel.getByRole("region", { name: "Events" });

async function subscribe(panel: Locator): Promise<void> {
  await button(panel, "Subscribe").click();
  await statusOf(panel, "Subscribed");
}

it("shows new blocks as they come, each with its JSON, until the reader unsubscribes", async () => {
  const { page, context, problems } = await open();
  const panel = await openPanel(page);
  await subscribe(panel);
  await eventsOf(panel).getByText("No events yet").waitFor();
  await mine(3);
  await eventsOf(panel).getByText("3 events").waitFor();
  const [newest, ...others] = await eventsOf(panel).getByRole("listitem").allInnerTexts();
  expect(newest).toMatch(/Block [\d,]+ 0x[\da-f]{64}/);
  expect(others).toHaveLength(2);
  await eventsOf(panel).locator("summary").first().click();
  await eventsOf(panel).getByRole("group", { name: "JSON" }).getByText('"parentHash"').waitFor();
  // The live region has the state, not the events.
  expect(await panel.getByRole("status").allInnerTexts()).toContain("Subscribed");

  await button(panel, "Unsubscribe").click();
  await statusOf(panel, "Not subscribed");
  await mine(1);
  expect(await button(panel, "Subscribe").evaluate("document.activeElement.textContent")).toBe("Subscribe");
  expect(await eventsOf(panel).getByRole("listitem").count()).toBe(3);
  expect(problems).toEqual([]);
  await context.close();
});

it("stands still while it is paused, and keeps the last 100 events", async () => {
  const { page, context } = await open();
  const panel = await openPanel(page);
  await subscribe(panel);
  await mine(2);
  await eventsOf(panel).getByText("2 events").waitFor();
  await button(panel, "Pause").click();
  await mine(110);
  await eventsOf(panel).getByText("112 events").waitFor();
  expect(await eventsOf(panel).getByRole("listitem").count()).toBe(2);
  await button(panel, "Resume").click();
  await eventsOf(panel).getByText("112 events, of which the last 100 are kept").waitFor();
  expect(await eventsOf(panel).getByRole("listitem").count()).toBe(100);
  await button(panel, "Clear").click();
  await eventsOf(panel).getByText("No events yet").waitFor();
  await context.close();
});

it("explains what the service refuses, and why a connection ends", async () => {
  const { page, context } = await open();
  let panel = await openPanel(page);
  await panel.getByRole("button", { name: "Add address" }).first().or(panel.getByRole("textbox").first()).waitFor();
  await panel.getByRole("combobox", { name: "kind" }).selectOption("newHeads");
  await panel
    .getByRole("textbox", { name: "address" })
    .first()
    .fill(`0x${"12".repeat(20)}`);
  await button(panel, "Subscribe").click();
  await panel.getByRole("alert").getByText("-32602").waitFor();
  await statusOf(panel, "Not subscribed");

  await page.routeWebSocket(/rg_test/, (socket) => {
    socket.onMessage(() => void socket.close({ code: 4001, reason: "unknown or revoked API key" }));
  });
  panel = await openPanel(page);
  await button(panel, "Subscribe").click();
  await panel.getByRole("alert").getByText("code 4001 (unknown or revoked API key)").waitFor();
  await statusOf(panel, "Not subscribed");
  await context.close();
});

it("shows the subscription as code, in step with the form, with the key hidden", async () => {
  const { page, context } = await open();
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "kind" }).selectOption("newPendingTransactions");
  const code = await panel.getByRole("group", { name: "Code: WebSocket" }).innerText();
  expect(code).toMatch(/new WebSocket\("ws:.*\/rg_test_••••\w{4}"\)/);
  expect(code).toContain('params: ["newPendingTransactions"]');
  await panel.getByText("Go", { exact: true }).click();
  expect(await panel.getByRole("group", { name: "Code: Go" }).innerText()).toContain("client.EthSubscribe(");
  await context.close();
});

it.each(["light", "dark"] as const)(
  "has no barrier that axe finds in the %s theme, and fits a phone",
  async (colorScheme) => {
    const reader = await open({ colorScheme, viewport: { width: 390, height: 844 } });
    const panel = await openPanel(reader.page);
    await subscribe(panel);
    await mine(2);
    await eventsOf(panel).locator("summary").first().click();
    expect(await findBarriers(reader)).toEqual([]);
    expect(await sidewaysScroll(reader.page)).toBe(0);
    expect(reader.problems).toEqual([]);
    await reader.context.close();
  },
);

it("works from the keyboard", async () => {
  const { page, context } = await open();
  const panel = await openPanel(page);
  await button(panel, "Subscribe").focus();
  await page.keyboard.press("Enter");
  await statusOf(panel, "Subscribed");
  await page.keyboard.press("Enter");
  await statusOf(panel, "Not subscribed");
  await context.close();
});

it("offers nothing where a connection's other method is described", async () => {
  const { page, context } = await open();
  await page.goto("/docs/eth_unsubscribe");
  await page.getByRole("region", { name: "Try it" }).getByText("new WebSocket").waitFor();
  expect(await page.getByRole("button", { name: /Edit and/ }).count()).toBe(0);
  await context.close();
});
