import { printRequestFragment, readRequestFragment } from "../../../../src/web/sandbox/request-link.js";

it("carries a request's network and params", () => {
  const request = { network: "Testnet", params: [{ address: null, topics: ["0x1"] }, "é#%&", true] };
  expect(readRequestFragment(printRequestFragment(request))).toEqual(request);
});

it.each([
  "",
  "#examples",
  "#request=",
  "#request=%",
  "#request=null",
  "#request={}",
  '#request={"params":{}}',
  `#request=${"[".repeat(40_000)}`,
])("reads nothing from %.20s", (fragment) => {
  expect(readRequestFragment(fragment)).toBeUndefined();
});
