import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A ClickHouse on loopback that can be killed and started again on its data. */
export interface TestClickHouse {
  readonly url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts ClickHouse's engine with the Python that `TEST_CLICKHOUSE_PYTHON` names, which has the package chdb. */
export async function startClickHouse(): Promise<TestClickHouse> {
  const python = process.env["TEST_CLICKHOUSE_PYTHON"] ?? "python3";
  const folder = mkdtempSync(join(tmpdir(), "rootgate-clickhouse-"));
  let child: ChildProcess;
  const start = async (port = 0): Promise<number> => {
    const program = join(__dirname, "../services/clickhouse.py");
    const started = spawn(python, [program, folder, `${port}`], { stdio: ["ignore", "pipe", "inherit"] });
    child = started;
    const [line] = (await once(createInterface(started.stdout), "line")) as [string];
    return Number(line);
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  const port = await start();
  return {
    url: `http://127.0.0.1:${port}/tests`,
    kill,
    restart: async () => void (await start(port)),
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
