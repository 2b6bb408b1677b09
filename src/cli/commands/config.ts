import { describeMisspelt, findMisspeltSettings } from "../../config/misspelt-settings.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";

export const config = defineCommand({
  name: "config",
  summary: "Show the effective settings and their sources, with secrets hidden",
  options: { check: { summary: "Fail if an environment variable looks like a misspelt setting" } },
  async run({ terminal: { env, error }, options, print }) {
    const { describeSettings } = await import("../../config/describe-settings.js");
    const settings = describeSettings(env);
    const { secretFileNames } = await import("../../config/secret-files.js");
    const names = [...settings.map(({ name }) => name), ...secretFileNames];
    const misspelt = findMisspeltSettings(env, names);
    const rows = settings.map(({ name, value, source }) => [name, value === null ? "" : String(value), source]);
    print({ settings, misspelt }, formatTable(["SETTING", "VALUE", "SOURCE"], rows));
    const problems = misspelt.map(describeMisspelt);
    if (options.check && problems.length > 0) throw new Error(problems.join(" "));
    for (const problem of problems) error(`rootgate: warning: ${problem}\n`);
  },
});
