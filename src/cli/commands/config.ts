import { describeMisspelt, findMisspeltSettings } from "../../config/misspelt-settings.js";
import { defineCommand } from "../command.js";
import { formatTable } from "../format-table.js";

export const config = defineCommand({
  name: "config",
  summary: "Show the effective settings and their sources, with secrets hidden",
  options: {
    check: { summary: "Fail if an environment variable looks like a misspelt setting" },
    schema: { summary: "Print the JSON schema of the file that ROOTGATE_CONFIG names, instead" },
  },
  async run({ terminal: { env, error, out }, options, print }) {
    if (options.schema) {
      const { settingsJsonSchema } = await import("../../config/settings-json-schema.js");
      return out(`${JSON.stringify(settingsJsonSchema(), null, 2)}\n`);
    }
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
