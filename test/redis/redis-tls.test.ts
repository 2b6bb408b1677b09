import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { runProgram } from "../e2e/run-program.js";
import { useDataDir } from "../e2e/use-data-dir.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";
import { startRedis, type TestRedis } from "./start-redis.js";

const run = promisify(execFile);
const folder = useDataDir();

describe("a Redis that takes TLS alone, with a certificate of a private authority", () => {
  let certificate: string;
  let port: number;
  let redis: TestRedis;

  beforeEach(async () => {
    certificate = join(folder.dataDir, "redis.crt");
    const key = join(folder.dataDir, "redis.key");
    const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
    const files = ["-keyout", key, "-out", certificate];
    await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...name, ...files]);
    port = await findFreePort();
    const tls = ["--tls-cert-file", certificate, "--tls-key-file", key, "--tls-ca-cert-file", certificate];
    const words = ["--port", "0", "--tls-port", String(port), "--tls-auth-clients", "no", "--save", ""];
    redis = await startRedis(port, [], [...words, "--bind", "127.0.0.1", ...tls]);
  });
  afterEach(() => redis.stop());

  /** Log of a start of the program, and the commands that Redis has seen by then. */
  async function start(settings: Readonly<Record<string, string>>) {
    const node = await createFakeRskj({ chainId: 31 });
    const program = runProgram({
      PORT: "0",
      DATA_DIR: folder.dataDir,
      NETWORKS: "testnet",
      TESTNET_NODE_URL: node.url,
      REDIS_URL: `rediss://127.0.0.1:${port}`,
      ...settings,
    });
    await program.untilOutput(({ stderr }) => stderr.includes('"msg":"listening"'));
    const asking = ["-p", String(port), "--tls", "--cacert", certificate, "info", "commandstats"];
    const { stdout } = await run("redis-cli", asking);
    await program.end("SIGTERM");
    await node.close();
    return { log: program.output.stderr, commands: stdout };
  }

  it("is used by the program where NODE_EXTRA_CA_CERTS names the authority", async () => {
    const { log, commands } = await start({ NODE_EXTRA_CA_CERTS: certificate });

    expect(log).not.toContain("Redis does not respond");
    expect(commands).toContain("cmdstat_role:calls=1");
  });

  it("counts as away, with the reason in the log, where the authority is unknown", async () => {
    const { log, commands } = await start({});

    expect(log).toMatch(/self-signed certificate.*Redis does not respond/);
    expect(commands).not.toContain("cmdstat_role");
  });
});
