import type { NetworkName } from "../config/network-table.js";
import type { Network } from "../config/networks.js";
import { createDevchainOver } from "../devchain/devchain-over.js";
import type { Devchain } from "../devchain/devchain.js";
import type { FromWorker } from "../devchain/worker-messages.js";
import type { OtherWorkers, PlaceGrant, QuotaName, RateReply } from "../limits/other-workers.js";
import type { QuotaFigure } from "../limits/share-figures.js";
import type { OtherProcesses } from "../networks/open-nodes.js";
import type { SharedProbe, SharedProbes } from "../pool/heads/shared-probes.js";
import type { MetricsData } from "../telemetry/metrics.js";
import type { FromPrimary, ToPrimary } from "./messages.js";

const figuresMsPerWorker = 5;

/** The channel to the primary process, as Node gives it to a worker process. */
export interface Channel {
  /** False once one of the two processes has closed it. */
  readonly connected: boolean;
  send?(message: ToPrimary): unknown;
  on(event: "message", listener: (message: FromPrimary) => void): unknown;
  once(event: "disconnect", listener: () => void): unknown;
  disconnect?(): void;
}

/** A worker process's way to its primary one, and by that to the others. */
export class PrimaryLink implements OtherProcesses {
  readonly #channel: Channel;
  readonly #stop = new AbortController();
  readonly #devchains = new Map<NetworkName, (message: FromWorker) => void>();
  readonly #sentListeners = new Map<NetworkName, (hash: string) => void>();
  readonly #probeListeners = new Map<NetworkName, (probe: SharedProbe) => void>();
  readonly #figureListeners = new Map<QuotaName, (figures: readonly QuotaFigure[], by: number) => void>();
  #onRate: (reply: RateReply) => void = () => undefined;
  #onPlaces: (grant: PlaceGrant) => void = () => undefined;
  readonly #readings = new Map<number, (text: string) => void>();
  #lastReading = 0;
  #readOwnMetrics: () => Promise<MetricsData> = async () => [];

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.on("message", (message) => this.#take(message));
    // Without its primary process a worker has no port and no devchain.
    const stop = (): void => this.#stop.abort(new Error("the primary process is gone"));
    channel.once("disconnect", stop);
    if (channel.connected) this.#send({ kind: "linked" });
    else stop();
  }

  /** Aborts when this process has to stop. */
  get stopSignal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Reports that the service listens, and where its metrics come from. */
  ready(readOwnMetrics: () => Promise<MetricsData>): void {
    this.#readOwnMetrics = readOwnMetrics;
    this.#send({ kind: "ready" });
  }

  /** The metrics of all workers, in Prometheus' text format. */
  readMetrics(): Promise<string> {
    const id = ++this.#lastReading;
    return new Promise((resolve) => {
      this.#readings.set(id, resolve);
      this.#send({ kind: "read metrics", id });
    });
  }

  /** The primary process's devchain. */
  openDevchain({ name: network }: Network): Promise<Devchain> {
    return createDevchainOver({
      post: (message) => this.#send({ kind: "devchain", network, message }),
      onMessage: (listener) => {
        this.#devchains.set(network, listener);
        this.#send({ kind: "open devchain", network });
      },
    });
  }

  tellSent(network: NetworkName, hash: string): void {
    this.#send({ kind: "sent", network, hash });
  }

  onSent(network: NetworkName, listener: (hash: string) => void): void {
    this.#sentListeners.set(network, listener);
  }

  sharedProbes(network: NetworkName): SharedProbes {
    return {
      tell: (probe) => this.#send({ kind: "probed", network, probe }),
      onTold: (listener) => void this.#probeListeners.set(network, listener),
      random: Math.random,
    };
  }

  /** `workers`: their number; each message goes to all of them, so that with more of them each sends fewer. */
  shareLimits(workers: number): OtherWorkers {
    return {
      count: workers,
      rates: {
        send: (ask) => this.#send({ kind: "rate", ask }),
        onReceive: (listener) => void (this.#onRate = listener),
      },
      places: {
        send: (ask) => this.#send({ kind: "places", ask }),
        onReceive: (listener) => void (this.#onPlaces = listener),
      },
      quotaFigures: (quota) => ({
        intervalMs: workers * figuresMsPerWorker,
        tell: (figures) => this.#send({ kind: "figures", quota, figures, by: process.pid }),
        onTold: (listener) => void this.#figureListeners.set(quota, listener),
      }),
    };
  }

  /** Reports the last metrics, and lets the process end. */
  async close(): Promise<void> {
    await this.#report(0);
    if (this.#channel.connected) this.#channel.disconnect?.();
  }

  #send(message: ToPrimary): void {
    if (this.#channel.connected) this.#channel.send?.(message);
  }

  #take(message: FromPrimary): void {
    switch (message.kind) {
      case "devchain":
        return this.#devchains.get(message.network)?.(message.message);
      case "sent":
        return this.#sentListeners.get(message.network)?.(message.hash);
      case "probed":
        return this.#probeListeners.get(message.network)?.(message.probe);
      case "figures":
        return this.#figureListeners.get(message.quota)?.(message.figures, message.by);
      case "rate":
        return this.#onRate(message.reply);
      case "places":
        return this.#onPlaces(message.grant);
      case "report metrics":
        return void this.#report(message.id);
      case "all metrics":
        this.#readings.get(message.id)?.(message.text);
        return void this.#readings.delete(message.id);
      case "stop":
        return this.#stop.abort(new Error("stopped by the primary process"));
    }
  }

  async #report(id: number): Promise<void> {
    this.#send({ kind: "metrics", id, metrics: await this.#readOwnMetrics() });
  }
}
