import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { fillInUrls } from "../../src/http/docs-urls.js";
import { startTestService, type TestService } from "../integration/start-test-service.js";

const root = join(__dirname, "../..");
const run = promisify(execFile);

const guides = ["get-started", "handle-errors", "send-and-confirm", "index-events", "verify-merged-mining"];
const pages = ["README.md", ...guides.map((guide) => `docs/guide/${guide}.md`)];

/** The pages' blocks of code that say `run`: shell commands and JavaScript modules, as [page, number, language, code]. */
const examples = pages.flatMap((page) => {
  const blocks = [...readFileSync(join(root, page), "utf8").matchAll(/^```(js|sh) run\n([^]*?)^```$/gm)];
  return blocks.map(([, language = "", code = ""], index) => [page, index + 1, language, code] as const);
});

describe("the examples of the README and the guides", () => {
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

  it.each(examples)("%s, %i (%s) runs as printed", async (page, number, language, code) => {
    const { origin, pathname } = new URL(test.urls.testnet);
    const filled = fillInUrls(code, { publicUrl: origin, baseUrls: { testnet: origin } });
    const file = join(folder, `${basename(page, ".md")}-${number}.${language === "js" ? "mjs" : "sh"}`);
    writeFileSync(file, filled.replaceAll("YOUR_API_KEY", pathname.slice(1)));
    const env = { ...process.env, ENDPOINT: test.urls.testnet, PRIVATE_KEY: privateKey };
    const { stdout } = await run(language === "js" ? "node" : "sh", [file], { cwd: folder, env, timeout: 50_000 });
    expect(stdout).not.toBe("");
    expect(stdout).not.toContain('"error"');
  });

  it("are all there", () => {
    expect(new Set(examples.map(([page]) => page))).toEqual(new Set(pages));
    expect(examples.length).toBeGreaterThanOrEqual(7);
  });
});
