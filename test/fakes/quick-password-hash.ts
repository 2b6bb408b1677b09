import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/*
 * In the place of the accounts library's hashes of passwords: the same algorithm and form at a sixteenth of the cost, which is most of what a
 * sign-up or a log-in costs. Those of the built program are verified, too. What they cost is tested in test/e2e/password-hash.test.ts.
 */

const derive = promisify<string, string, number, { N: number; r: number; maxmem: number }, Buffer>(scrypt);
const quickly = "quick-";

/** `salt` says which cost it is for. */
async function keyOf(password: string, salt: string): Promise<string> {
  const N = salt.startsWith(quickly) ? 1_024 : 16_384;
  return (await derive(password.normalize("NFKC"), salt, 64, { N, r: 16, maxmem: 67_108_864 })).toString("hex");
}

export async function hashPassword(password: string): Promise<string> {
  const salt = `${quickly}${randomBytes(16).toString("hex")}`;
  return `${salt}:${await keyOf(password, salt)}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = "", key] = hash.split(":");
  return (await keyOf(password, salt)) === key;
}
