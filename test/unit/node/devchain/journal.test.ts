import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { transformFileSync } from "@swc/core";
import * as fc from "fast-check";
import { openJournal } from "../../../../src/node/devchain/journal.js";

const headerLength = 20;
const recordHeaderLength = 12;
const scanLength = 1 << 20;

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journal-"));
  path = join(folder, "testnet.journal");
});

afterEach(() => rmSync(folder, { recursive: true }));

it("gives back what was appended, in order, however often it is opened", () => {
  write(["one", "", "three"]);
  write(["four"]);

  expect(read()).toEqual({ records: ["one", "", "three", "four"], cut: 0 });
  expect(read()).toEqual({ records: ["one", "", "three", "four"], cut: 0 });
});

it("gives back the records of when it was opened, more than once", () => {
  write(["one"]);
  const journal = openJournal(path);
  journal.append(Buffer.from("two"));

  expect([...journal.records].map(String)).toEqual(["one"]);
  expect([...journal.records].map(String)).toEqual(["one"]);
  journal.close();
});

it("begins an empty file anew", () => {
  writeFileSync(path, "");

  write(["one"]);

  expect(read()).toEqual({ records: ["one"], cut: 0 });
});

it("keeps records of any content, those that look like records included", () => {
  write(["one"]);
  const looksLikeRecord = readFileSync(path).subarray(headerLength);
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (payloads) => {
      rmSync(path);
      const written = [...payloads, looksLikeRecord].map((payload) => Buffer.from(payload));
      write(written);

      expect(read().records).toEqual(written.map(String));
    }),
    { numRuns: 20 },
  );
});

it("cuts off what is unfinished, wherever the last write stopped, and goes on from there", () => {
  write(["one", "two"]);
  const kept = readFileSync(path).length;
  write(["three, which is torn"]);
  const whole = readFileSync(path);

  for (let length = kept; length < whole.length; length += 1) {
    writeFileSync(path, whole.subarray(0, length));
    expect(read()).toEqual({ records: ["one", "two"], cut: length - kept });
    expect(readFileSync(path)).toHaveLength(kept);
    write(["four"]);
    expect(read()).toEqual({ records: ["one", "two", "four"], cut: 0 });
  }
});

it("begins anew where a crash left less than a header", () => {
  write([]);
  const header = readFileSync(path);

  for (let length = 0; length < headerLength; length += 1) {
    writeFileSync(path, header.subarray(0, length));
    expect(read()).toEqual({ records: [], cut: length });
  }
});

it.each([
  ["zeros", Buffer.alloc(5_000)],
  ["ones", Buffer.alloc(5_000, 0xff)],
  ["more than is searched at once", Buffer.alloc(3 << 20, 0x5a)],
])("cuts off an end of %s", (_, end) => {
  write(["one"]);
  appendFileSync(path, end);

  expect(read()).toEqual({ records: ["one"], cut: end.length });
});

it("cuts off a last record in which any bit is wrong", () => {
  write(["one"]);
  const kept = readFileSync(path).length;
  write(["two"]);
  const whole = readFileSync(path);

  for (let bit = 8 * kept; bit < 8 * whole.length; bit += 1) {
    writeFileSync(path, withFlippedBit(whole, bit));
    expect(read()).toEqual({ records: ["one"], cut: whole.length - kept });
  }
});

it("refuses, and leaves as it is, a file in which any bit before the last record is wrong", () => {
  write(["one", "two"]);
  const beforeLast = readFileSync(path).length;
  write(["three"]);
  const whole = readFileSync(path);

  for (let bit = 8 * headerLength; bit < 8 * beforeLast; bit += 1) {
    writeFileSync(path, withFlippedBit(whole, bit));
    expect(read).toThrow(/is damaged at byte \d+, and sound records follow from byte \d+/);
    expect(readFileSync(path)).toHaveLength(whole.length);
  }
});

it.each([
  ["far behind the damage", scanLength + 100],
  ["across two of the stretches that are searched", scanLength - 16],
])("finds sound records %s", (_, length) => {
  write([Buffer.alloc(length, 1), "two"]);
  writeFileSync(path, withFlippedBit(readFileSync(path), 8 * headerLength));

  const next = headerLength + recordHeaderLength + length;
  expect(read).toThrow(`damaged at byte ${headerLength}, and sound records follow from byte ${next}`);
});

it("does not take for a record what a caller wrote into one to look so", () => {
  const guess = recordWithSalt("a guess at the salt", 0);
  write(["one"]);
  const kept = readFileSync(path).length;
  write([guess]);
  writeFileSync(path, readFileSync(path).subarray(0, -1));

  expect(read()).toEqual({ records: ["one"], cut: recordHeaderLength + guess.length - 1 });
  expect(readFileSync(path)).toHaveLength(kept);
});

