import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPassphrase, readSealedSecret, writeSealedSecret } from "../../../src/accounts/sealed-secret.js";

const secret = "the master secret of this test, long enough";
const passphrase = "correct horse battery staple";
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rootgate-sealed-"));
  file = join(folder, "backup.secret");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is read by its passphrase only, from a file of its owner's", async () => {
  await writeSealedSecret(file, secret, passphrase);
  expect(await readSealedSecret(file, passphrase)).toBe(secret);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, "utf8")).not.toContain(secret);
  await expect(readSealedSecret(file, `${passphrase} `)).rejects.toThrow("another passphrase");
  await expect(writeSealedSecret(file, secret, passphrase)).rejects.toThrow("EEXIST");
});

it("is different each time", async () => {
  const other = join(folder, "other.secret");
  await Promise.all([writeSealedSecret(file, secret, passphrase), writeSealedSecret(other, secret, passphrase)]);
  expect(readFileSync(file, "utf8")).not.toBe(readFileSync(other, "utf8"));
});

it("is refused where it was changed, and where it asks for other work than it should", async () => {
  await writeSealedSecret(file, secret, passphrase);
  const content = JSON.parse(readFileSync(file, "utf8")) as { readonly sealed: string };
  for (const changed of [{ sealed: `${content.sealed.slice(0, -8)}AAAAAAAA` }, { N: 2 ** 30 }, { N: 2 }]) {
    writeFileSync(file, JSON.stringify({ ...content, ...changed }));
    await expect(readSealedSecret(file, passphrase)).rejects.toThrow(/damaged|Invalid input/);
  }
});

it("says so where there is none", async () => {
  await expect(readSealedSecret(file, passphrase)).rejects.toThrow("the backup was made without --seal");
});

it.each([
  ["correct hors", "correct hors"],
  ["correct hors\n", "correct hors"],
  ["correct hors\r\n", "correct hors"],
  [" with spaces around ", " with spaces around "],
])("takes the passphrase %j of a file as %j", (text, expected) => {
  writeFileSync(file, text);
  expect(readPassphrase(file)).toBe(expected);
});

it("refuses a passphrase of eleven characters", () => {
  writeFileSync(file, "correct hor\n");
  expect(() => readPassphrase(file)).toThrow("shorter than 12 characters");
});
