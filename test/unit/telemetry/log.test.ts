import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createLog, openLogDestination } from "../../../src/telemetry/log.js";

describe("the log", () => {
  it("has an error's message, code, stack and causes, and not what else it carries", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => lines.push(line) });
    const cause = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(ada@example.org)", code: "23505" });
    log.error({ err: Object.assign(new Error("sign-up failed", { cause }), { code: "ERR", row: "ada" }) }, "no");

    const { err } = JSON.parse(lines[0] ?? "") as { err: Record<string, string> };
    expect(Object.keys(err).toSorted()).toEqual(["code", "message", "stack", "type"]);
    expect(err).toMatchObject({ type: "Error", code: "ERR", message: "sign-up failed: duplicate key" });
    expect(err["stack"]).toContain("caused by: Error: duplicate key");
    expect(lines[0]).not.toContain("ada");
  });

  it("keeps nobody waiting for its reader, and drops lines past 4 MiB", async () => {
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
});
