import { setInterval } from "node:timers";
import { noFaults } from "../fakes/scripted-chain/node-faults.js";
import { createScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";

/*
 * Three nodes of the scripted chain, as a process of their own: a block every few seconds, now and then a reorganisation, and
 * always something wrong with one of them. Prints the value for TESTNET_NODE_URL.
 */

const blockMs = 3_000;
const reorganiseMs = 47_000;
const faultMs = 20_000;
const maxRemembered = 1_000;

const faults = [
  { isDead: true },
  { resets: true },
  { lagBlocks: 3 },
  { isRateLimited: true },
  { sendsHalfAnswers: true },
  { refusesBatches: true },
  { isStuck: true },
  { delayMs: 300 },
] as const;

const network = await createScriptedNetwork({ nodes: 3, height: 300 });
let nonce = 0;
let faultCount = 0;

setInterval(() => {
  network.mine(1, [signTransaction({ nonce, logs: 200 })]);
  nonce++;
  // What tests look at afterwards would grow for an hour here.
  for (const { requests, bodies } of network.nodes)
    for (const list of [requests, bodies] as unknown[][]) if (list.length > maxRemembered) list.length = 0;
}, blockMs);
setInterval(() => network.reorganise(1 + (faultCount % 4)), reorganiseMs);
setInterval(() => {
  for (const node of network.nodes) Object.assign(node.faults, noFaults);
  const node = network.nodes[faultCount % network.nodes.length];
  if (node) Object.assign(node.faults, faults[faultCount % faults.length]);
  faultCount++;
}, faultMs);

const [first, second, third] = network.nodes.map(({ url }) => url);
process.stdout.write(`nodes ${first}#ws=${network.nodes[0]?.wsUrl},${second},${third}\n`);
