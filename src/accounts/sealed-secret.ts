import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { z } from "zod";
import { createSealer } from "./sealer.js";

const saltBytes = 16;
const keyBytes = 32;
const minPassphraseLength = 12;
/** The additional data of the encryption. */
const purpose = "master secret";

/** About half a second and 128 MiB for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;

/** scrypt (RFC 7914) makes the key of AES-256-GCM from the passphrase. */
const sealedSchema = z.strictObject({
  kdf: z.literal("scrypt"),
  N: z.literal(cost.N),
  r: z.literal(cost.r),
  p: z.literal(cost.p),
  salt: z.base64url(),
  sealed: z.base64url(),
});

/** Writes a master secret, encrypted by a passphrase, to a file that only its owner can read. @throws if the file exists. */
export async function writeSealedSecret(file: string, secret: string, passphrase: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const sealed = createSealer(await deriveKey(passphrase, salt)).seal(secret, purpose);
  const content = { kdf: "scrypt", ...cost, salt: salt.toString("base64url"), sealed };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: "wx", mode: 0o600 });
}

/** Decrypts it. @throws if the file is missing or changed, or with another passphrase. */
export async function readSealedSecret(file: string, passphrase: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: the backup was made without --seal`);
  const { salt, sealed } = sealedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const key = await deriveKey(passphrase, Buffer.from(salt, "base64url"));
  try {
    return createSealer(key).unseal(sealed, purpose);
  } catch (cause) {
    throw new Error(`${file} is sealed by another passphrase, or damaged`, { cause });
  }
}

/** The passphrase in a file, without a newline at the end. @throws if it has less than 12 characters. */
export function readPassphrase(file: string): string {
  const passphrase = readFileSync(file, "utf8").replace(/\r?\n$/, "");
  if (passphrase.length < minPassphraseLength)
    throw new Error(`The passphrase in ${file} is shorter than ${minPassphraseLength} characters`);
  return passphrase;
}

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return derive(passphrase.normalize("NFC"), salt, keyBytes, { ...cost, maxmem: 256 * cost.N * cost.r });
}
