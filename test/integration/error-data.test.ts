import { findWrongData } from "../fakes/error-data.js";
import { startTestService, type TestService } from "./start-test-service.js";

interface Failed {
  readonly error: { readonly code: number; readonly data?: unknown };
}

let test: TestService | undefined;

afterEach(() => test?.stop());

async function send(url: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

const call = { jsonrpc: "2.0", id: 1, method: "eth_chainId" };

describe("an error's data is what the document says", () => {
  it("where the quota or the rate limit is exceeded", async () => {
    test = await startTestService({ DAILY_REQUESTS: "1", REQUESTS_PER_SECOND: "3" });

    const responses = (await send(
      test.urls.testnet,
      Array.from({ length: 4 }, () => call),
    )) as Failed[];

    const failed = responses.flatMap(({ error }) => (error ? [error] : []));
    expect(failed.map(({ code }) => code)).toEqual([-32_029, -32_029, -32_005]);
    expect(failed.map(findWrongData)).toEqual([undefined, undefined, undefined]);
  });
});
