import { readdirSync, readFileSync } from "node:fs";
import { readDocument } from "../generated/document-file.js";

const document = readDocument();

/** What people read, but for the pages of past releases and decisions: guides, README, pages of the dashboard, mails. */
const pages = ["README.md", ...listFiles("docs"), ...listFiles("src/web"), ...listFiles("src/accounts/mail")].filter(
  (path) => /\.(?:md|tsx?)$/.test(path) && !/docs\/(?:released|decisions)\//.test(path),
);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`);
}

const codes = new Map(Object.entries(document.components.errors).map(([name, { code }]) => [name, String(code)]));
/** RSKj's own codes, in comparisons with it. */
const codesOfNodes = ["-32010", "-32015", "-32099"];

const methods = new Set([
  ...document.methods.flatMap(({ name, "x-aliases": aliases = [] }) => [name, ...aliases]),
  ...Object.keys(document["x-absent-methods"] ?? {}),
  "eth_subscription",
  // A wallet's (EIP-1193), and a package of Python's.
  "eth_requestAccounts",
  "eth_account",
]);
/** As the Python client names them. */
const pythonNames = new Set(
  [...methods].map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
);
const methodName = /(?<![\w./-])(?:eth|net|web3|rsk|trace|debug|txpool|evm|hardhat|anvil)_[A-Za-z]\w+/g;
const groups = ["anvil_", "hardhat_", "evm_"];

/** The first column's names with codes that follow at once: "QuotaExceeded (-32029)", "[RateLimited](…) `-32011`". */
const named = /\b([A-Z]\w+)`?(?:\]\([^)]*\))?[ (|`]+(?:code )?(-3\d{4})/g;

const findAll = (find: (text: string) => string[]): string[] =>
  pages.flatMap((path) => find(readFileSync(path, "utf8")).map((found) => `${path}: ${found}`));

describe("pages and mails", () => {
  it("say only codes that the document's errors have, beside their names", () => {
    const known = new Set([...codes.values(), ...codesOfNodes]);

    expect(findAll((text) => (text.match(/(?<![\w-])-3\d{4}\b/g) ?? []).filter((code) => !known.has(code)))).toEqual(
      [],
    );
    const wrong = findAll((text) =>
      [...text.matchAll(named)]
        .filter(([, name = "", code]) => codes.has(name) && codes.get(name) !== code)
        .map(([whole]) => whole),
    );
    expect(wrong).toEqual([]);
  });

  it("name only methods that the document has, or has a word about", () => {
    const isKnown = (name: string) =>
      methods.has(name) || pythonNames.has(name) || groups.includes(name) || methods.has(name.replace(/_\w+$/, "_*"));

    expect(findAll((text) => (text.match(methodName) ?? []).filter((name) => !isKnown(name)))).toEqual([]);
  });

  it("are found: the guides, the README and the pages have names and codes", () => {
    expect(findAll((text) => text.match(methodName) ?? []).length).toBeGreaterThan(100);
    expect(findAll((text) => text.match(named) ?? []).length).toBeGreaterThan(0);
    expect(pages.some((path) => path.endsWith("limits.md"))).toBe(true);
  });
});
