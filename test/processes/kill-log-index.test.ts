import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { createSectionRows } from "../../src/log-index/section-rows.js";
import { openSectionStore } from "../../src/log-index/section-store.js";

const compiled = pathToFileURL(resolve("dist/src/log-index")).href;
const ROUNDS = 8;

let child: ChildProcess | undefined;

afterEach(() => child?.kill("SIGKILL"));

/** Lets a child write sections, kills it somewhere in the next one, and returns what it said it had written. */
async function writeUntilKilled(folder: string, start: number, count: number): Promise<Map<number, string>> {
  const writer = spawn(process.execPath, [resolve(__dirname, "kill-log-index.mjs"), compiled, folder, String(start)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = writer;
  const written = new Map<number, string>();
  let lines = 0;
  createInterface(writer.stdout).on("line", (line) => {
    const [section, hash] = line.split(" ") as [string, string];
    written.set(Number(section), hash);
    // At another moment of the writing each time.
    if (++lines === count) setTimeout(() => writer.kill("SIGKILL"), start % 40);
  });
  const [code, signal] = await once(writer, "close");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  return written;
}

/** The rows that the child wrote in a round. */
function rowsOf(round: number): Buffer {
  const rows = createSectionRows();
  for (let column = 0; column <= round % 4_000; column += 97) rows.add(column, `0x${"ff".repeat(256)}`);
  return Buffer.from(rows.chunk(0));
}

it(`loses no section in ${ROUNDS} kills, and has none that is not whole`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "log-index-kill-"));
  for (let round = 0; round < ROUNDS; round++) {
    const written = await writeUntilKilled(folder, 1_000 + 7 * round, 1 + (round % 3));
    const store = await openSectionStore(folder);
    await store.reload();
    for (let section = 0; section < 8; section++) {
      const link = store.linkOf(section);
      // The one that was being written is there as a whole, or not at all; it may have been one of those before.
      const said = written.get(section);
      if (said !== undefined && link) expect(Number(link.lastHash)).toBeGreaterThanOrEqual(Number(said));
      if (!link) continue;
      const expected = rowsOf(Number(link.lastHash));
      for (const bit of [0, 1, 1_000, 2_047])
        expect((await store.fileOf(section)?.readRow(bit, section, 1))?.equals(expected)).toBe(true);
    }
    const isLost = [...written.keys()].filter((section) => !store.linkOf(section));
    expect(isLost.length).toBeLessThanOrEqual(1);
    await store.close();
  }
  rmSync(folder, { recursive: true });
}, 600_000);
