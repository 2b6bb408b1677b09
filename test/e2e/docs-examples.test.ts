import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { fillInUrls } from "../../src/http/docs-urls.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";

const root = join(__dirname, "../..");
const run = promisify(execFile);

/** The guides' blocks of code that say `run`: shell commands and JavaScript modules, as [guide, number, language, code]. */
const examples = ["get-started", "handle-errors", "send-and-confirm", "index-events"].flatMap((guide) => {
  const text = readFileSync(join(root, `docs/guide/${guide}.md`), "utf8");
  const blocks = [...text.matchAll(/^```(js|sh) run\n([^]*?)^```$/gm)];
  return blocks.map(([, language = "", code = ""], index) => [guide, index + 1, language, code] as const);
});

describe("the examples of the guides", () => {
  let test: TestService;
  let folder: string;
  let privateKey: string;
  beforeAll(async () => {
    test = await startTestService({ DEVCHAIN_CONFIRMATIONS: "12" });
    // Inside the project, where the programs find its packages.
    mkdirSync(join(root, "dist"), { recursive: true });
    folder = mkdtempSync(join(root, "dist/docs-examples-"));
    privateKey = /0x[0-9a-f]{64}/.exec(await test.service.banner())?.[0] ?? "";
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await test?.stop();
  });

  it.each(examples)("%s, %i (%s) runs as printed", async (guide, number, language, code) => {
    const { origin, pathname } = new URL(test.urls.testnet);
    const filled = fillInUrls(code, { publicUrl: origin, baseUrls: { testnet: origin } });
    const file = join(folder, `${guide}-${number}.${language === "js" ? "mjs" : "sh"}`);
    writeFileSync(file, filled.replaceAll("YOUR_API_KEY", pathname.slice(1)));
    const env = { ...process.env, PRIVATE_KEY: privateKey };
    const { stdout } = await run(language === "js" ? "node" : "sh", [file], { cwd: folder, env, timeout: 50_000 });
    expect(stdout).not.toBe("");
    expect(stdout).not.toContain('"error"');
  });

  it("are all there", () => {
    expect(examples.map(([guide]) => guide)).toEqual(
      expect.arrayContaining(["get-started", "handle-errors", "send-and-confirm", "index-events"]),
    );
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });
});
