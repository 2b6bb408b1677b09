import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { brotliLevel } from "../../src/http/response/fixed-response.js";
import { namedRoutes } from "../../src/http/rpc-path.js";
import { findInvalidHtml, hasInlineCode, linksOf } from "./check-html.js";
import { readSite } from "./read-site.js";

const web = join(__dirname, "../../dist/web");
const names = readdirSync(join(web, "pages"));
const pages = names.map((name) => [name, readFileSync(join(web, "pages", name), "utf8")] as const);
const page = (name: string) => pages.find(([file]) => file === name)?.[1] ?? "";
const publicNames = ["forgot-password.html", "index.html", "login.html", "signup.html"];
const publicPages = pages.filter(([name]) => publicNames.includes(name));
const textOf = (html: string) => html.replaceAll(/<(?:head|noscript)>[^]*?<\/(?:head|noscript)>|<[^>]*>/g, "");

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(web, ".vite/manifest.json"), "utf8")) as Record<string, ManifestEntry>;

/** The scripts that entries load before they run, compressed as they are sent to browsers over HTTPS. */
function scriptBytes(entries: readonly string[]): number {
  const all = new Set<string>();
  const add = (name: string): void => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the manifest has no ${name}`);
    if (all.has(entry.file)) return;
    all.add(entry.file);
    entry.imports?.forEach(add);
  };
  for (const entry of entries) add(entry);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevel("text/javascript") };
  return [...all].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(web, file)), { params }).length, 0);
}

describe("the dashboard's pages, before their scripts run", () => {
  it.each([
    ["index.html", ["Rootstock, one call away", "YOUR_API_KEY", "Documentation", "Log in"]],
    ["login.html", ["Log in", "E-mail", "Forgot your password?"]],
    ["signup.html", ["Create an account", "Name", "Already have an account?"]],
    ["forgot-password.html", ["Forgot your password?", "Send link"]],
    ["not-found.html", ["Page not found"]],
    ["keys-id.html", ["Docs", "Loading the page"]],
  ])("%s has its content", (name, texts) => {
    const text = textOf(page(name));
    expect(texts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it("are valid HTML without inline styles, and without inline scripts but that of the theme", async () => {
    expect(await findInvalidHtml(pages, "standard")).toEqual([]);
    expect(pages.filter(([, html]) => hasInlineCode(html))).toEqual([]);
  });

  it("have a title, a description and a canonical URL of their own if everybody may see them, and are not indexed otherwise", () => {
    for (const pattern of [
      /<title>(.+ · rootgate)<\/title>/,
      /name="description" content="(.{40,160})"/,
      /rel="canonical" href="(.+)"/,
    ]) {
      const found = publicPages.map(([name, html]) => pattern.exec(html)?.[1] ?? `${name} has none`);
      expect(found.filter((text) => text.endsWith("has none"))).toEqual([]);
      expect(new Set(found).size).toBe(publicPages.length);
    }
    const indexed = pages.filter(([, html]) => !html.includes('name="robots" content="noindex"'));
    expect(indexed.map(([name]) => name)).toEqual(publicPages.map(([name]) => name));
  });

  it("name the scripts of their page, so that these don't wait for each other", () => {
    for (const [name, html] of pages.filter(([name]) => name !== "not-found.html"))
      expect([name, html.match(/<link rel="modulepreload"[^>]*-page-[^>]*>/g)?.length]).toEqual([name, 1]);
  });

  it("link and load only what this service has", () => {
    const site = readSite();
    const missing = pages
      .flatMap(([, html]) => linksOf(html))
      .filter((link) => {
        const path = link.replace("https://rootgate.example", "");
        if (path.startsWith("#")) return path !== "#content";
        if (path.startsWith("/assets/")) return !existsSync(join(web, path));
        if (["/api/me", "/api/service"].includes(path)) return false;
        return path !== "/" && !site.has(path) && !namedRoutes.has(path.slice(1));
      });
    expect(missing).toEqual([]);
  });

  it("cannot send a form by themselves: its fields would be in the URL", () => {
    const forms = pages.flatMap(([, html]) => html.match(/<form[^]*?<\/form>/g) ?? []);
    expect(forms).toHaveLength(3);
    for (const form of forms) {
      expect(form).toMatch(/^<form[^>]* method="post"/);
      expect(
        form.match(/<button[^>]* type="submit"[^>]*>/g)?.filter((button) => !button.includes(' disabled=""')),
      ).toEqual([]);
    }
  });
});

describe("the scripts of a first page, compressed", () => {
  const route = (file: string) => `pages/${file}.tsx`;
  it.each([
    ["the documentation", 60_000, ["docs/main.ts"]],
    ["a method's page with its sandbox open", 160_000, ["docs/main.ts", "sandbox/mount-sandbox.tsx"]],
    ["the landing page", 100_000, ["index.html", route("landing/landing-page")]],
    ["the list of keys", 100_000, ["index.html", route("keys/keys-page")]],
    ["the usage, without its plot", 100_000, ["index.html", route("usage/usage-page")]],
    ["the log of requests", 100_000, ["index.html", route("requests/requests-page")]],
  ])("of %s are at most %i bytes", (_page, limit, entries) => {
    const bytes = scriptBytes(entries);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});