it("refuses a file whose header has any bit wrong", () => {
  write(["one"]);
  const whole = readFileSync(path);

  for (let bit = 0; bit < 8 * headerLength; bit += 1) {
    writeFileSync(path, withFlippedBit(whole, bit));
    expect(read).toThrow(bit < 64 ? "is not a devchain journal" : "its header is damaged");
    expect(readFileSync(path)).toHaveLength(whole.length);
  }
});

it("refuses another kind of file, however short", () => {
  writeFileSync(path, "SQL");
  expect(read).toThrow("is not a devchain journal");
});

it("refuses a newer format", () => {
  write([]);
  const header = readFileSync(path);
  header.writeUInt32BE(2, 8);
  header.writeUInt32BE(crc32(header.subarray(0, 16)), 16);
  writeFileSync(path, header);

  expect(read).toThrow("its format is version 2; this program reads version 1");
});

it("takes no record once it is closed", () => {
  const journal = openJournal(path);
  journal.close();

  expect(() => journal.append(Buffer.from("late"))).toThrow("failed earlier or is closed");
});

it("is open once at a time", () => {
  const journal = openJournal(path);

  expect(read).toThrow("another process is using the same data folder");
  journal.close();
  expect(read()).toEqual({ records: [], cut: 0 });
});

it("is emptied by a reset, but never under another's hands", () => {
  write(["one", "two"]);
  const journal = openJournal(path);
  expect(() => openJournal(path, { reset: true })).toThrow("locked");
  journal.close();
  expect(read().records).toEqual(["one", "two"]);

  openJournal(path, { reset: true }).close();
  expect(read()).toEqual({ records: [], cut: 0 });
});

it("is free again once a process that had it open is killed, and has every record that this process reported", async () => {
  const holder = fork(
    compiledWith(`
    for (let count = 1; ; count += 1) {
      journal.append(Buffer.from("record " + count));
      process.send(count);
    }`),
  );
  let reported = 0;
  let refusals = 0;
  holder.on("message", (count) => {
    reported = Number(count);
    if (reported === 1) refusals += refusalsOf(read);
    if (reported === 50) holder.kill("SIGKILL");
  });
  await once(holder, "exit");

  const { records } = read();
  expect({ refusals, isLongEnough: reported >= 50 && records.length >= reported }).toEqual({
    refusals: 1,
    isLongEnough: true,
  });
  expect(records).toEqual(records.map((_, index) => `record ${index + 1}`));
});

it("takes no record after one that could not be written, and loses none before it", () => {
  const script = compiledWith(`
    const sizes = [100, 10_000, 1];
    const outcomes = sizes.map((size) => {
      try { journal.append(Buffer.alloc(size, "x")); return "written"; } catch (error) { return error.message; }
    });
    console.log(JSON.stringify(outcomes));`);
  // The largest size that a file may have, in blocks of 512 or 1,024 bytes; the signal would end the process.
  const limited = spawnSync("sh", ["-c", `trap "" XFSZ; ulimit -f 4; exec "${process.execPath}" "${script}"`], {
    encoding: "utf8",
  });

  expect(JSON.parse(limited.stdout)).toEqual([
    "written",
    expect.stringContaining("EFBIG"),
    expect.stringContaining("failed earlier"),
  ]);
  expect(read().records).toEqual(["x".repeat(100)]);
});

/** The journal's code and a few lines that use `journal`, as a program of its own. */
function compiledWith(lines: string): string {
  for (const name of ["journal", "journal-format", "file-lock"]) {
    const { code } = transformFileSync(`src/node/devchain/${name}.ts`, {
      jsc: { target: "es2022", parser: { syntax: "typescript" } },
      module: { type: "commonjs" },
    });
    writeFileSync(join(folder, `${name}.js`), code.replaceAll('"@', `"${resolve("node_modules")}/@`));
  }
  const script = join(folder, "program.js");
  writeFileSync(script, `const journal = require("./journal.js").openJournal(${JSON.stringify(path)});${lines}`);
  return script;
}

function refusalsOf(open: () => unknown): number {
  try {
    open();
    return 0;
  } catch {
    return 1;
  }
}

function write(records: readonly (string | Buffer)[]): void {
  const journal = openJournal(path);
  for (const record of records) journal.append(Buffer.from(record));
  journal.close();
}

function read(): { records: string[]; cut: number } {
  const journal = openJournal(path);
  const records = [...journal.records].map(String);
  journal.close();
  return { records, cut: journal.cut };
}

function withFlippedBit(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

function recordWithSalt(payload: string, salt: number): Buffer {
  const header = Buffer.alloc(recordHeaderLength);
  header.writeUInt32BE(payload.length, 0);
  header.writeUInt32BE(crc32(payload, salt), 4);
  header.writeUInt32BE(crc32(header.subarray(0, 8), salt), 8);
  return Buffer.concat([header, Buffer.from(payload)]);
}
