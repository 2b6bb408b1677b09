import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { type CommandContext, defineCommand } from "../command.js";
import type { Terminal } from "../terminal.js";

export const login = defineCommand({
  name: "login",
  summary: "Log in to a service elsewhere by an access key, for rootgate api",
  details:
    "Asks for the access key, which the dashboard makes on the page Profile; or reads it from standard input or ROOTGATE_ACCESS_KEY. Keeps it in a file that only you can read.",
  arguments: { url: { summary: "The dashboard's URL" } },
  async run({ arguments: { url: text }, terminal, print }) {
    const { readServiceUrl, sendRequest, describeRefusal } = await import("../remote/remote-service.js");
    const { credentialsPath, writeCredentials } = await import("../remote/credentials.js");
    const url = readServiceUrl(text);
    const accessKey = terminal.env["ROOTGATE_ACCESS_KEY"] ?? (await askForKey(terminal));
    const response = await sendRequest({ url, accessKey }, { verb: "GET", path: "/keys" });
    // A key for something else is a key, too.
    const isMissingScope = response.status === 403;
    if (response.status !== 200 && !isMissingScope) throw new Error(describeRefusal(response));
    writeCredentials(terminal, { url, accessKey });
    const path = credentialsPath(terminal);
    print({ url, path }, `Logged in to ${url}. The access key is in ${path}.\n`);
  },
});

export const logout = defineCommand({
  name: "logout",
  summary: "Forget the access key of rootgate login",
  details: "The key stays valid: revoke it in the dashboard.",
  async run({ terminal, print }: CommandContext) {
    const { removeCredentials } = await import("../remote/credentials.js");
    removeCredentials(terminal);
    print({ loggedIn: false }, "Logged out.\n");
  },
});

/** A line of standard input; what is typed does not show. */
async function askForKey({ input, error }: Terminal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silent, terminal: input.isTTY === true });
  if (input.isTTY) error("Access key: ");
  for await (const line of lines) {
    if (input.isTTY) error("\n");
    if (line.trim() === "") break;
    return line.trim();
  }
  throw new Error("no access key was given");
}
