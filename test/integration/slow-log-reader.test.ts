import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createLog, openLogDestination } from "../../src/telemetry/log.js";

it("the log keeps nobody waiting for its reader, and drops lines past 4 MiB", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-log-"));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const destination = openLogDestination(fd);
  const log = createLog("info", destination);
  const text = "x".repeat(1_000);
  for (let number = 1; number <= 8_000; number++) log.info({ number, text }, "a line");

  const numbers: number[] = [];
  const reader = spawn("cat", [pipe]);
  for await (const line of createInterface(reader.stdout)) {
    const { number, msg } = JSON.parse(line) as { number: number; msg: string };
    if (msg === "the last") break;
    numbers.push(number);
    if (numbers.length === 3_500) log.info("the last");
  }
  reader.kill();
  await once(reader, "exit");
  destination.destroy();
  rmSync(folder, { recursive: true });
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(3_500);
  expect(numbers.length).toBeLessThan(4_200);
});
