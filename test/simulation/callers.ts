import type { MethodName } from "../../generated/methods.js";
import type { Timers } from "../../src/node/timers.js";
import { createOracle, type Question } from "./oracle.js";
import type { Random } from "./random.js";
import type { Report } from "./report.js";
import type { Scenario } from "./scenario.js";
import { signed } from "./transactions.js";
import type { SimulatedBlock, SimulatedTransaction, World } from "./world.js";

export interface CallersParts {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly timers: Timers;
  readonly world: World;
  readonly call: (method: MethodName, params: readonly unknown[]) => Promise<unknown>;
  readonly send: (transaction: SimulatedTransaction) => Promise<unknown>;
  readonly report: Report;
  readonly trace: (line: string) => void;
}

const BURST = 20;

/** Those who ask all the time, and hold every answer against the truth. */
export class Callers {
  private readonly oracle;
  private readonly accepted: SimulatedTransaction[] = [];
  private readonly sending = new Set<string>();
  /** Blocks that they were told of. */
  private readonly told: SimulatedBlock[];
  private isOn = false;
  private addressCount = 0;
  /** Calls, and transactions, that have no response yet. */
  private openCount = 0;

  constructor(private readonly parts: CallersParts) {
    this.oracle = createOracle(parts.world, parts.scenario);
    this.told = [parts.world.start];
  }

  start(): void {
    this.isOn = true;
    this.askOn();
  }

  stop(): void {
    this.isOn = false;
  }

  isWaiting(): boolean {
    return this.openCount > 0;
  }

  private askOn(): void {
    const { random, timers, scenario } = this.parts;
    if (!this.isOn) return;
    void random.pick(random.chance(0.5) ? this.ofHead : this.others)();
    timers.after(-Math.log(1 - random.next()) * scenario.callMs, () => this.askOn());
  }

  private readonly ofHead: readonly (() => Promise<void>)[] = [
    () => this.ask({ of: "height" }, "eth_blockNumber", []),
    () => this.ask({ of: "state" }, "eth_getBalance", [this.newAddress(), "latest"]),
    () => this.ask({ of: "state" }, "eth_call", [{ to: this.newAddress() }, "latest"]),
    () => this.ask({ of: "block" }, "eth_getBlockByNumber", ["latest", false]),
    () => this.ask({ of: "count" }, "eth_getBlockTransactionCountByNumber", ["latest"]),
    () => this.askLogs(),
  ];

  private readonly others: readonly (() => unknown)[] = [
    () => this.askAtHeight("state at"),
    () => this.askAtHeight("block at"),
    () => this.askByHash(),
    () => this.send(),
    () => this.askOfTransaction("transaction", "eth_getTransactionByHash"),
    () => this.askOfTransaction("receipt", "eth_getTransactionReceipt"),
    () => this.askPendingNonce(),
    () =>
      Array.from({ length: BURST }, () => this.ask({ of: "state" }, "eth_getBalance", [this.newAddress(), "latest"])),
  ];

  private async ask(question: Question, method: MethodName, params: readonly unknown[]): Promise<void> {
    const { timers, call, report, scenario, trace } = this.parts;
    const askedMs = timers.now();
    this.openCount++;
    const outcome = await call(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    this.openCount--;
    const answeredMs = timers.now();
    report.count({ askedMs, elapsedMs: answeredMs - askedMs, isError: "error" in outcome });
    if (question.of === "block" && "result" in outcome) this.note(outcome.result);
    if (scenario.kind === "anything") return;
    const problem = this.oracle.judge({ question, askedMs, answeredMs, outcome });
    if (!problem) return;
    report.add({ ...problem, why: `${method}: ${problem.why}`, atMs: answeredMs });
    trace(`${problem.fault}: ${method} asked at ${askedMs.toFixed(1)}: ${problem.why}`);
  }

  private note(result: unknown): void {
    const block = this.parts.world.find((result as { hash?: string } | null)?.hash ?? "");
    if (block) this.told.push(block);
  }

  private askLogs(): Promise<void> {
    const { world, random } = this.parts;
    const fromBlock = world.tip.number - random.integer(6, 12);
    const filter = { fromBlock: toHex(fromBlock), toBlock: "latest", address: this.newAddress() };
    return this.ask({ of: "logs", fromBlock }, "eth_getLogs", [filter]);
  }

  private askAtHeight(of: "state at" | "block at"): Promise<void> {
    const { world, random } = this.parts;
    const height = world.tip.number - random.integer(0, 10);
    return of === "state at"
      ? this.ask({ of, height }, "eth_getBalance", [this.newAddress(), toHex(height)])
      : this.ask({ of, height }, "eth_getBlockByNumber", [toHex(height), false]);
  }

  private askByHash(): void {
    const { world, random } = this.parts;
    const block = random.pick(this.told.slice(-8));
    if (world.isTrue(block)) void this.ask({ of: "block by hash", block }, "eth_getBlockByHash", [block.hash, false]);
  }

  private askOfTransaction(of: "transaction" | "receipt", method: MethodName): void {
    const transaction = this.accepted.at(-this.parts.random.integer(1, 3));
    if (transaction) void this.ask({ of, transaction }, method, [transaction.hash]);
  }

  private askPendingNonce(): void {
    const transaction = this.accepted.at(-1);
    const { from = "" } = transaction ?? {};
    if (transaction) void this.ask({ of: "pending nonce", transaction }, "eth_getTransactionCount", [from, "pending"]);
  }

  /** One after the other for each sender, as wallets do. */
  private async send(): Promise<void> {
    const { random, timers, scenario, report, trace } = this.parts;
    const ofSender = random.pick(signed);
    const next = ofSender[this.accepted.filter(({ from }) => from === ofSender[0]?.from).length];
    if (!next || this.sending.has(next.from)) return;
    this.sending.add(next.from);
    this.openCount++;
    try {
      await this.parts.send(next);
      this.accepted.push(next);
      trace(`accepted: ${next.hash.slice(0, 10)}, nonce ${next.nonce}`);
    } catch (error) {
      trace(`error: a transaction: ${String(error)}`);
      if (scenario.kind !== "anything")
        report.add({ fault: "error", why: `a transaction: ${String(error)}`, atMs: timers.now() });
    } finally {
      this.openCount--;
      this.sending.delete(next.from);
    }
  }

  /** An account that nobody asked about yet: nothing is known of it from memory. */
  private newAddress(): string {
    this.addressCount++;
    return `0x${this.addressCount.toString(16).padStart(40, "0")}`;
  }
}

function toHex(height: number): string {
  return `0x${height.toString(16)}`;
}
