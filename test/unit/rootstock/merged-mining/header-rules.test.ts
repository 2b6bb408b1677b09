import { chains, type KnownChain } from "../../../../src/config/chains.js";
import { type HeaderRules, rulesAt } from "../../../../src/rootstock/merged-mining/header-rules.js";

it.each<[KnownChain, keyof HeaderRules, number]>([
  ["mainnet", "shortProof", 729_000],
  ["mainnet", "forkDetection", 1_591_000],
  ["mainnet", "umm", 2_392_700],
  ["mainnet", "limitedProof", 3_614_800],
  ["testnet", "forkDetection", 449],
  ["testnet", "umm", 863_000],
  ["testnet", "limitedProof", 2_060_500],
  ["regtest", "forkDetection", 449],
  ["regtest", "umm", 1],
])("has on %s the rule %s from block %i on", (chain, rule, height) => {
  expect(rulesAt(chains[chain].forks, height - 1)[rule]).toBe(false);
  expect(rulesAt(chains[chain].forks, height)[rule]).toBe(true);
});

it.each<[KnownChain, number, number]>([
  ["mainnet", 100_000_000, 0],
  ["testnet", 7_139_599, 0],
  ["testnet", 7_139_600, 1],
  ["testnet", 7_604_199, 1],
  ["testnet", 7_604_200, 2],
  ["regtest", 0, 0],
  ["regtest", 1, 2],
])("hashes on %s block %i in version %i", (chain, height, version) => {
  expect(rulesAt(chains[chain].forks, height).version).toBe(version);
});
