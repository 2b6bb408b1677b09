import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { rootstock, rootstockTestnet } from "viem/chains";

const { CHAIN_ID, KITCHEN, PRIVATE_KEY, RPC_URL } = process.env;

/** A port that is free now. */
async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const args = ["start", "--schema", "public", "--port", String(await findPort()), "--log-format", "json"];
const child = spawn("ponder", args, {
  env: { ...process.env, PONDER_TELEMETRY_DISABLED: "1" },
  stdio: ["ignore", "pipe", "inherit"],
});
let output = "";
child.stdout.setEncoding("utf8").on("data", (text) => {
  output += text;
  process.stdout.write(text);
});

async function until(...texts) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (texts.every((text) => output.includes(text))) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
const report = (number, name, isOk) => console.log(`\n${isOk ? "ok" : "not ok"} ${number} - ${name}`);

report(
  1,
  "reads past events, receipts and calls",
  await until("COOKED soup success", "CALLED 42 soup", "Started live indexing"),
);

const chain = CHAIN_ID === "30" ? rootstock : rootstockTestnet;
const account = privateKeyToAccount(PRIVATE_KEY);
const { abi } = JSON.parse(readFileSync("contracts/kitchen.json", "utf8"));
const wallet = createWalletClient({ account, chain, transport: http(RPC_URL) });
await wallet.writeContract({ address: KITCHEN, abi, functionName: "cook", args: [43n, "stew"] });
report(2, "follows new ones", await until("COOKED stew success", "CALLED 43 stew"));

child.kill("SIGTERM");
