import { Socket } from "node:net";
import type { KeyAuthenticator } from "../../../src/accounts/authenticate-key.js";
import type { Caller } from "../../../src/accounts/caller.js";
import type { BaseUrls } from "../../../src/config/public-urls.js";
import { createIdentifyCaller, type RequestOrigin } from "../../../src/gateway/identify-caller.js";

const testnet: Caller = { userId: "u", keyId: "t", network: "testnet" };
const mainnet: Caller = { userId: "u", keyId: "m", network: "mainnet" };

/** Knows "test" at once and "main" after a look-up. */
const finder: Pick<KeyAuthenticator, "recall" | "lookUp"> = {
  recall: (text) => (text === "test" ? testnet : text === "main" ? undefined : "nobody"),
  lookUp: async (_text, address) => (address === "203.0.113.1" ? mainnet : "nobody"),
};

const own: BaseUrls = { testnet: "https://test.example", mainnet: "http://main.example:8545" };
const shared: BaseUrls = { testnet: "http://localhost:8545", mainnet: "http://localhost:8545" };
const sameHost: BaseUrls = { testnet: "https://rpc.example/test", mainnet: "https://rpc.example/main" };

const publicUrl = "https://dashboard.example";
const parts = {
  finder,
  addressOf: () => "203.0.113.1",
  ipOf: () => "203.0.113.1",
  publicUrl,
  touch: () => undefined,
  notePlace: () => undefined,
};

const identify = async (baseUrls: BaseUrls, text: string, host?: string): Promise<Caller> =>
  createIdentifyCaller({ ...parts, baseUrls })(text, at(host));

const at = (host?: string): RequestOrigin => ({ headers: host === undefined ? {} : { host }, socket: new Socket() });

describe("identifyCaller", () => {
  it.each([
    ["own addresses", own, "test", "test.example", testnet],
    ["own addresses, in capitals", own, "test", "TEST.EXAMPLE", testnet],
    ["own addresses with a port", own, "main", "main.example:8545", mainnet],
    ["an address that is neither's", own, "main", "10.0.0.1", mainnet],
    ["another port of the other network's host", own, "test", "main.example", testnet],
    ["no Host header", own, "test", undefined, testnet],
    ["a shared address", shared, "main", "localhost:8545", mainnet],
    ["a shared host", sameHost, "test", "rpc.example", testnet],
  ] as const)("finds the caller at %s", async (_name, baseUrls, text, host, caller) => {
    await expect(identify(baseUrls, text, host)).resolves.toBe(caller);
  });

  it("notes where a key is used, of users who want that only", async () => {
    const noted: unknown[] = [];
    const notes = (caller: Caller) => ({
      ...parts,
      baseUrls: own,
      finder: { ...finder, recall: () => caller },
      notePlace: ({ keyId }: Caller, place: string) => noted.push([keyId, place]),
    });
    await createIdentifyCaller(notes(testnet))("test", at("test.example"));
    expect(noted).toEqual([]);
    await createIdentifyCaller(notes({ ...testnet, notesPlaces: true }))("test", at("test.example"));
    expect(noted).toEqual([["t", "203.0.0.0/16"]]);
  });

  it("answers at once what the finder knows at once", () => {
    expect(createIdentifyCaller({ ...parts, baseUrls: own })("test", at("test.example"))).toBe(testnet);
  });

  it.each([
    ["test", "main.example:8545", "Testnet", "https://test.example"],
    ["main", "test.example", "Mainnet", "http://main.example:8545"],
  ])("names the right address to the key %j at %s", async (text, host, network, baseUrl) => {
    await expect(identify(own, text, host)).rejects.toMatchObject({
      code: -32022,
      message: `this is a ${network} key: use it at ${baseUrl}/<API_KEY>`,
      data: { network, baseUrl },
    });
  });

  it.each(["", "nobody", "__proto__"])("knows nobody behind %j, wherever", async (text) => {
    for (const host of ["test.example", "main.example:8545", undefined]) {
      await expect(identify(own, text, host)).rejects.toMatchObject({
        code: -32021,
        message: "Unauthorized: unknown or revoked API key; create one at https://dashboard.example",
        data: undefined,
      });
    }
  });

  it("takes keys of a network that is not served for nobody's", async () => {
    await expect(identify({ testnet: "https://test.example" }, "main", "test.example")).rejects.toMatchObject({
      code: -32021,
    });
  });
});
