import type { Clock } from "../../clock.js";
import type { NetworkName } from "../../config/network-table.js";
import { readJson } from "../../json/raw-json.js";
import type { OpenedNodes, ServedNetwork } from "../../networks/open-nodes.js";
import type { Database } from "../../store/database.js";
import type { StoreBreaker } from "../../store/store-breaker.js";
import type { Log } from "../../telemetry/log.js";
import { addChecks, type DayChecks, readDays } from "./network-days.js";

/** The state of a network, and its checks of the last days, oldest first. */
export interface NetworkStatus {
  readonly name: NetworkName;
  /** Whether its nodes responded to the latest check. */
  readonly isUp: boolean;
  /** The latest block that they returned; undefined if they never did. */
  readonly head: Head | undefined;
  readonly days: readonly DayChecks[];
}

export interface Head {
  readonly number: number;
  /** Time of the block, in milliseconds since 1970. */
  readonly minedAtMs: number;
}

/** Checks each network once a minute and keeps the results. Any number of processes do so. */
export interface NetworkRecord {
  /** The state of all networks, some seconds old. */
  read(): Promise<readonly NetworkStatus[]>;
  close(): Promise<void>;
}

export interface NetworkRecordParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly breaker: StoreBreaker;
  readonly log: Pick<Log, "warn">;
  readonly nodes: OpenedNodes;
}

const everyMs = 60_000;
const timeoutMs = 10_000;
/** The status is public: however often it is read, the store and the nodes are asked this often. */
const freshMs = 10_000;

export function createNetworkRecord(parts: NetworkRecordParts): NetworkRecord {
  return new CheckedNetworks(parts);
}

class CheckedNetworks implements NetworkRecord {
  readonly #parts: NetworkRecordParts;
  readonly #heads = new Map<NetworkName, Head>();
  #status: Promise<readonly NetworkStatus[]> | undefined;
  #staleAtMs = -Infinity;
  #recording = Promise.resolve();
  #stop: () => void;

  constructor(parts: NetworkRecordParts) {
    this.#parts = parts;
    this.#stop = this.#recordLater();
  }

  read(): Promise<readonly NetworkStatus[]> {
    const { clock } = this.#parts;
    if (this.#status && clock.elapsedMs() < this.#staleAtMs) return this.#status;
    this.#staleAtMs = clock.elapsedMs() + freshMs;
    this.#status = this.#readNow();
    this.#status.catch(() => (this.#staleAtMs = -Infinity));
    return this.#status;
  }

  close(): Promise<void> {
    this.#stop();
    return this.#recording;
  }

  #recordLater(): () => void {
    return this.#parts.clock.after(everyMs, () => {
      this.#recording = this.#record();
      this.#stop = this.#recordLater();
    });
  }

  async #record(): Promise<void> {
    const { db, clock, breaker, log } = this.#parts;
    const checks = await this.#checkAll();
    if (breaker.outage()) return;
    try {
      await addChecks(db, checks, clock.nowMs());
    } catch (error) {
      if (!(await breaker.report(error))) log.warn({ err: error }, "the state of the networks could not be recorded");
    }
  }

  async #readNow(): Promise<readonly NetworkStatus[]> {
    const { db, clock } = this.#parts;
    const [checks, days] = await Promise.all([this.#checkAll(), readDays(db, clock.nowMs())]);
    return checks.map(({ name, isUp }) => ({
      name,
      isUp,
      head: this.#heads.get(name),
      days: days.filter(({ network }) => network === name),
    }));
  }

  #checkAll() {
    return Promise.all(Object.values(this.#parts.nodes).map((served) => this.#check(served)));
  }

  async #check({ node, network: { name } }: ServedNetwork): Promise<{ name: NetworkName; isUp: boolean }> {
    try {
      const block = await node.call("eth_getBlockByNumber", ["latest", false], AbortSignal.timeout(timeoutMs));
      const { number, timestamp } = (await readJson(block)) as { number: string; timestamp: string };
      this.#heads.set(name, { number: Number(number), minedAtMs: Number(timestamp) * 1_000 });
      return { name, isUp: true };
    } catch {
      return { name, isUp: false };
    }
  }
}
