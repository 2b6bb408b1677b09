import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** Outcomes of a stretch of traffic, by name. */
export type Outcomes = Map<string, number>;

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly data?: { readonly reason?: string } };
}

const requestTimeoutMs = 40_000;

/** Requests at a fixed pace, to each endpoint URL in turn. Counts what came of them. */
export class Traffic {
  readonly #urls: readonly string[];
  readonly #perSecond: number;
  readonly #sent = new Set<Promise<void>>();
  #outcomes: Outcomes = new Map();
  #isOver = false;
  #running = Promise.resolve();

  constructor(urls: readonly string[], perSecond: number) {
    this.#urls = urls;
    this.#perSecond = perSecond;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Outcomes since the last call. */
  take(): Outcomes {
    const outcomes = this.#outcomes;
    this.#outcomes = new Map();
    return outcomes;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await Promise.all(this.#sent);
  }

  async #run(): Promise<void> {
    const startMs = performance.now();
    for (let turn = 0; !this.#isOver; turn++) {
      await sleep(Math.max(0, startMs + (turn * 1_000) / this.#perSecond - performance.now()));
      const url = this.#urls[turn % this.#urls.length] as string;
      const sending = this.#send(url, Math.floor(turn / this.#urls.length) % 2 === 0 ? ofStore : ofNode());
      this.#sent.add(sending);
      void sending.finally(() => this.#sent.delete(sending));
    }
  }

  async #send(url: string, call: Call): Promise<void> {
    const outcome = await callOnce(url, call);
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
  }
}

interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A call that needs the store alone, and one that needs a node, since no two are the same: half of the traffic each. */
const ofStore: Call = { method: "eth_chainId", params: [] };
const ofNode = (): Call => ({ method: "eth_getBalance", params: [`0x${randomBytes(20).toString("hex")}`, "latest"] });

/** The outcome of one request: "served", or why it was not. */
export async function callOnce(url: string, call = ofStore): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...call }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const { result, error } = (await response.json()) as Answer;
    return result === undefined ? `${error?.code} ${error?.data?.reason ?? ""}`.trim() : "served";
  } catch (error) {
    return `no response: ${((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name}`;
  }
}
