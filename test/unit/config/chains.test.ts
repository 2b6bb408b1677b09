import { chains, parseChain } from "../../../src/config/chains.js";

it.each(["mainnet", "testnet", "regtest"] as const)("knows %s by its name", (name) => {
  expect(parseChain(name)).toBe(chains[name]);
});

it("reads a private chain with its upgrades", () => {
  expect(parseChain("id=7357&name=Acme+Net&rskip92=0&rskip110=0&umm=1&rskip180=20&rskip351=300&rskip535=4000")).toEqual(
    {
      id: 7357,
      name: "Acme Net",
      forks: { rskip92: 0, rskip110: 0, umm: 1, rskip180: 20, rskip351: 300, rskip535: 4000, certainTo: -1 },
    },
  );
});

it("knows no rules of a private chain that names no upgrade", () => {
  expect(parseChain("id=9007199254740991")).toEqual({ id: 9007199254740991, name: "Chain 9007199254740991" });
});

it.each([
  ["", "must be mainnet, testnet, regtest, or a private chain as in id=7357&name=Acme&rskip92=0"],
  ["Mainnet", "must be mainnet, testnet, regtest, or a private chain as in id=7357&name=Acme&rskip92=0"],
  ["toString", "must be mainnet, testnet, regtest, or a private chain as in id=7357&name=Acme&rskip92=0"],
  ["id=", "id must be a whole number from 1"],
  ["id=0", "id must be a whole number from 1"],
  ["id=0x1f", "id must be a whole number from 1"],
  ["id=9007199254740992", "id must be a whole number from 1"],
  ["id=1&id=2", "has id more than once"],
  ["id=1&rskip92=-1", "rskip92 must be a whole number from 0"],
  ["id=1&rskip92=", "rskip92 must be a whole number from 0"],
  [
    "id=1&rskip999=0",
    "has an unknown option rskip999; there are id, name, rskip92, rskip110, umm, rskip180, rskip351, rskip535",
  ],
])("refuses %j", (text, problem) => {
  expect(() => parseChain(text)).toThrow(new Error(problem));
});
