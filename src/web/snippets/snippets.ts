/** A program that deploys a contract or sends a transaction with a tool. The dashboard prints it, and the tool matrix runs it as printed. */
export interface Snippet {
  /** The folder of its files, beside this file. */
  readonly id: string;
  readonly tool: string;
  /** Paths in the folder, and in the user's. They are written for the test network; `fill-snippet.ts` makes them fit a key. */
  readonly files: readonly string[];
  /** A shell command that installs the tool in an empty folder, if it needs one. */
  readonly install?: string;
  /** A shell command that runs it; without one, it runs in the console of a browser with a wallet. */
  readonly run?: string;
  /** An environment variable that it reads. */
  readonly secret?: "PRIVATE_KEY" | "SIGNED_TRANSACTION";
}

/** In the order of the dashboard's tabs. */
export const snippets: readonly Snippet[] = [
  {
    id: "viem",
    tool: "viem",
    files: ["deploy.mjs"],
    install: "npm install viem",
    run: "node deploy.mjs",
    secret: "PRIVATE_KEY",
  },
  {
    id: "ethers",
    tool: "ethers",
    files: ["deploy.mjs"],
    install: "npm install ethers",
    run: "node deploy.mjs",
    secret: "PRIVATE_KEY",
  },
  {
    id: "web3js",
    tool: "web3.js",
    files: ["deploy.mjs"],
    install: "npm install web3",
    run: "node deploy.mjs",
    secret: "PRIVATE_KEY",
  },
  {
    id: "wagmi",
    tool: "wagmi",
    files: ["deploy.mjs"],
    install: "npm install @wagmi/core viem",
    run: "node deploy.mjs",
    secret: "PRIVATE_KEY",
  },
  {
    id: "hardhat",
    tool: "Hardhat",
    files: ["hardhat.config.js", "scripts/deploy.js"],
    install: "npm init -y && npm pkg set type=module && npm install hardhat @nomicfoundation/hardhat-ethers ethers",
    run: "npx hardhat run --no-compile scripts/deploy.js --network rootstock",
    secret: "PRIVATE_KEY",
  },
  {
    id: "foundry",
    tool: "Foundry",
    files: ["deploy.sh"],
    install: "curl -L https://foundry.paradigm.xyz | bash && foundryup",
    run: "sh deploy.sh",
    secret: "PRIVATE_KEY",
  },
  {
    id: "web3py",
    tool: "web3.py",
    files: ["deploy.py"],
    install: "pip install web3",
    run: "python3 deploy.py",
    secret: "PRIVATE_KEY",
  },
  {
    id: "go-ethereum",
    tool: "Go",
    files: ["main.go"],
    install: "go mod init deploy",
    run: "go mod tidy && go run .",
    secret: "PRIVATE_KEY",
  },
  {
    id: "metamask",
    tool: "MetaMask",
    files: ["deploy.js"],
  },
  {
    id: "curl",
    tool: "curl",
    files: ["send.sh"],
    run: "sh send.sh",
    secret: "SIGNED_TRANSACTION",
  },
];
