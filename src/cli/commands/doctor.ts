import { describeMisspelt, findMisspeltSettings } from "../../config/misspelt-settings.js";
import type { Settings } from "../../config/settings.js";
import { defineCommand } from "../command.js";
import { type Finding, inspect, ok, warning } from "../doctor/finding.js";
import { formatTable } from "../format-table.js";

export const doctor = defineCommand({
  name: "doctor",
  summary: "Check settings, database, clock, nodes, mail, disk and public URLs",
  details:
    "Changes nothing, and may run beside the service. Fails (exit code 1) if a check has failed; a warning does not fail. Run it as the service's user, with its settings.",
  options: { mail: { summary: "Send an e-mail to this address", value: "ADDRESS" } },
  async run({ settings: readSettings, terminal: { env }, options: { mail }, print }) {
    const settings = await readSettings();
    const findings = [...(await checkSettings(settings, env)), ...(await checkAll(settings, mail))];
    const rows = findings.map(({ state, check, text }) => [state, check, text]);
    print(findings, formatTable(["STATE", "CHECK", "FINDING"], rows));
    const count = findings.filter(({ state }) => state === "failed").length;
    if (count > 0) throw new Error(`${count} of ${findings.length} checks failed`);
  },
});

async function checkSettings(settings: Settings, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { secretFileNames } = await import("../../config/secret-files.js");
  return inspect("settings", async () => {
    const misspelt = findMisspeltSettings(env, [...Object.keys(settings), ...secretFileNames]);
    if (misspelt.length > 0) return misspelt.map((setting) => warning(describeMisspelt(setting)));
    return [ok(`valid, for ${settings.MODE}`)];
  });
}

async function checkAll(settings: Settings, mail: string | undefined): Promise<Finding[]> {
  const { checkStore } = await import("../doctor/check-store.js");
  const { checkMachine } = await import("../doctor/check-machine.js");
  const { checkNodes } = await import("../doctor/check-nodes.js");
  const { checkMail } = await import("../doctor/check-mail.js");
  const { checkUrls } = await import("../doctor/check-urls.js");
  const found = await Promise.all([
    checkStore(settings),
    checkMachine(settings),
    checkNodes(settings),
    checkMail(settings, mail),
    checkUrls(settings),
  ]);
  return found.flat();
}
