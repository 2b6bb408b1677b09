import { commands } from "../../../src/cli/commands.js";
import { takesValue } from "../../../src/cli/parse-command-line.js";
import { run } from "./run.js";

const { version } = jest.requireActual<{ version: string }>("../../../package.json");

describe("help", () => {
  it.each(["--help", "-h", "help", "--json --help"])("lists every command: %s", async (line) => {
    const { exitCode, out, error } = await run(line);

    expect([exitCode, error]).toEqual([0, ""]);
    for (const { name, summary } of commands)
      expect(out).toMatch(new RegExp(`^  ${name}( [<[].*[>\\]])? {2,}${summary}`, "m"));
    expect(out.split("\n").filter((text) => text.length > 110)).toEqual([]);
  });

  it.each(["users", "users --help", "help users"])("lists the commands below a word: %s", async (line) => {
    const { exitCode, out } = await run(line);

    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Usage: rootgate users <command>[^]*\n {2}users list /);
    expect(out).not.toContain("keys list");
  });

  it.each(commands.map((command) => [command.name, command] as const))("is there for %s", async (name, command) => {
    const { exitCode, out } = await run(`${name} --help`);

    expect(exitCode).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage: rootgate ${name}[^]*\n\n${command.summary}\n`));
    for (const [option, { summary }] of Object.entries(command.options ?? {}))
      expect(out).toMatch(new RegExp(`\n  --${option}\\b.*${summary.slice(0, 20)}`));
    for (const argument of Object.keys(command.arguments ?? {}))
      expect(out).toMatch(new RegExp(`\n  [<[]${argument}(?:\\.\\.\\.)?[>\\]]  `));
    expect(await run(`help ${name}`)).toEqual(await run(`${name} --help`));
  });
});

it("prints the version", async () => {
  expect(await run("--version")).toEqual({ exitCode: 0, out: `rootgate ${version}\n`, error: "" });
});

describe("invalid usage exits with 2 and says what would be right", () => {
  it.each([
    ["confg", 'unknown command "confg"; did you mean "config"?'],
    ["nothing", 'unknown command "nothing"'],
    ["help nothing", 'unknown command "nothing"'],
    ["user list", 'unknown command "user"; did you mean "users"?'],
    ["users lst", 'unknown command "users lst"; did you mean "users list"?'],
    ["users disable", "users disable needs <user>"],
    ["users disable a b", 'users disable does not take the argument "b"'],
    ["users list --nothing", "Unknown option '--nothing'"],
    ["users list --jsno", `Unknown option '--jsno'; did you mean "--json"?`],
    ["users list --json=1", "Option '--json' does not take an argument"],
    ["users set-quota a@example.org", "users set-quota needs --daily or --monthly"],
    ["users set-quota a@example.org --daily", "Option '--daily <value>' argument missing"],
    ["users set-quota a@example.org --daily -1", "Option '--daily' argument is ambiguous."],
    ["users set-quota a@example.org --daily many", "--daily must be a whole number or default"],
    ["keys set-limits k1", "keys set-limits needs --daily or --per-second"],
    ["keys set-limits k1 --daily 0", "--daily must be a whole number from 1 to 2147483647, or none"],
    ["keys set-limits k1 --per-second 10001", "--per-second must be a whole number from 1 to 10000, or none"],
    ["usage a@example.org --range 1y", "--range must be 15m, 1h, 24h, 7d, 30d or 12m"],
    ["devchain --network regtest", "--network must be testnet or mainnet"],
    ["devchain --port 65536", "--port must be 0 to 65535"],
    ["keys set-estimates k1 lax", "<estimates> must be specified or strict"],
    ["devchain mine 0", "<blocks> must be a whole number above 0"],
    ["devchain mine many", "<blocks> must be a whole number above 0"],
    ["devchain mine 1 2", 'devchain mine does not take the argument "2"'],
    ["devchain mien", 'unknown command "devchain mien"; did you mean "devchain mine"?'],
    ["devchain time", "devchain time needs <seconds>"],
    ["devchain fund 0x1", "devchain fund needs <amount>"],
    ["devchain fund 0x1 much", "<amount> must be a number of coins, such as 1 or 0.05"],
    ["devchain reset --network regtest", "--network must be testnet or mainnet"],
    ["--restart", `Unknown option '--restart'`],
    ["serve --version", `Unknown option '--version'`],
  ])("%s", async (line, problem) => {
    expect(await run(line)).toEqual({ exitCode: 2, out: "", error: `rootgate: ${problem}\nTry rootgate --help\n` });
  });
});

it("finds the command behind options that precede it", async () => {
  const { error } = await run("--json --range 24h usage");

  expect(error).toContain("usage needs <user>");
});

it("gives an option of one name a value in all commands or in none", () => {
  const options = commands.flatMap((command) => Object.entries(command.options ?? {}));
  const kinds = new Map(options.map(([name, option]) => [name, takesValue(option)]));

  expect(options.filter(([name, option]) => takesValue(option) !== kinds.get(name))).toEqual([]);
});

describe("a failure", () => {
  it("exits with 1 and names its causes, not the password", async () => {
    const failed = await run("users list", { DATABASE_URL: "postgres://u:s3cret@127.0.0.1:1/db", DATA_DIR: "." });

    const error = "rootgate: Cannot connect to the database: connect ECONNREFUSED 127.0.0.1:1\n";
    expect(failed).toEqual({ exitCode: 1, out: "", error });
  });

  it("lists every wrong setting, not their values", async () => {
    const { exitCode, error } = await run("users list", { PORT: "s3cret", DATABASE_URL: "http://s3cret" });

    expect(exitCode).toBe(1);
    expect(error).toMatch(/^rootgate: Settings: PORT .*; DATABASE_URL must be a postgres:\/\/ URL\n$/);
    expect(error).not.toContain("s3cret");
  });
});

it("warns of a misspelt setting and goes on", async () => {
  const { error } = await run("users list", { DATA_DIR: "/nowhere", DATABSE_URL: "postgres://u:p@h/db" });

  expect(error).toMatch(/^rootgate: warning: DATABSE_URL is not a setting; did you mean DATABASE_URL\?\n/);
  expect(error).toContain("/nowhere");
});
