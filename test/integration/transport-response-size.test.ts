import { type Fault, large } from "../fakes/rskj/faults.js";
import { jsonOf } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { watch } from "./watch-node.js";

const MB = 1_000_000;
const call = callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);

const answering =
  (result: string): Fault =>
  (response, id) =>
    response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":"${result}"}`);

describe("the size limit of answers", () => {
  const bytes = { small: 5_000, large: MB };
  const services: Partial<Record<keyof typeof bytes, ServiceWithFakes>> = {};
  const startOnce = async (size: keyof typeof bytes): Promise<ServiceWithFakes> =>
    (services[size] ??= await startWithFakes({ MAX_RESPONSE_BYTES: String(bytes[size]) }));
  afterAll(() => Promise.all(Object.values(services).map((service) => service.stop())));

  it("refuses a short answer past it with -32011", async () => {
    const service = await startOnce("small");
    const envelope = '{"jsonrpc":"2.0","id":1,"result":""}'.length;
    service.nodes.testnet.fault = answering(`0x${"ab".repeat((bytes.small - envelope - 2) / 2)}`);
    const fits = await service.send({ body: call });
    service.nodes.testnet.fault = answering(`0x${"ab".repeat((bytes.small - envelope) / 2)}`);
    const over = await service.send({ body: call });

    expect(fits.text).toHaveLength(bytes.small);
    expect(jsonOf(over)).toMatchObject({ id: 1, error: { code: -32011 } });
  });

  it("counts a batch's elements together: those past it get -32011, later ones that fit are answered", async () => {
    const service = await startOnce("small");
    service.nodes.testnet.fault = answering(`0x${"ab".repeat(1_000)}`);
    const reply = await service.send({ body: `[${call},${call},${call},${callOf("eth_chainId", [], 4)}]` });
    expect(jsonOf(reply)).toMatchObject([
      { result: expect.any(String) as string },
      { result: expect.any(String) as string },
      { id: 1, error: { code: -32011, message: `the response is larger than ${bytes.small} bytes` } },
      { id: 4, result: "0x1f" },
    ]);
  });

  it("ends the connection of a stream that passes it", async () => {
    const service = await startOnce("large");
    const leftAlone = watch(service.nodes.testnet, large(3 * MB));
    await expect(service.send({ body: call })).rejects.toMatchObject({ code: "ECONNRESET" });
    await leftAlone();
  });

  it("refuses a stream that passes it in a batch", async () => {
    const service = await startOnce("large");
    const leftAlone = watch(service.nodes.testnet, large(3 * MB));
    const reply = await service.send({ body: `[${call},${callOf("eth_chainId", [], 2)}]` });
    expect(jsonOf(reply)).toMatchObject([
      { id: 1, error: { code: -32011 } },
      { id: 2, result: "0x1f" },
    ]);
    await leftAlone();
  });
});
