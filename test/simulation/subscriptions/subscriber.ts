import {
  createHeadPosition,
  createLogPosition,
  type Header,
  type Position,
} from "../../../clients/runtime/typescript/src/socket/position.js";
import type { ChainEvents } from "../../../src/events/chain-events.js";
import type { EventFilter } from "../../../src/events/log-filter.js";
import type { ResumePoint } from "../../../src/events/resume-point.js";
import { CallAbortController } from "../../../src/turns/call-signal.js";
import type { TreeBlock } from "../../unit/events/followed-tree.js";
import type { Told } from "../../unit/events/moving-chain.js";

/** What is on the way to the client: events, new blocks by which it knows how far it is, and the response of eth_subscribe. */
type Message = readonly ["event", Told] | readonly ["head", Header] | readonly ["response"];

/** A client that loses its connection, with what is on the way, and resumes as the generated client does. */
export class Subscriber {
  readonly start: TreeBlock;
  readonly filter: EventFilter | undefined;
  /** All events that it was told, in order. */
  readonly told: Told[] = [];
  readonly #position: Position;
  #way: Message[] = [];
  #hasBegun = false;
  #isConnected = false;
  #ends: (() => void)[] = [];
  /** Which connection it is. */
  #connection = 0;
  #process: ChainEvents | undefined;
  /** How often it went over to another process, which may show an older head for a moment. */
  switches = 0;

  constructor(start: TreeBlock, filter: EventFilter | undefined) {
    this.start = start;
    this.filter = filter;
    this.#position = (filter ? createLogPosition : createHeadPosition)(start.header.hash);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Connects to a process of the service; a failure leaves it disconnected. */
  async connect(events: ChainEvents): Promise<void> {
    const connection = ++this.#connection;
    if (this.#process && this.#process !== events) this.switches++;
    this.#process = events;
    this.#isConnected = true;
    const isCurrent = (): boolean => connection === this.#connection;
    const onLost = (): void => void (isCurrent() && this.cut());
    const keep = (end: () => void): void => void (isCurrent() ? this.#ends.push(end) : end());
    try {
      if (this.filter) keep(await this.#followHeads(events, isCurrent, onLost));
      if (!isCurrent()) return;
      let waiting: string[] | undefined = [];
      const send = (json: string): void => void (isCurrent() && this.#way.push(["event", JSON.parse(json) as Told]));
      const onEvent = (json: string): void => (waiting ? void waiting.push(json) : send(json));
      const since = { point: pointOf(this.#position), signal: new CallAbortController(), hold: () => undefined };
      const { past, end } = await events.subscribe({ onEvent, onLost }, { filter: this.filter, since });
      keep(end);
      if (!isCurrent()) return;
      this.#way.push(["response"]);
      for (const json of [...past, ...waiting]) send(json);
      waiting = undefined;
    } catch {
      if (isCurrent()) this.cut();
    }
  }

  /** Loses the connection. */
  cut(): void {
    this.#connection++;
    this.#isConnected = false;
    this.#hasBegun = false;
    this.#way = [];
    for (const end of this.#ends.splice(0)) end();
  }

  /** Receives so many messages. */
  receive(count: number): void {
    for (const [kind, value] of this.#way.splice(0, count)) {
      if (kind === "response") this.#hasBegun = true;
      else if (kind === "event") {
        this.#position.onEvent(value);
        this.told.push(value);
      } else if (this.#hasBegun) this.#position.onHead(value);
    }
  }

  async #followHeads(events: ChainEvents, isCurrent: () => boolean, onLost: () => void): Promise<() => void> {
    const onEvent = (json: string): void => void (isCurrent() && this.#way.push(["head", JSON.parse(json) as Header]));
    return (await events.subscribe({ onEvent, onLost })).end;
  }
}

/** As eth_subscribe reads what the client sends. */
function pointOf({ point }: Position): ResumePoint {
  if (typeof point === "string") return { blockHash: point };
  const { blockHash, logIndex } = point as { readonly blockHash: string; readonly logIndex: string };
  return { blockHash, logIndex: Number(logIndex) };
}
