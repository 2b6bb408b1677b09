import type { ZodType } from "zod";
import { devchainSettings } from "../../src/config/devchain-settings.js";
import { httpSettings } from "../../src/config/http-settings.js";
import { nodeSettings } from "../../src/config/node-settings.js";
import { secretFileNames } from "../../src/config/secret-files.js";
import { settingsSchema } from "../../src/config/settings.js";
import { storeSettings } from "../../src/config/store-settings.js";

const opening = `<!-- Generated from src/config/settings.ts: npm run docs:settings -->

# Settings

Settings are environment variables, checked at the start. A setting without a default in the table is optional. A variable whose name looks
like a misspelt setting is reported; \`rootgate config --check\` fails on it, and \`rootgate config\` prints the settings in effect.

Settings with secrets can be read from files, as Docker and Kubernetes mount them: ${secretFileNames
  .map((name) => `\`${name}\``)
  .join(", ")
  .replace(/, ([^,]*)$/, " and $1")} name a file each, in the
place of the variable without \`_FILE\`. Newlines at the file's end are left out. A file that is missing or empty stops the start.

All of them can also stand in a JSON file that \`ROOTGATE_CONFIG\` names; the environment wins. Numbers, \`true\`, \`false\` and lists are written as JSON has
them, and a name that is no setting stops the start. \`rootgate config --schema\` prints the file's JSON schema, by which editors complete and check it:

\`\`\`json
{
  "$schema": "./rootgate.schema.json",
  "DAILY_REQUESTS": 50000,
  "TESTNET_NODE_URL": ["http://10.0.0.1:4444", "http://10.0.0.2:4444"]
}
\`\`\`

A changed file is [reloaded](restarts.md#reload) without a restart.

A service in production, with its nodes:

\`\`\`sh
MODE=production MASTER_SECRET=… SMTP_URL=smtp://… MAIL_FROM=no-reply@example.org \\
PUBLIC_URL=https://rootgate.example.org \\
TESTNET_BASE_URL=https://testnet.example.org MAINNET_BASE_URL=https://mainnet.example.org \\
TESTNET_NODE_URL=http://10.0.0.1:4444,http://10.0.0.2:4444 \\
MAINNET_NODE_URL=http://10.0.0.3:4444#ws=ws://10.0.0.3:4445 \\
node --max-semi-space-size=32 dist/bundle/main.js
\`\`\`

A node that serves another chain than its network's is refused at the start, and gets no calls when it changes its chain later.`;

const groups: Readonly<Record<string, object>> = {
  "HTTP and connections": httpSettings,
  Database: storeSettings,
  Nodes: nodeSettings,
  Devchain: devchainSettings,
};

type Value = string | number | boolean | readonly string[];

/** docs/settings.md: every setting as its schema describes it, in groups. */
export function printSettings(): string {
  const grouped = new Set(Object.values(groups).flatMap((settings) => Object.keys(settings)));
  const general = Object.keys(settingsSchema.shape).filter((name) => !grouped.has(name));
  const parts = Object.entries(groups).map(([title, settings]) => printGroup(title, Object.keys(settings)));
  return `${[opening, printGroup("General", general), ...parts].join("\n\n")}\n`;
}

function printGroup(title: string, names: readonly string[]): string {
  const shape: Readonly<Record<string, ZodType>> = settingsSchema.shape;
  const rows = names.map((name) => printRow(name, shape[name] as ZodType<Value | undefined>));
  return [`## ${title}\n`, "| Setting | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function printRow(name: string, schema: ZodType<Value | undefined>): string {
  const { success, data } = schema.safeParse(undefined);
  const value = success && data !== undefined ? `\`${String(data)}\`` : "";
  return `| \`${name}\` | ${value} | ${schema.description} |`;
}
