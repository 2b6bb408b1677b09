import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { JsonRpcProvider, Wallet } from "ethers";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { sendControl } from "../../src/devchain/control-socket.js";
import { readBanner } from "../e2e/read-banner.js";
import { bothNetworks, startTestService, type TestService } from "../integration/start-test-service.js";
import { ada, dashboardOf, makeKey, openTab, signUpAndLogIn } from "./account.js";
import { findBarriers, openBrowser, openReader, type Reader, sidewaysScroll } from "./open-browser.js";

let test: TestService;
let browser: Browser;
let session: Awaited<ReturnType<BrowserContext["storageState"]>>;
let keyPath: string;
let privateKey: string;

beforeAll(async () => {
  test = await startTestService(bothNetworks);
  privateKey = readBanner(await test.service.banner()).accounts.testnet[0]?.privateKey as string;
  browser = await openBrowser();
  const { page, context } = await openReader(browser, dashboardOf(test));
  await signUpAndLogIn(page, ada);
  await makeKey(page, "A dApp");
  keyPath = new URL(page.url()).pathname;
  session = await context.storageState();
  await context.close();
});

afterAll(async () => {
  await browser?.close();
  await test?.stop();
});

interface OpenOptions {
  readonly colorScheme?: "light" | "dark";
  readonly width?: number;
  /** A script that runs before the page's own. */
  readonly script?: string;
}

async function openKey({ colorScheme = "light", width = 1200, script = "" }: OpenOptions = {}): Promise<Reader> {
  const reader = await openReader(browser, dashboardOf(test), {
    storageState: session,
    permissions: ["clipboard-read", "clipboard-write"],
    colorScheme,
    viewport: { width, height: 800 },
  });
  await reader.page.addInitScript(script);
  await reader.page.goto(keyPath);
  await tools(reader.page).getByRole("tab", { name: "curl" }).waitFor();
  return reader;
}

const tools = (page: Page) => page.getByRole("tablist", { name: "Tools" });
const choose = (page: Page, tool: string) => openTab(page, tool);
/** What the chosen tool's tab shows. */
const panelOf = (page: Page) => page.getByRole("region", { name: "Connect" }).getByRole("tabpanel");

async function copied(page: Page, what: string): Promise<string> {
  await page.getByRole("button", { name: `Copy ${what}`, exact: true }).click();
  return page.evaluate("navigator.clipboard.readText()");
}

/** Code of the contract that every snippet deploys. */
const deployedCode = "0x6000546001018060005560005260206000f3";

async function codeAt(address: string | undefined): Promise<unknown> {
  return (await test.rpc("testnet", "eth_getCode", [address, "latest"])).result;
}

