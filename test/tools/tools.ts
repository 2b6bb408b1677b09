import { isThorough } from "../runs.js";
import { type Step, steps } from "./steps.js";

/** A tool with a program. That and the pinned versions are in a folder of `programs/`. */
export interface Program {
  readonly id: string;
  readonly name: string;
  /** The folder in `programs/`, where it isn't the id. */
  readonly folder?: string;
  /** Packages of its lock file whose versions the page shows. */
  readonly packages: readonly string[];
  /** Run one after another; they print the steps in TAP. */
  readonly commands: readonly (readonly string[])[];
  /** Its installation takes minutes: it is run only when `TOOLS` names it. */
  readonly isOnDemand?: true;
  /** It is run with THOROUGH=true, or when `TOOLS` names it: it takes long, and a newer one or one with another library runs at each change. */
  readonly isDaily?: true;
  /** It compiles Solidity. */
  readonly compiles?: true;
}

/** A tool of the matrix: all do the same. */
export interface Tool extends Program {
  /** The snippet in `src/web/snippets` that is for it. */
  readonly snippet?: string;
  /** Steps that need a setting: the setting. The tool's program shows that it is needed, and that it is enough. */
  readonly settings?: Partial<Record<Step, string>>;
  /** What another use of it than the program's needs. */
  readonly note?: string;
  /** Steps that the tool does in part: what it leaves out. */
  readonly partial?: Partial<Record<Step, string>>;
  /** Steps that the tool has nothing for, and why. */
  readonly absent?: Partial<Record<Step, string>>;
}

/** A reason that explains itself: the page doesn't repeat it. */
export const hasNone = "has none";

/** Its program does not try it. */
export const notTried = "not tried";

const noSample = { "deploys its sample project": hasNone } as const;

const statusOnly = {
  "shows that an API key is unknown": "it shows the HTTP status (401), not the message",
  "shows that a key is for the other network": "it shows the HTTP status (403), not the message",
} as const;

/** It has nothing for WebSocket, or nothing of its own. */
const noSubscriptions = (reason: string) =>
  ({
    "subscribes to blocks and logs": reason,
    "goes on after its connection is cut": reason,
    unsubscribes: reason,
  }) as const;

const oneAtATime = "it sends one request at a time";

const alloySteps: ReadonlySet<Step> = new Set([
  "deploys a contract",
  "sends a transaction",
  "reads a receipt",
  "sends without naming a fee",
  "subscribes to blocks and logs",
  "goes on after its connection is cut",
  "unsubscribes",
]);

const web3jSteps: ReadonlySet<Step> = new Set([
  "deploys a contract",
  "calls it",
  "sends a transaction",
  "reads a receipt",
  "follows filters",
]);

/** Tools whose programs follow filters over HTTP. */
const withFilters: readonly string[] = ["web3py", "web3j"];

/** Those that a program leaves out. */
const notIn = (tried: ReadonlySet<Step>) =>
  Object.fromEntries(steps.filter((step) => !tried.has(step)).map((step) => [step, notTried]));

/** The tools that `TOOLS` names. */
export const wanted = process.env["TOOLS"]?.split(",");

/** Whether it is run. */
export const isChosen = ({ id, isOnDemand, isDaily }: Program): boolean =>
  wanted?.includes(id) ?? !(isOnDemand ?? (isDaily && !isThorough));

/** Its folder in `programs/`. */
export const folderOf = ({ id, folder = id }: Program): string => folder;

