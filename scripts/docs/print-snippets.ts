import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fillSnippet } from "../../src/web/snippets/fill-snippet.js";
import { type Snippet, snippets } from "../../src/web/snippets/snippets.js";
import { code, fence } from "../generator/emitters/markdown.js";
import { exampleEndpoint } from "./example-endpoint.js";

const testnet = {
  url: exampleEndpoint,
  chainId: 31,
  chainName: "Rootstock Testnet",
  currency: "tRBTC",
  explorerUrl: "https://explorer.testnet.rootstock.io",
};

/** Every snippet of the dashboard as a section: how to install the tool, its files, how to run them. `root` is the project's folder. */
export function printSnippets(root: string): string {
  return snippets.map((snippet) => printSnippet(root, snippet)).join("\n\n");
}

function printSnippet(root: string, { id, tool, files, install, run }: Snippet): string {
  const programs = files.map((file) => {
    const text = readFileSync(join(root, "src/web/snippets", id, file), "utf8").trimEnd();
    return `${code(file)}:\n\n${fence(extname(file).slice(1), fillSnippet(text, testnet))}`;
  });
  return [
    `## ${tool}`,
    ...(install === undefined ? [] : ["Install:", fence("sh", install)]),
    ...programs,
    ...(run === undefined ? ["Run it in the console of a browser with the wallet."] : ["Run:", fence("sh", run)]),
  ].join("\n\n");
}
