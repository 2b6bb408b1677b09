// solc from npm with the command line of the native one, as far as Hardhat and forge use it: VERSION --version | --standard-json.
const { readFileSync } = require("node:fs");

const [version, ...args] = process.argv.slice(2);
const solc = require(`solc-${version}`);

if (args.includes("--version")) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  console.log(solc.compile(readFileSync(0, "utf8")));
}
