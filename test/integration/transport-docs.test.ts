import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

/** Links of a page to this service, absolute. */
function ownLinksOf(html: string, path: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(
    ([, link = ""]) => new URL(link.replaceAll("&amp;", "&"), `http://127.0.0.1:7001${path}`),
  );
  return links.filter(({ origin }) => origin === "http://127.0.0.1:7001").map(({ href }) => href);
}

describe("the documentation at /docs", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({
      PUBLIC_URL: "http://127.0.0.1:7001",
      TESTNET_BASE_URL: "http://127.0.0.2:7002",
    });
  });
  afterAll(() => service.stop());
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    service.send({ method: "GET", path, headers });

  it.each([
    ["/docs", "text/html; charset=utf-8"],
    ["/docs/", "text/html; charset=utf-8"],
    ["/docs/eth_getLogs", "text/html; charset=utf-8"],
    ["/docs/eth_getLogs/", "text/html; charset=utf-8"],
    ["/docs/eth_getLogs.md", "text/markdown; charset=utf-8"],
    ["/docs/search.json", "application/json"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/llms-full.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain; charset=utf-8"],
  ])("serves %s as %s", async (path, type) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe(type);
    expect(reply.headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it.each(["/docs", "/docs/eth_getLogs", "/", "/keys", "/nowhere/at/all"])(
    "allows the one script inside of %s by its digest",
    async (path) => {
      const { headers, text } = await get(path, { accept: "text/html" });
      const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, source = ""]) => source);
      expect(scripts).toEqual([expect.stringContaining("rootgate.theme")]);
      const digest = createHash("sha256")
        .update(scripts[0] ?? "")
        .digest("base64");
      expect(headers["content-security-policy"]).toContain(`;script-src 'self' 'sha256-${digest}';`);
    },
  );

  it("serves pictures with their own styles, and nothing else of theirs", async () => {
    const { status, headers, text } = await get("/docs/growth/users.svg");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("image/svg+xml");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(text).toContain("prefers-color-scheme: dark");
  });

  it("shows this service's URLs", async () => {
    const { text } = await get("/docs/eth_getLogs");
    expect(text).toContain('<link rel="canonical" href="http://127.0.0.1:7001/docs/eth_getLogs">');
    expect(text).toContain('<meta property="og:url" content="http://127.0.0.1:7001/docs/eth_getLogs">');
    expect(text).toContain('<meta property="og:title" content="eth_getLogs · rootgate docs">');
    expect(text).toContain("curl http://127.0.0.2:7002/YOUR_API_KEY");
    expect((await get("/sitemap.xml")).text).toContain("<loc>http://127.0.0.1:7001/docs/eth_getLogs</loc>");
    for (const path of ["/docs", "/docs/eth_getLogs.md", "/llms-full.txt", "/robots.txt"])
      expect((await get(path)).text).not.toMatch(/rootgate\.example(?!\.org)/);
  });

  it.each(["/docs/settings", "/docs/self-hosting", "/docs/reverse-proxy"])(
    "keeps an operator's host names in the commands of %s",
    async (path) => {
      const { text } = await get(`${path}.md`);
      expect(text).toMatch(/PUBLIC_URL=https:\/\/rootgate\.example\.org[ \n]/);
      expect(text.match(/127\.0\.0\.[12]:700[12][^\s/"'`)]/g)).toBeNull();
    },
  );

  it("has no link to a page or heading that it doesn't serve", async () => {
    const paths = [...(await get("/sitemap.xml")).text.matchAll(/<loc>http:\/\/127\.0\.0\.1:7001([^<]+)<\/loc>/g)];
    expect(paths.length).toBeGreaterThan(70);
    const targets = new Map<string, Set<string>>();
    for (const [, path = ""] of paths)
      for (const link of ownLinksOf((await get(path, { accept: "text/html" })).text, path))
        targets.set(link, (targets.get(link) ?? new Set()).add(path));
    const dead: string[] = [];
    for (const [link, pages] of targets) {
      const { pathname, hash } = new URL(link);
      const { status, text } = await get(pathname, { accept: "text/html" });
      if (status !== 200 || (hash !== "" && !text.includes(`id="${decodeURIComponent(hash.slice(1))}"`)))
        dead.push(`${link} on ${[...pages].join(", ")}`);
    }
    expect(dead).toEqual([]);
  });

  it("sends a page that the reader has as 304, and compresses it for those who take that", async () => {
    const { headers } = await get("/docs/objects");
    expect((await get("/docs/objects", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
    expect((await get("/docs/objects", { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  });

  it("compresses the search's index by a level that keeps nobody waiting: the last one takes a second", async () => {
    const body = Buffer.from((await get("/docs/search.json")).text);
    const { headers } = await get("/docs/search.json", { "accept-encoding": "br" });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    expect(headers["content-length"]).toBe(String(brotliCompressSync(body, { params }).length));
  });

  it("has the dashboard's public pages beside it, with content and this service's URLs, and another page for unknown paths", async () => {
    const html = (path: string) => get(path, { accept: "text/html" });
    const logIn = await html("/login");
    expect(logIn.status).toBe(200);
    expect(logIn.text).toContain('<link rel="canonical" href="http://127.0.0.1:7001/login" />');
    expect(logIn.text).toContain('<meta property="og:url" content="http://127.0.0.1:7001/login" />');
    expect(logIn.text).toContain("Forgot your password?");
    expect((await html("/")).text).toContain("http://127.0.0.1:7001/YOUR_API_KEY");
    expect((await html("/keys/1")).text).toContain("Loading the page");
    const unknown = await html("/no/such/page");
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("Page not found");
    for (const { text } of [logIn, unknown]) expect(text).not.toContain("rootgate.example");
  });

  it("is named where a program asks what this service is", async () => {
    expect(JSON.parse((await get("/")).text)).toMatchObject({ docs: "/docs" });
  });
});
