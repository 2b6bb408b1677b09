import type { Socket } from "node:net";
import { subnetOf } from "../client-address.js";
import type { ConnectionLimits } from "./connection-limits.js";

/** The exceeded limit: of all connections, or per IP address. */
export type PassedLimit = "all" | "address";

/** Counts open connections, in total and per IP address. */
export class ConnectionCount {
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #ofAddress = new Map<string, number>();
  #all = 0;

  /** Proxies have connections of many clients and therefore no limit per IP address. */
  constructor(limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits;
    this.#isProxy = isProxy;
  }

  /** Counts a connection until it is closed. Connections over a limit are not counted. */
  take(socket: Socket): PassedLimit | undefined {
    const { remoteAddress = "" } = socket;
    const address = this.#isProxy(remoteAddress) ? undefined : subnetOf(remoteAddress);
    const ofAddress = address === undefined ? 0 : (this.#ofAddress.get(address) ?? 0);
    if (ofAddress >= this.#limits.perAddress) return "address";
    if (this.#all >= this.#limits.all) return "all";
    this.#all++;
    if (address !== undefined) this.#ofAddress.set(address, ofAddress + 1);
    socket.once("close", () => this.#release(address));
    return undefined;
  }

  #release(address: string | undefined): void {
    this.#all--;
    if (address === undefined) return;
    const left = (this.#ofAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }
}