describe("a snippet", () => {
  let folder: string;

  // In the project, where the libraries are found.
  beforeAll(() => {
    folder = mkdtempSync(resolve("node_modules/.snippets-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(["viem", "ethers", "web3.js"])("deploys a contract as it is copied from the page: %s", async (tool) => {
    const { page, context } = await openKey();
    await choose(page, tool);
    const program = await copied(page, `deploy.mjs for ${tool}`);
    const command = (await copied(page, "the command")).split(" ");
    await context.close();
    writeFileSync(join(folder, "deploy.mjs"), program);

    const env = { ...process.env, PRIVATE_KEY: privateKey };
    const { stdout } = await promisify(execFile)(command[0] as string, command.slice(1), { cwd: folder, env });

    const [, address] = /^Deployed: (0x[0-9a-fA-F]{40})$/m.exec(stdout) ?? [];
    expect(await codeAt(address)).toBe(deployedCode);
  });

  it("sends a signed transaction as it is copied from the page: curl", async () => {
    const { page, context } = await openKey();
    await choose(page, "curl");
    const program = await copied(page, "send.sh for curl");
    await context.close();
    const wallet = new Wallet(privateKey, new JsonRpcProvider(test.urls.testnet));
    const transaction = await wallet.populateTransaction({ to: wallet.address, value: 1 });
    const env = { ...process.env, SIGNED_TRANSACTION: await wallet.signTransaction(transaction) };

    const { stdout } = await promisify(execFile)("sh", ["-c", program], { env, cwd: tmpdir() });

    const [, hash] = /^Mined: (0x[0-9a-f]{64})$/m.exec(stdout) ?? [];
    expect(await test.rpc("testnet", "eth_getTransactionReceipt", [hash])).toMatchObject({ result: { status: "0x1" } });
  });
});

it("goes from tool to tool by the arrow keys, and to the ends by Home and End", async () => {
  const { page, context } = await openKey();
  const selected = () => tools(page).getByRole("tab", { selected: true }).textContent();
  await choose(page, "viem");

  const visited: (string | null)[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
    visited.push(await selected());
  }

  expect(visited).toEqual(["ethers", "web3.js", "ethers", "Subscribe", "First request", "Subscribe", "First request"]);
  expect(await page.evaluate("document.activeElement.textContent")).toBe("First request");
  await context.close();
});

/** A wallet that notes what it is asked for, and replies with `reply`, an expression. */
const wallet = (reply: string): string => `
  window.asked = [];
  window.wallet = { request: async (call) => (window.asked.push(call), ${reply}) };
`;
const injected = "window.ethereum = Object.assign(window.wallet, { isMetaMask: true });";
const announced = (name: string): string => `
  addEventListener("eip6963:requestProvider", () => dispatchEvent(new CustomEvent("eip6963:announceProvider", {
    detail: { info: { uuid: "${name}", name: "${name}", icon: "data:,", rdns: "example" }, provider: window.wallet },
  })));
`;

describe("the wallet's tab", () => {
  it("says what to do where there is no wallet", async () => {
    const { page, context } = await openKey();
    await choose(page, "MetaMask");

    const panel = panelOf(page);
    await panel.getByText("This browser has no wallet. Install MetaMask").waitFor();
    for (const value of ["Rootstock Testnet", "31", "tRBTC"]) await panel.getByText(value, { exact: true }).waitFor();
    expect(await panel.getByRole("button", { name: /^Add to/ }).count()).toBe(0);
    await context.close();
  });

  it.each([
    ["MetaMask", "window.ethereum", injected],
    ["Wallet One", "an announcement (EIP-6963)", announced("Wallet One")],
    ["Wallet Two", "both", injected + announced("Wallet Two")],
  ])("adds the network to %s, which is found by %s", async (name, _way, script) => {
    const { page, context } = await openKey({ script: wallet("null") + script });
    const url = await copied(page, "the endpoint URL");
    await choose(page, "MetaMask");

    await page.getByRole("button", { name: /^Add to/ }).click();
    await page.getByRole("status").getByText(`Rootstock Testnet was added to ${name}.`).waitFor();

    expect(await page.evaluate("window.asked")).toEqual([
      {
        method: "wallet_addEthereumChain",
        params: [
          {
            chainId: "0x1f",
            chainName: "Rootstock Testnet",
            rpcUrls: [url],
            nativeCurrency: { name: "tRBTC", symbol: "tRBTC", decimals: 18 },
          },
        ],
      },
    ]);
    await context.close();
  });

  it.each([
    ["{ code: 4001, message: 'User rejected the request.' }", "The request was declined in MetaMask."],
    ["{ code: -32602, message: 'expected https' }", "MetaMask did not add it: expected https"],
  ])("says that the wallet refused: %s", async (error, text) => {
    const { page, context, problems } = await openKey({ script: wallet(`Promise.reject(${error})`) + injected });
    await choose(page, "MetaMask");

    await page.getByRole("button", { name: "Add to MetaMask" }).click();

    await page.getByRole("status").getByText(text).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it("has a snippet that adds the network as the button does, and deploys", async () => {
    const { page, context } = await openKey({ script: wallet("window.reply(call)") + injected });
    const signer = new Wallet(privateKey, new JsonRpcProvider(test.urls.testnet));
    await page.exposeFunction("reply", async (call: { method: string; params: [{ from: string; data: string }] }) => {
      if (call.method === "wallet_addEthereumChain") return null;
      if (call.method === "eth_requestAccounts") return [signer.address];
      if (call.method === "eth_sendTransaction") return (await signer.sendTransaction(call.params[0])).hash;
      return (await test.rpc("testnet", call.method, call.params)).result;
    });
    await choose(page, "MetaMask");
    await page.getByRole("button", { name: "Add to MetaMask" }).click();
    await page.getByText("was added to MetaMask").waitFor();

    await page.getByText("From the code of your own page").click();
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.evaluate(`(async () => {${await copied(page, "deploy.js for MetaMask")}})()`);

    const asked = await page.evaluate<{ method: string }[]>("window.asked");
    const [button, snippet, ...more] = asked.filter(({ method }) => method === "wallet_addEthereumChain");
    expect([snippet, more]).toEqual([button, []]);
    expect(await codeAt(lines.at(-1)?.replace("Deployed: ", ""))).toBe(deployedCode);
    await context.close();
  });
});

it("is at most 1,600 pixels high in each tab of a wide screen, and prints how high", async () => {
  const { page, context } = await openKey({ width: 1440, script: wallet("null") + injected });
  const height = () => page.evaluate<number>("document.documentElement.scrollHeight");
  const heights: Record<string, number> = {};
  for (const tool of await tools(page).getByRole("tab").allTextContents()) {
    await choose(page, tool);
    await panelOf(page).getByRole("button").first().waitFor();
    heights[tool] = await height();
  }
  for (const part of ["usage", "requests", "security", "settings"]) {
    await page.goto(`${keyPath}?tab=${part}`, { waitUntil: "networkidle" });
    heights[part] = await height();
  }
  process.stdout.write(`${JSON.stringify(heights)}\n`);
  expect(Object.keys(heights).length).toBeGreaterThan(12);
  expect(Object.entries(heights).filter(([, pixels]) => pixels > 1_600)).toEqual([]);
  await context.close();
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(["First request", "Hardhat", "MetaMask", "Subscribe"])(
    "%s has no barrier, and fits a phone of 360 pixels",
    async (tool) => {
      const script = tool === "MetaMask" ? wallet("null") + injected : "";
      const reader = await openKey({ colorScheme, width: 360, script });
      await choose(reader.page, tool);
      await panelOf(reader.page).getByRole("button").first().waitFor();

      expect(await sidewaysScroll(reader.page)).toBe(0);
      expect(await findBarriers(reader)).toEqual([]);
      expect(reader.problems).toEqual([]);
      await reader.context.close();
    },
  );
});

describe("the subscription", () => {
  it("runs on the page, and says why it ends when the key is revoked", async () => {
    const { page, context } = await openReader(browser, dashboardOf(test), { storageState: session });
    await page.goto("/keys");
    await makeKey(page, "To be revoked");
    await openTab(page, "Subscribe");
    const card = panelOf(page);
    await card.getByRole("button", { name: "Subscribe on this page" }).click();
    // It shows no events while it connects, too.
    await card.getByRole("status").getByText("Subscribed", { exact: true }).waitFor();
    await sendControl(join(test.dataDir, "testnet.chain.control"), { name: "mine", count: 2 });
    await card.getByText("2 events").waitFor();
    const id = page.url().split("/").at(-1);
    await page.evaluate(`fetch("/api/keys/${id}", { method: "DELETE" })`);
    await card.getByRole("alert").getByText("code 4001").waitFor();
    // Usage is written some seconds later.
    const used = page.getByRole("region", { name: "WebSocket" });
    let text = "";
    while (!/Connections\s+1\s+Subscriptions\s+1\s+Events\s+2/.test(text)) {
      await page.goto("/usage");
      text = await used.innerText();
    }
    expect(text).toContain("Events are free");
    await context.close();
  });
});
