import { nearestName } from "./nearest-name.js";
import { readSmall, secretFileNames } from "./secret-files.js";
import { settingsSchema } from "./settings.js";

type Env = Readonly<Record<string, string | undefined>>;

/** The variable that names the file. */
const variable = "ROOTGATE_CONFIG";

const names: readonly string[] = [...Object.keys(settingsSchema.shape), ...secretFileNames];
const fileSuffix = "_FILE";

/**
 * The environment with the settings of the JSON file that `ROOTGATE_CONFIG` names, where it has none itself. @throws an Error that lists
 * every problem, without values of the file.
 */
export function readConfigFile(env: Env): Env {
  return { ...settingsOfFile(env), ...withoutEmpty(env) };
}

/** The settings that the file adds to the environment, as texts. @throws as `readConfigFile`. */
export function settingsOfFile(env: Env): Readonly<Record<string, string>> {
  const file = env[variable];
  if (!file) return {};
  const settings = Object.entries(readObject(file)).filter(([name]) => name !== "$schema");
  const problems = settings.flatMap(([name, value]) => findProblem(name, value) ?? []);
  if (problems.length > 0) throw new Error(`Settings: ${variable} ${file}: ${problems.join("; ")}`);
  const added = settings.filter(([name]) => !isGiven(env, name));
  return Object.fromEntries(
    added.map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
}

/** Empty variables count as absent. */
function withoutEmpty(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

/** A secret that one of them has itself, and the other in a file of its own, is the same setting. */
function isGiven(env: Env, name: string): boolean {
  const setting = name.endsWith(fileSuffix) ? name.slice(0, -fileSuffix.length) : name;
  return Boolean(env[setting] || env[setting + fileSuffix]);
}

function readObject(file: string): object {
  const value = parse(readSmall(variable, file));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Error(`Settings: ${variable} ${file} is not a JSON object`);
}

/** Undefined for what is not JSON. A syntax error would quote the file, and with it secrets. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findProblem(name: string, value: unknown): string | undefined {
  if (!names.includes(name)) {
    const meant = nearestName(name, names);
    return `${name} is not a setting${meant ? `; did you mean ${meant}?` : ""}`;
  }
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  return isList || ["string", "number", "boolean"].includes(typeof value)
    ? undefined
    : `${name} must be a text, a number, true, false or a list of texts`;
}
