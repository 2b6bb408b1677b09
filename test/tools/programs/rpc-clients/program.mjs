import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, HTTPTransport, RequestManager } from "@open-rpc/client-js";
import { HttpConnection } from "@walletconnect/jsonrpc-http-connection";
import { JsonRpcProvider } from "@walletconnect/jsonrpc-provider";

const { RPC_URL, OTHER_NETWORK_URL, UNKNOWN_KEY_URL } = process.env;

const unknown = /unknown or revoked API key/;
const otherNetwork = /this is a Testnet key/;

/** The libraries set no deadline of their own, or a long one: a response that matches no request is waited for. */
const within = (request) =>
  Promise.race([
    request,
    sleep(10_000, undefined, { ref: false }).then(() => assert.fail("no response for ten seconds")),
  ]);

const openRpc = (url) => new Client(new RequestManager([new HTTPTransport(url)]));

test("@open-rpc/client-js shows results and refusals", async () => {
  const request = { method: "eth_chainId", params: [] };
  assert.equal(await within(openRpc(RPC_URL).request(request)), "0x1f");
  await assert.rejects(within(openRpc(UNKNOWN_KEY_URL).request(request)), { code: -32021, message: unknown });
  await assert.rejects(within(openRpc(OTHER_NETWORK_URL).request(request)), { code: -32022, message: otherNetwork });
});

test("@open-rpc/client-js shows a batch's refusals", async () => {
  const client = openRpc(UNKNOWN_KEY_URL);
  client.startBatch();
  const requests = [1, 2].map(() => client.request({ method: "eth_chainId", params: [] }));
  client.stopBatch();
  // Both at once: they are rejected together, and one that nobody waits for yet would end the test.
  await Promise.all(requests.map((request) => assert.rejects(within(request), { message: unknown })));
});

test("WalletConnect's provider shows results and refusals", async () => {
  const request = { method: "eth_chainId", params: [] };
  // It makes a request when it connects, without a look at its response.
  const provider = (url) => new JsonRpcProvider(new HttpConnection(url));
  assert.equal(await within(provider(RPC_URL).request(request)), "0x1f");
  await assert.rejects(within(provider(UNKNOWN_KEY_URL).request(request)), { message: unknown });
  await assert.rejects(within(provider(OTHER_NETWORK_URL).request(request)), { message: otherNetwork });
});