const programs: readonly Tool[] = [
  {
    id: "viem",
    name: "viem",
    snippet: "viem",
    packages: ["viem"],
    commands: [["node", "--test-reporter=tap", "viem.mjs"]],
    absent: noSample,
  },
  {
    id: "ethers",
    name: "ethers 6",
    snippet: "ethers",
    packages: ["ethers"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    absent: { ...noSample, "goes on after its connection is cut": "it doesn't connect again: make a new provider" },
  },
  {
    id: "hardhat-2-ethers",
    name: "Hardhat 2, ethers",
    folder: "hardhat-2",
    packages: ["hardhat", "@nomicfoundation/hardhat-ethers", "@nomicfoundation/hardhat-ignition", "ethers"],
    commands: [
      ["hardhat", "test", "ethers.js"],
      ["sh", "refusals.sh"],
      ["sh", "sample.sh", "TYPESCRIPT"],
    ],
    isDaily: true,
    compiles: true,
    absent: { "sends a batch": oneAtATime, ...noSubscriptions(hasNone) },
  },
  {
    id: "hardhat-2-viem",
    name: "Hardhat 2, viem",
    folder: "hardhat-2",
    packages: ["hardhat", "@nomicfoundation/hardhat-viem", "@nomicfoundation/hardhat-ignition", "viem"],
    commands: [
      ["hardhat", "test", "viem.js"],
      ["sh", "refusals.sh"],
      ["sh", "sample.sh", "TYPESCRIPT_VIEM"],
    ],
    isDaily: true,
    compiles: true,
    absent: { "sends a batch": oneAtATime, ...noSubscriptions(hasNone) },
  },
  {
    id: "hardhat-3-ethers",
    name: "Hardhat 3, ethers",
    folder: "hardhat-3",
    snippet: "hardhat",
    packages: ["hardhat", "@nomicfoundation/hardhat-ethers", "@nomicfoundation/hardhat-ignition", "ethers"],
    commands: [
      ["hardhat", "test", "mocha", "--network", "rootstock", "ethers.js"],
      ["sh", "refusals.sh"],
      ["sh", "sample.sh", "mocha-ethers"],
    ],
    isDaily: true,
    compiles: true,
    partial: statusOnly,
    absent: { "sends a batch": oneAtATime, ...noSubscriptions(hasNone) },
  },
  {
    id: "hardhat-3-viem",
    name: "Hardhat 3, viem",
    folder: "hardhat-3",
    packages: ["hardhat", "@nomicfoundation/hardhat-viem", "@nomicfoundation/hardhat-ignition", "viem"],
    commands: [
      ["hardhat", "test", "mocha", "--network", "rootstock", "viem.js"],
      ["sh", "refusals.sh"],
      ["sh", "sample.sh", "node-test-runner-viem"],
    ],
    compiles: true,
    partial: statusOnly,
    absent: { "sends a batch": oneAtATime, ...noSubscriptions(hasNone) },
  },
  {
    id: "foundry",
    name: "Foundry",
    snippet: "foundry",
    packages: ["@foundry-rs/forge", "@foundry-rs/cast"],
    commands: [
      ["sh", "program.sh"],
      ["sh", "sample.sh"],
    ],
    compiles: true,
    absent: { "sends a batch": oneAtATime, ...noSubscriptions(hasNone) },
  },
  {
    id: "web3js",
    name: "web3.js",
    snippet: "web3js",
    packages: ["web3"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    settings: { "sends without naming a fee": "`gasPrice` in each transaction" },
    partial: { "goes on after its connection is cut": "it connects again; subscribe again on `connect`" },
    absent: noSample,
  },
  {
    id: "wagmi",
    name: "wagmi",
    folder: "viem",
    snippet: "wagmi",
    packages: ["@wagmi/core", "viem"],
    commands: [["node", "--test-reporter=tap", "wagmi.mjs"]],
    absent: { ...noSample, ...noSubscriptions("it uses viem's") },
  },
  {
    id: "web3py",
    name: "web3.py",
    snippet: "web3py",
    packages: ["web3"],
    commands: [["pytest", "--tap", "-p", "no:cacheprovider", "test_program.py"]],
    settings: { "sends without naming a fee": '`"gasPrice": w3.eth.gas_price` in each transaction' },
    partial: statusOnly,
    absent: noSample,
  },
  {
    id: "go-ethereum",
    name: "go-ethereum",
    snippet: "go-ethereum",
    packages: ["github.com/ethereum/go-ethereum"],
    commands: [["program", "-test.v"]],
    absent: noSample,
  },
  {
    id: "alloy",
    name: "alloy",
    packages: ["alloy"],
    commands: [["program"]],
    isOnDemand: true,
    absent: notIn(alloySteps),
  },
  {
    id: "web3j",
    name: "web3j",
    packages: ["org.web3j:core"],
    commands: [["java", "-cp", "../jars/*", "Program.java"]],
    isOnDemand: true,
    note: "for generated contracts a `StaticGasProvider` with at most 6,800,000 gas, a block's limit: `DefaultGasProvider` asks for 9,000,000",
    absent: notIn(web3jSteps),
  },
];

export const tools: readonly Tool[] = programs.map((tool) =>
  withFilters.includes(tool.id) ? tool : { ...tool, absent: { "follows filters": notTried, ...tool.absent } },
);
