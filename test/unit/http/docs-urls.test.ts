import { fillInUrls } from "../../../src/http/docs-urls.js";

const urls = { publicUrl: "http://localhost:8545", baseUrls: { testnet: "http://localhost:8546" } };

describe("the URLs in the documentation", () => {
  it.each([
    ["https://rootgate.example/docs", "http://localhost:8545/docs"],
    ["wss://testnet.rootgate.example/KEY", "ws://localhost:8546/KEY"],
    ["See https://rootgate.example.", "See http://localhost:8545."],
    ['href="https://rootgate.example"', 'href="http://localhost:8545"'],
  ])("become this service's: %s", (text, filledIn) => {
    expect(fillInUrls(text, urls)).toBe(filledIn);
  });

  it.each([
    "PUBLIC_URL=https://rootgate.example.org ",
    "https://rootgate.example-other.org",
    "https://rootgate.examples/",
    "https://rootgate.example:8443/",
    "https://mainnet.rootgate.example/KEY",
  ])("stay where they are not whole host names of the example, or of a network that is not served: %s", (text) => {
    expect(fillInUrls(text, urls)).toBe(text);
  });
});
