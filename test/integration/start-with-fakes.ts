import { createFakeRskj, type FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { type HttpReply, type HttpRequest, sendHttp } from "./send-http.js";
import { bothNetworks, startTestService, type TestService } from "./start-test-service.js";

export interface ServiceWithFakes extends TestService {
  readonly nodes: { readonly testnet: FakeRskj; readonly mainnet: FakeRskj };
  /** The path of calls on the test network, development key included. */
  readonly path: string;
  /** Takes the test network's node's fault away, and lets the service see that the node is well. */
  readonly mend: () => Promise<void>;
  /** One HTTP request to the service; by default a POST to `path`. */
  readonly send: (request?: HttpRequest) => Promise<HttpReply>;
}

/** The nodes see the calls of the tests and nothing else. */
const quiet = { HEAD_POLL_MS: "100000", NODE_BATCHING: "false", CACHE_MAX_BYTES: "0" };

/** The whole service before two fake Rootstock nodes, both asked once, so that a fault set later meets no start-up check. */
export async function startWithFakes(
  settings: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startTestService>[1] = {},
): Promise<ServiceWithFakes> {
  const [testnet, mainnet] = await Promise.all([createFakeRskj({ chainId: 31 }), createFakeRskj({ chainId: 30 })]);
  const nodeUrls = { TESTNET_NODE_URL: testnet.url, MAINNET_NODE_URL: mainnet.url };
  const service = await startTestService({ ...bothNetworks, ...nodeUrls, ...quiet, ...settings }, options);
  const { pathname: path } = new URL(service.urls.testnet);
  const send = (request: HttpRequest = {}) =>
    sendHttp(service.service.port, {
      method: "POST",
      path,
      headers: { "content-type": "application/json" },
      ...request,
    });
  const warmUp = (url: string) => send({ path: new URL(url).pathname, body: callOf("eth_gasPrice") });
  for (const url of Object.values(service.urls)) await warmUp(url);
  const mend = async (): Promise<void> => {
    testnet.fault = undefined;
    await warmUp(service.urls.testnet);
  };
  const stop = async (): Promise<void> => {
    await service.stop();
    await Promise.all([testnet.close(), mainnet.close()]);
  };
  return { ...service, nodes: { testnet, mainnet }, path, mend, send, stop };
}

/** The body of one call. */
export function callOf(method: string, params: readonly unknown[] = [], id: number | string = 1): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

/** The body of one notification. */
export function notificationOf(method: string, params: readonly unknown[] = []): string {
  return JSON.stringify({ jsonrpc: "2.0", method, params });
}
