import { existsSync } from "node:fs";
import { join } from "node:path";
import { methods } from "../../generated/methods.js";
import { namedRoutes } from "../../src/http/rpc-path.js";
import { readDocument } from "../generated/document-file.js";
import { findInvalidHtml, hasInlineCode, linksOf } from "./check-html.js";
import { readPages, readSite } from "./read-site.js";

const site = readSite();
const pages = readPages();
const web = join(__dirname, "../../dist/web");
/** Dashboard's pages that the documentation links to. */
const elsewhere = ["/", "/keys", "/signup", "/usage", "/requests", "/openrpc.json"];

function missingLinks(path: string, html: string): string[] {
  const missing = linksOf(html).filter((link) => {
    const [target = "", anchor] = link.replace(/^https:\/\/rootgate\.example/, "").split("#");
    if (target.startsWith("/assets/")) return !existsSync(join(web, target));
    if (elsewhere.includes(target) || target.startsWith("https://")) return false;
    const text = site.get(target === "" ? path : target);
    return text === undefined || (anchor !== undefined && !text.includes(` id="${anchor}"`));
  });
  return missing.map((link) => `${path}: ${link}`);
}

function headOf(html: string) {
  const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]+)">/.exec(html) ?? [];
  return { title, description };
}

/** Pages whose HTML has what `pattern` says. */
function pathsOf(pattern: RegExp): string[] {
  return pages.filter(([, html]) => pattern.test(html)).map(([path]) => path);
}

describe("the pages of the documentation", () => {
  it("are one for each method, and those around them", () => {
    for (const name of Object.keys(methods)) expect(site.has(`/docs/${name}`)).toBe(true);
    expect(pages.length).toBeGreaterThan(Object.keys(methods).length + 8);
  });

  it("link only to what is there", () => {
    expect(pages.flatMap(([path, html]) => missingLinks(path, html))).toEqual([]);
  });

  it("link to the page of one README, and not to it for others", () => {
    expect(site.get("/docs/self-hosting.md")).toContain("(metrics.md)");
    expect(site.get("/docs/faults.md")).toContain("(test/simulation)");
    expect(site.get("/docs/faults.md")).not.toContain("metrics.md");
  });

  it("are valid HTML", async () => {
    expect(await findInvalidHtml(pages, "recommended")).toEqual([]);
  });

  it("say what they are in a title and a description of their own", () => {
    const heads = pages.map(([path, html]) => ({ path, ...headOf(html) }));
    const unclear = heads.filter(({ title, description }) => !title.includes("rootgate") || description.length <= 20);
    const twins = heads.filter(({ path, title, description }) =>
      heads.some((other) => other.path !== path && (other.title === title || other.description === description)),
    );
    expect([...unclear, ...twins]).toEqual([]);
  });

  it("show the message of each event of a subscription, with the members of its payload", () => {
    const method = readDocument().methods.find(({ name }) => name === "eth_subscribe");
    const kinds = Object.keys((method as { "x-notifications"?: object })["x-notifications"] ?? {});
    const markdown = site.get("/docs/eth_subscribe.md") ?? "";
    const blocks = [...markdown.matchAll(/```json\n([^`]*)\n```/g)].map(([, json = ""]) => JSON.parse(json));
    const messages = blocks.filter((message) => message.method === "eth_subscription");
    expect(kinds).toEqual(["newHeads", "logs", "newPendingTransactions"]);
    for (const kind of kinds) expect(site.get("/docs/eth_subscribe")).toContain(`>Notifications of ${kind} <`);
    const [header, log, hash] = messages.map(({ params }) => params.result);
    expect([header.number, log.removed, hash]).toEqual(["0xfcea", false, expect.stringMatching(/^0x[\da-f]{64}$/)]);
    for (const member of [...Object.keys(header), ...Object.keys(log)]) expect(markdown).toContain(`| \`${member}\` |`);
    expect(site.get("/llms-full.txt")).toContain("### Notifications of logs");
  });

  it("need neither inline styles nor inline scripts but that of the theme", () => {
    const paths = pages.filter(([, html]) => hasInlineCode(html)).map(([path]) => path);
    expect(paths).toEqual([]);
  });

  it("have no placeholder left", () => {
    expect(pathsOf(/\{\{|<!-- snippets/)).toEqual([]);
  });

  it("are not taken for API keys", () => {
    const first = new Set([...site.keys()].map((path) => path.split("/")[1] ?? ""));
    expect([...first].filter((name) => !namedRoutes.has(name))).toEqual([]);
  });
});
