import { nearestName } from "./nearest-name.js";

/** An environment variable that is not a setting, and the setting that was probably meant. */
export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

/** npm and npx set it for their child processes. */
const namesOfOthers: readonly string[] = ["NODE"];

/**
 * Finds variables that look like misspelt settings: a setting's name with other letter case or underscores, a `ROOTGATE_` prefix,
 * missing last words (`CALL_TIMEOUT`), or one or two typos. A variable is ignored if the similar setting is set too.
 */
export function findMisspeltSettings(
  env: Readonly<Record<string, string | undefined>>,
  settingNames: readonly string[],
): MisspeltSetting[] {
  const unset = settingNames.filter((name) => !env[name]);
  return Object.keys(env)
    .filter((name) => env[name] && !settingNames.includes(name) && !namesOfOthers.includes(name))
    .flatMap((name) => {
      const meant = findMeant(name, unset);
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** The warning for operators. */
export function describeMisspelt({ name, meant }: MisspeltSetting): string {
  return `${name} is not a setting; did you mean ${meant}?`;
}

function findMeant(name: string, settingNames: readonly string[]): string | undefined {
  const plain = plainName(name);
  return (
    settingNames.find((setting) => plainName(setting) === plain) ??
    settingNames.find((setting) => name.includes("_") && setting.startsWith(`${name.toUpperCase()}_`)) ??
    nearestName(name, settingNames)
  );
}

function plainName(name: string): string {
  return name
    .toUpperCase()
    .replace(/^ROOTGATE_/, "")
    .replaceAll(/[_-]/g, "");
}
