import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { createKeyText } from "../../../../src/accounts/key-text.js";

/*
 * Calls with API keys that nobody has, each another one, with a right checksum.
 */

export interface ForgedKeysOptions {
  readonly origin: string;
  readonly connections: number;
  readonly durationMs: number;
  /** Sends batches of this length. */
  readonly batchLength?: number;
}

/** How many calls got which error; "failed" without one, or with too few of them. */
export type ForgedKeys = Readonly<Record<string, number>> & { readonly elapsedMs: number };

const call = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';

async function main({ origin, connections, durationMs, batchLength }: ForgedKeysOptions): Promise<void> {
  const body = batchLength === undefined ? call : `[${Array(batchLength).fill(call).join(",")}]`;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Record<string, number> = {};
  const send = (): Promise<string> =>
    new Promise((resolve) => {
      const url = `${origin}/${createKeyText("testnet", randomBytes)}`;
      const sent = request(
        url,
        { method: "POST", agent, headers: { "content-type": "application/json" } },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve(codeOf(text, batchLength ?? 1)));
        },
      );
      sent.on("error", () => resolve("failed"));
      sent.end(body);
    });
  const startMs = performance.now();
  const lane = async (): Promise<void> => {
    while (performance.now() - startMs < durationMs) {
      const code = await send();
      counts[code] = (counts[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  process.send?.({ ...counts, elapsedMs: performance.now() - startMs }, () => process.exit());
}

/** The code of all errors: as many as requests, or one for all of them. */
function codeOf(text: string, requests: number): string {
  const codes = text.match(/(?<="code":)-?\d+/g) ?? [];
  return codes.length === requests || codes.length === 1 ? (codes[0] as string) : "failed";
}

void main(JSON.parse(process.argv[2] ?? "") as ForgedKeysOptions);
