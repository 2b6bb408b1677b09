import { existsSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { methods } from "../../generated/methods.js";
import { namedRoutes } from "../../src/http/rpc-path.js";
import { readPages, readSite } from "./read-site.js";

const site = readSite();
const pages = readPages();
const web = join(__dirname, "../../dist/web");
/** Dashboard's pages that the documentation links to. */
const elsewhere = ["/", "/keys", "/signup", "/usage", "/openrpc.json"];

function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*\s(?:href|src)="([^"]*)"/g)].map(([, target = ""]) => target);
}

describe("the pages of the documentation", () => {
  it("are one for each method, and those around them", () => {
    for (const name of Object.keys(methods)) expect(site.has(`/docs/${name}`)).toBe(true);
    expect(pages.length).toBeGreaterThan(Object.keys(methods).length + 8);
  });

  it.each(pages)("%s links only to what is there", (path, html) => {
    const missing = linksOf(html).filter((link) => {
      const [target = "", anchor] = link.replace(/^https:\/\/rootgate\.example/, "").split("#");
      if (target.startsWith("/assets/")) return !existsSync(join(web, target));
      if (elsewhere.includes(target) || target.startsWith("https://")) return false;
      const text = site.get(target === "" ? path : target);
      return text === undefined || (anchor !== undefined && !text.includes(` id="${anchor}"`));
    });
    expect(missing).toEqual([]);
  });

  it.each(pages)("%s is valid HTML", async (_path, html) => {
    const validator = new HtmlValidate({ extends: ["html-validate:recommended"] });
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => [ruleId, message, line])),
    ).toEqual([]);
  });

  it.each(pages)("%s says what it is in a title and a description of its own", (path, html) => {
    const head = (text: string) =>
      [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)">/].map((one) => one.exec(text)?.[1]);
    const [title, description] = head(html);
    expect(title).toMatch(/rootgate/);
    expect(description?.length).toBeGreaterThan(20);
    const others = pages.filter(([other]) => other !== path).map(([, text]) => head(text));
    expect(others.filter(([otherTitle, other]) => otherTitle === title || other === description)).toEqual([]);
  });

  it.each(pages)("%s needs neither inline scripts nor inline styles", (_path, html) => {
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle="|\son\w+="/);
  });

  it.each(pages)("%s has no placeholder left", (_path, html) => {
    expect(html).not.toMatch(/\{\{|<!-- snippets/);
  });

  it("are not taken for API keys", () => {
    const first = new Set([...site.keys()].map((path) => path.split("/")[1] ?? ""));
    expect([...first].filter((name) => !namedRoutes.has(name))).toEqual([]);
  });
});
