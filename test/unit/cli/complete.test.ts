import { commands } from "../../../src/cli/commands.js";
import { run } from "./run.js";

/** What completion offers for the last word. */
async function complete(...words: string[]): Promise<string[]> {
  const { out } = await run(["__complete", ...words].join(" "));
  return out.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")[0] as string]));
}

describe("completion", () => {
  it("offers the first words of all commands", async () => {
    expect(await complete("")).toEqual([...new Set(commands.map(({ name }) => name.split(" ")[0]))]);
  });

  it("offers what begins as the word does", async () => {
    expect(await complete("us")).toEqual(["users", "usage"]);
    expect(await complete("users", "set")).toEqual(["set-quota"]);
    expect(await complete("users", "list", "")).toEqual([]);
  });

  it("offers a command's options", async () => {
    expect(await complete("users", "set-quota", "a@example.org", "--")).toEqual([
      "--daily",
      "--monthly",
      "--json",
      "--help",
    ]);
    expect(await complete("--re")).toEqual(["--reset"]);
  });

  it("offers the values of an option and of an argument that takes few", async () => {
    expect(await complete("devchain", "--network", "")).toEqual(["testnet", "mainnet"]);
    expect(await complete("usage", "a@example.org", "--range", "3")).toEqual(["30d"]);
    expect(await complete("completion", "")).toEqual(["bash", "zsh", "fish"]);
    expect(await complete("users", "set-quota", "--daily", "")).toEqual([]);
  });

  it("offers nothing after a word that is no command", async () => {
    expect(await complete("nothing", "")).toEqual([]);
  });

  it("tells what each candidate is for", async () => {
    const { out } = await run("__complete ser");

    expect(out).toBe("serve\tRun the service\n");
  });
});

it.each(["bash", "zsh", "fish"])("prints a script for %s", async (shell) => {
  const { exitCode, out } = await run(`completion ${shell}`);

  expect(exitCode).toBe(0);
  expect(out).toContain("__complete");
  expect(JSON.parse((await run(`completion ${shell} --json`)).out)).toEqual({ shell, script: out });
});
