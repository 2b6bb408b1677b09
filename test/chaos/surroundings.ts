import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "../abuse/harness/postgres.js";
import { type ProgramRun, runProgram } from "../e2e/run-program.js";
import { startRedis, type TestRedis } from "../redis/start-redis.js";
import { MovableAddress } from "./movable-address.js";
import { SmallDisk } from "./small-disk.js";

/** PostgreSQL's data, its write-ahead log among them, and a copy for the replica elsewhere. */
const diskMegabytes = 320;

/** What the gateways rely on, each reached by an address that can be moved or cut. */
export class Surroundings {
  readonly #chainFolder: string;
  readonly #chain: ProgramRun;
  #redis: TestRedis;

  private constructor(
    readonly postgres: Postgres,
    readonly disk: SmallDisk,
    readonly store: MovableAddress,
    /** Two ways to one chain, as of two nodes. */
    readonly nodes: readonly [MovableAddress, MovableAddress],
    parts: { readonly chain: ProgramRun; readonly redis: TestRedis; readonly chainFolder: string },
  ) {
    this.#chain = parts.chain;
    this.#chainFolder = parts.chainFolder;
    this.#redis = parts.redis;
  }

  static async start(): Promise<Surroundings> {
    const disk = new SmallDisk(diskMegabytes);
    const postgres = await startPostgres(disk.folder);
    const chainFolder = mkdtempSync(join(tmpdir(), "rootgate-chain-"));
    const settings = { DATA_DIR: chainFolder, DEVCHAIN_BLOCK_DELAY_MS: "300" };
    const chain = runProgram(settings, ["devchain", "--port", "0", "--json"]);
    await chain.untilOutput(({ stdout }) => stdout.includes("\n"));
    const { url } = JSON.parse(chain.output.stdout) as { url: string };
    const nodes = [await MovableAddress.open(url), await MovableAddress.open(url)] as const;
    const store = await MovableAddress.open(postgres.url);
    return new Surroundings(postgres, disk, store, nodes, { chain, chainFolder, redis: await startRedis() });
  }

  /** Settings of a gateway. */
  get settings(): Readonly<Record<string, string>> {
    return {
      DATABASE_URL: this.store.urlOf(this.postgres.url),
      REDIS_URL: this.#redis.url,
      TESTNET_NODE_URL: this.nodes.map((node) => node.urlOf("http://127.0.0.1/")).join(","),
      NETWORKS: "testnet",
      MASTER_SECRET: "a master secret that all processes share",
    };
  }

  killRedis(): Promise<void> {
    return this.#redis.stop();
  }

  async restartRedis(): Promise<void> {
    this.#redis = await startRedis(this.#redis.port);
  }

  async stop(): Promise<void> {
    for (const address of [this.store, ...this.nodes]) address.close();
    await this.#chain.end("SIGKILL");
    await this.#redis.stop();
    await this.postgres.stop();
    this.disk.remove();
    rmSync(this.#chainFolder, { recursive: true, force: true });
  }
}
