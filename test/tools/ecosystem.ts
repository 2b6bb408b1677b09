import type { Program } from "./tools.js";

/** An indexer, a wallet's part or a local chain: each does something else, so each has steps of its own. */
export interface EcosystemTool extends Program {
  /** What it does; its program reports these names. */
  readonly steps: readonly string[];
  /** Testnet's by default. */
  readonly network?: "mainnet";
  /** The settings that it needs. */
  readonly needs?: string;
}

export const ecosystem: readonly EcosystemTool[] = [
  {
    id: "ponder",
    name: "ponder",
    packages: ["ponder"],
    commands: [["node", "program.mjs"]],
    steps: ["reads past events, receipts and calls", "follows new ones"],
    isOnDemand: true,
  },
  {
    id: "subsquid",
    name: "subsquid",
    packages: ["@subsquid/evm-processor"],
    commands: [["node", "program.mjs"]],
    steps: ["reads blocks and logs", "reads traces"],
  },
  {
    id: "ethereum-etl",
    name: "ethereum-etl",
    packages: ["ethereum-etl"],
    commands: [["sh", "program.sh"]],
    steps: ["exports blocks and transactions", "exports receipts and logs", "exports traces"],
    needs: "Python 3.10 or older, as its own dependencies do",
    isOnDemand: true,
  },
  {
    id: "metamask",
    name: "MetaMask's network controller",
    packages: ["@metamask/network-controller"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    steps: ["reads the chain", "finds that transactions are to be legacy ones"],
  },
  {
    id: "safe",
    name: "Safe's protocol kit",
    packages: ["@safe-global/protocol-kit"],
    commands: [["node", "--test-reporter=tap", "program.mjs"]],
    steps: ["creates a Safe and sends from it"],
    needs: "on a devchain Safe's contracts, deployed by its singleton factory, which is there",
    isOnDemand: true,
  },
  {
    id: "titanoboa",
    name: "titanoboa",
    packages: ["titanoboa"],
    commands: [["pytest", "--tap", "-p", "no:cacheprovider", "test_program.py"]],
    steps: ["deploys a contract and calls it", "forks the chain"],
    needs: '`block_identifier="latest"` for a fork, or an API key with block tags: it asks for `safe`',
    isOnDemand: true,
  },
  {
    id: "ape",
    name: "ape",
    packages: ["eth-ape"],
    commands: [["pytest", "--tap", "-p", "no:cacheprovider", "-p", "no:ape_test", "test_program.py"]],
    steps: ["deploys a contract and reads its events"],
    isOnDemand: true,
  },
  {
    id: "anvil",
    name: "Anvil's fork",
    folder: "foundry",
    packages: ["@foundry-rs/anvil"],
    commands: [["sh", "fork.sh"]],
    steps: ["forks the chain"],
  },
  {
    id: "hardhat-2-fork",
    name: "Hardhat 2's fork",
    folder: "hardhat-2",
    packages: ["hardhat"],
    commands: [["env", "FORKS=1", "hardhat", "test", "--network", "hardhat", "fork.js"]],
    isDaily: true,
    compiles: true,
    steps: ["forks the chain"],
    needs: "a transaction, or a block mined, before the first call: it knows no history of Rootstock's rules",
  },
  {
    id: "hardhat-2-helpers",
    name: "Hardhat 2's network helpers",
    folder: "hardhat-2",
    packages: ["@nomicfoundation/hardhat-network-helpers"],
    commands: [["hardhat", "test", "helpers.js"]],
    isDaily: true,
    compiles: true,
    // It sets the devchain back, so no other program is to run there.
    network: "mainnet",
    steps: ["bring a fixture back", "move time and change accounts"],
  },
];
