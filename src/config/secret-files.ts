import { readFileSync, statSync } from "node:fs";
import { settingsSchema } from "./settings.js";

type Env = Readonly<Record<string, string | undefined>>;

/** More than any secret; a file above it is a mistake. */
const maxBytes = 65_536;

const fileSuffix = "_FILE";

/** Settings that may be read from a file, as Docker and Kubernetes mount secrets: those with a secret in them. */
const secretNames: readonly string[] = Object.entries(settingsSchema.shape)
  .filter(([, schema]) => schema.meta()?.["hidden"] !== undefined)
  .map(([name]) => name);

/** The variables that name the files, such as `MASTER_SECRET_FILE`. */
export const secretFileNames: readonly string[] = secretNames.map((name) => name + fileSuffix);

/**
 * The environment with each secret setting whose `_FILE` variable names a file. Empty variables count as absent. @throws an Error
 * that lists every problem, without the content of a file.
 */
export function readSecretFiles(env: Env): Env {
  const filled: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of secretNames) {
    const variable = name + fileSuffix;
    const file = env[variable];
    if (!file) continue;
    try {
      if (env[name]) throw new Error(`${name} and ${variable} are both set: leave one of them out`);
      filled[name] = readSecret(variable, file);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) throw new Error(`Settings: ${problems.join("; ")}`);
  return filled;
}

/** The file's text without newlines at its end, which editors and `echo` add. */
function readSecret(variable: string, file: string): string {
  const text = readSmall(variable, file).replace(/[\r\n]+$/, "");
  if (text === "") throw new Error(`${variable} ${file} is empty`);
  return text;
}

/** The text of a file that a variable names. @throws an Error that says why there is none, without the content. */
export function readSmall(variable: string, file: string): string {
  try {
    const status = statSync(file);
    // A pipe or a device could be endless.
    if (!status.isFile()) throw new Error("not a file");
    if (status.size > maxBytes) throw new Error(`larger than ${maxBytes} bytes`);
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${variable} ${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
}
