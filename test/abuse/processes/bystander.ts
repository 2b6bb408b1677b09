import { Agent, request } from "node:http";
import { CallRecord, type Figures } from "./figures.js";

/*
 * An honest user in a process of its own: makes calls at a fixed pace, whether or not earlier ones have ended, to the service and
 * to a control server that does nothing. Each message makes it wait for the calls under way and send the figures since the last.
 */

export interface BystanderOptions {
  readonly url: string;
  readonly controlUrl: string;
  /** `{address}` in it is another address each time. */
  readonly body: string;
  readonly callsPerSecond: number;
}

export interface Observation {
  readonly service: Figures;
  readonly control: Figures;
}

const callTimeoutMs = 10_000;
/** Past these, calls count as failed without being sent. */
const maxUnderWay = 500;

/** Makes calls to one server and keeps their record. */
class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #underWay = new Set<Promise<void>>();
  #record = new CallRecord();
  #count = 0;

  constructor(
    private readonly url: string,
    private readonly body: string,
  ) {}

  /** Latency counts from `dueMs`: a call that starts late because this process was held up is late all the same. */
  call(dueMs: number): void {
    const record = this.#record;
    if (this.#underWay.size >= maxUnderWay) return record.note(callTimeoutMs, "not sent: too many under way");
    const call = this.#post().then(
      (failure) => record.note(performance.now() - dueMs, failure),
      (error: NodeJS.ErrnoException) => record.note(performance.now() - dueMs, error.code ?? error.message),
    );
    this.#underWay.add(call);
    void call.finally(() => this.#underWay.delete(call));
  }

  async finish(): Promise<Figures> {
    await Promise.all(this.#underWay);
    const figures = this.#record.read();
    this.#record = new CallRecord();
    return figures;
  }

  /** Resolves to what is wrong with the response, if something is. */
  #post(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const options = { method: "POST", agent: this.#agent, headers: { "content-type": "application/json" } };
      const sent = request(this.url, options, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("error", reject);
        response.on("end", () => resolve(judge(response.statusCode, text)));
      });
      sent.setTimeout(callTimeoutMs, () => sent.destroy(new Error("no response in time")));
      sent.on("error", reject);
      sent.end(this.body.replace("{address}", `0x${(++this.#count).toString(16).padStart(40, "b")}`));
    });
  }
}

function judge(status: number | undefined, text: string): string | undefined {
  if (status === 200 && text.includes('"result":')) return undefined;
  const code = /"code":(-?\d+)/.exec(text)?.[1];
  return code === undefined ? `status ${status}` : `error ${code}`;
}

function start({ url, controlUrl, body, callsPerSecond }: BystanderOptions): void {
  const [service, control] = [new Caller(url, body), new Caller(controlUrl, body)];
  const intervalMs = 1_000 / callsPerSecond;
  let dueMs = performance.now();
  let isPaused = false;
  const tick = (): void => {
    const nowMs = performance.now();
    while (dueMs <= nowMs) {
      if (!isPaused) for (const caller of [service, control]) caller.call(dueMs);
      dueMs += intervalMs;
    }
    setTimeout(tick, Math.max(1, dueMs - performance.now()));
  };
  process.on("message", () => {
    isPaused = true;
    void Promise.all([service.finish(), control.finish()]).then(([ofService, ofControl]) => {
      process.send?.({ service: ofService, control: ofControl } satisfies Observation);
      isPaused = false;
    });
  });
  // The harness is gone: nothing is left to measure for.
  process.on("disconnect", () => process.exit());
  tick();
}

start(JSON.parse(process.argv[2] ?? "") as BystanderOptions);
