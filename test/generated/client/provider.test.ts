import { createProvider } from "../../../generated/clients/typescript/eip1193.js";
import { RpcError } from "../../../generated/clients/typescript/index.js";
import { endpoint, error, fakeService, result, type Sent } from "./fake-service.js";

const chain = (sent: Sent) => result(sent, sent.method === "eth_chainId" ? "0x1f" : "0x1");
const untilQuiet = () => new Promise((resolve) => setImmediate(resolve));

/** A provider that notes what it emits. */
function watchedProvider(reply: Parameters<typeof fakeService>[0]) {
  const service = fakeService(reply);
  const provider = createProvider(endpoint, { fetch: service.fetch, retries: 0 });
  const emitted: unknown[] = [];
  const onConnect = (info: unknown) => void emitted.push(info);
  provider.on("connect", onConnect).on("disconnect", ({ code, message }) => emitted.push([code, message]));
  return { provider, emitted, onConnect, bodies: service.bodies };
}

describe("the EIP-1193 provider", () => {
  it("resolves to results, and to errors with their codes", async () => {
    const { provider } = watchedProvider((sent) => (sent.method === "eth_call" ? error(sent, 3, "0x") : chain(sent)));

    expect(await provider.request({ method: "eth_blockNumber" })).toBe("0x1");
    const failed = provider.request({ method: "eth_call", params: [{ to: "0x00" }, "latest"] });
    await expect(failed).rejects.toBeInstanceOf(RpcError);
    await expect(failed).rejects.toMatchObject({ code: 3, data: "0x" });
  });

  it("emits connect once, with the chain's ID", async () => {
    const { provider, emitted, bodies } = watchedProvider(chain);

    await provider.request({ method: "eth_blockNumber" });
    await untilQuiet();
    await provider.request({ method: "eth_blockNumber" });

    expect(emitted).toEqual([{ chainId: "0x1f" }]);
    expect(bodies).toHaveLength(3);
  });

  it("emits disconnect when the service cannot be reached, and connect when it can again", async () => {
    let isAway = false;
    const { provider, emitted } = watchedProvider((sent) => (isAway ? new TypeError("fetch failed") : chain(sent)));
    await provider.request({ method: "eth_blockNumber" });
    await untilQuiet();
    isAway = true;

    const failed = provider.request({ method: "eth_blockNumber" });
    await expect(failed).rejects.toMatchObject({ code: 4900, message: "cannot reach the service" });
    await expect(provider.request({ method: "eth_blockNumber" })).rejects.toMatchObject({ code: 4900 });
    isAway = false;
    await provider.request({ method: "eth_blockNumber" });
    await untilQuiet();

    expect(emitted).toEqual([{ chainId: "0x1f" }, [4900, "cannot reach the service"], { chainId: "0x1f" }]);
  });

  it("is quiet when its signal aborts while it asks for the chain", async () => {
    const controller = new AbortController();
    const { fetch } = fakeService((sent) => {
      if (sent.method !== "eth_chainId") return chain(sent);
      controller.abort();
      return new Error("aborted");
    });
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on("unhandledRejection", note);

    await createProvider(endpoint, { fetch, signal: controller.signal }).request({ method: "eth_blockNumber" });
    await untilQuiet();
    await untilQuiet();

    process.off("unhandledRejection", note);
    expect(rejections).toEqual([]);
  });

  it("emits nothing to a listener that was removed", async () => {
    const { provider, emitted, onConnect } = watchedProvider(chain);
    provider.removeListener("connect", onConnect);

    await provider.request({ method: "eth_blockNumber" });
    await untilQuiet();

    expect(emitted).toEqual([]);
  });
});
