import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(__dirname, "../..");

it("writes the documentation for a static host, where every link leads to a file or to the service", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-docs-"));
  try {
    const urls = { PUBLIC_URL: "http://127.0.0.1:7001", TESTNET_BASE_URL: "http://127.0.0.2:7002" };
    const env = { ...process.env, ...urls, DATA_DIR: folder };
    await promisify(execFile)(process.execPath, ["dist/scripts/docs/export.js", folder], { cwd: root, env });

    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const pages = names
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFileSync(join(folder, name), "utf8"));
    const links = pages.flatMap((html) =>
      [...html.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, path = ""]) => path),
    );
    const missing = [...new Set(links)].filter((path) => !existsSync(join(folder, path)));
    expect(pages.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
    expect(pages.filter((html) => html.includes("data-facts="))).toEqual([]);
    const page = readFileSync(join(folder, "docs/get-started/index.html"), "utf8");
    expect(page).toContain('href="http://127.0.0.1:7001/signup"');
    expect(page).toContain("http://127.0.0.2:7002/YOUR_API_KEY");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
