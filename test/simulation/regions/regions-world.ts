import { createKeySecrets } from "../../../src/accounts/key-secrets.js";
import { createKeyText } from "../../../src/accounts/key-text.js";
import type { Clock } from "../../../src/clock.js";
import { createVirtualTimers } from "../../fakes/virtual-timers.js";
import type { Random } from "../random.js";
import { GatewayProcess } from "./gateway-process.js";
import type { RunOptions, Scenario } from "./scenario.js";
import { type Account, addAccounts, type SharedDatabase } from "./shared-database.js";
import { Tally } from "./tally.js";
import { allRegions, type DatabasePlace, nearestTo, type Region, statementMs } from "./topology.js";
import type { Visit } from "./traffic.js";

/** After the last request, unused leases are released. */
const drainMs = 75_000;
/** A process closes within this time. */
const closeMs = 10_000;
const startOfRun = Date.parse("2026-11-21T12:00:00.000Z");

interface WorldParts {
  readonly options: RunOptions;
  readonly random: Random;
  readonly database: SharedDatabase;
}

/** What was counted, and how long all processes together ran. */
export interface WorldResult {
  readonly tally: Tally;
  readonly processSeconds: number;
}

interface RunningProcess {
  readonly region: Region;
  readonly process: GatewayProcess;
  isLost: boolean;
}

/** The regions' processes, their database, and what happens to them. */
export class RegionsWorld {
  readonly #scenario: Scenario;
  readonly #parts: WorldParts;
  readonly #timers = createVirtualTimers();
  readonly #tally = new Tally();
  readonly #secrets = createKeySecrets("a master secret of the simulation");
  readonly #accounts = new Map<number, Account>();
  readonly #processes: RunningProcess[];
  #database: DatabasePlace | undefined;
  #nextInTurn = 0;
  #underWay = new Map<object, { readonly user: number; readonly startMs: number; readonly on: RunningProcess }>();

  constructor(scenario: Scenario, parts: WorldParts) {
    const { loss, routing } = scenario;
    this.#scenario = scenario;
    this.#parts = parts;
    this.#database = scenario.database;
    const count = parts.options.processesPerRegion;
    const places = allRegions.map((region) => (typeof routing.region === "number" ? routing.region : region));
    this.#processes = places.flatMap((region) => Array.from({ length: count }, () => this.#start(region)));
    if (!loss) return;
    this.#timers.after(loss.atMs, () => this.#lose(loss.region));
    if (loss.replica) this.#timers.after(loss.replica.atMs, () => (this.#database = loss.replica?.region));
  }

  async addUsers(users: ReadonlySet<number>): Promise<void> {
    const { random, database } = this.#parts;
    const drawBytes = (size: number) => Uint8Array.from({ length: size }, () => random.integer(0, 255));
    for (const user of users)
      this.#accounts.set(user, { userId: `u${user}`, keyId: `k${user}`, keyText: createKeyText("testnet", drawBytes) });
    await addAccounts(database.db, [...this.#accounts.values()], (text) => this.#secrets.digest(text));
  }

  schedule(visit: Visit): void {
    const { region } = this.#scenario.routing;
    const wanted = typeof region === "number" ? region : visit[region];
    for (const atMs of visit.requestsAtMs) this.#timers.after(atMs, () => void this.#request(visit.user, wanted));
  }

  /** Lets all requests pass, and closes the processes that are left. */
  async run(): Promise<WorldResult> {
    const { minutes } = this.#parts.options;
    const endMs = minutes * 60_000 + drainMs;
    await this.#timers.run(endMs);
    const running = this.#processes.filter(({ isLost }) => !isLost);
    const closed = Promise.all(running.map(({ process }) => process.close()));
    await this.#timers.run(endMs + closeMs);
    await closed;
    const lost = this.#processes.length - running.length;
    const processMs = running.length * endMs + lost * (this.#scenario.loss?.atMs ?? 0);
    return { tally: this.#tally, processSeconds: processMs / 1_000 };
  }

  #start(region: Region): RunningProcess {
    const { options, random, database } = this.#parts;
    const clock = this.#clockOf(() => running.isLost);
    const db = database.connect({
      clock,
      send: (statement) => {
        this.#tally.countStatement(statement, region !== this.#database);
        return this.#database === undefined ? 0 : statementMs(region, this.#database, statement, random);
      },
      isUp: () => this.#database !== undefined,
    });
    const process = new GatewayProcess({ db, clock, secrets: this.#secrets, dailyRequests: options.dailyRequests });
    const running: RunningProcess = { region, process, isLost: false };
    return running;
  }

  /** Nothing runs in a process that is lost. */
  #clockOf(isLost: () => boolean): Clock {
    const { now, after } = this.#timers;
    return {
      nowMs: () => startOfRun + now(),
      elapsedMs: now,
      after: (delayMs, work) => after(delayMs, () => isLost() || work()),
      machineAheadMs: () => 0,
      mayDelete: () => true,
    };
  }

  #lose(region: Region): void {
    for (const process of this.#processes) if (process.region === region) process.isLost = true;
    for (const [request, { user, startMs, on }] of this.#underWay) {
      if (!on.isLost) continue;
      this.#underWay.delete(request);
      this.#tally.countResult({ user, result: "cut off", startMs, endMs: this.#timers.now() });
    }
    if (this.#database === region) this.#database = undefined;
  }

  async #request(user: number, wanted: Region): Promise<void> {
    const startMs = this.#timers.now();
    const on = this.#choose(user, wanted, startMs);
    if (!on) return this.#tally.countResult({ user, result: "no process", startMs, endMs: startMs });
    const request = {};
    this.#underWay.set(request, { user, startMs, on });
    const result = await on.process.serve(this.#accounts.get(user) as Account);
    if (!this.#underWay.delete(request)) return;
    this.#tally.countResult({ user, result, startMs, endMs: this.#timers.now() });
  }

  #choose(user: number, wanted: Region, nowMs: number): RunningProcess | undefined {
    const { loss, routing } = this.#scenario;
    const isRedirected = loss && nowMs >= loss.redirectedMs && wanted === loss.region;
    const region = isRedirected ? (nearestTo(wanted)[0] as Region) : wanted;
    const there = this.#processes.filter((process) => process.region === region && !process.isLost);
    return there[(routing.process === "by key" ? user : this.#nextInTurn++) % there.length];
  }
}
