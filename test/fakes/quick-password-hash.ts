import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/*
 * In the place of the accounts library's hashes of passwords: the same algorithm and form at a sixteenth of the cost, which is most of what a
 * sign-up or a log-in costs. What the real ones cost is tested in test/e2e/password-hash.test.ts.
 */

const derive = promisify<string, string, number, { N: number; r: number }, Buffer>(scrypt);
const keyOf = async (password: string, salt: string): Promise<string> =>
  (await derive(password.normalize("NFKC"), salt, 64, { N: 1_024, r: 16 })).toString("hex");

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${await keyOf(password, salt)}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = "", key] = hash.split(":");
  return (await keyOf(password, salt)) === key;
}
