import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { type MethodName, methods } from "../../../generated/methods.js";
import type { DocsLibrary } from "./docs-library.js";
import { type McpCalls, type McpRequest, maxResultBytes } from "./mcp-calls.js";

export interface McpServerParts {
  readonly library: DocsLibrary;
  readonly calls: Pick<McpCalls, "call">;
  readonly publicUrl: string;
  readonly version: string;
}

/** The server of one request: its tools search and read the documentation, and call methods that read the chain. */
export function createMcpServer(
  { library, calls, publicUrl, version }: McpServerParts,
  request: McpRequest,
): McpServer {
  const server = new McpServer(
    { name: "rootgate", version, websiteUrl: `${publicUrl}/docs` },
    {
      instructions: "A JSON-RPC gateway for Rootstock nodes: its documentation, and calls that read the chain.",
      jsonSchemaValidator: unused,
    },
  );
  addDocsTools(server, library);
  addCallTool(server, calls, request);
  return server;
}

function addDocsTools(server: McpServer, library: DocsLibrary): void {
  server.registerTool(
    "search_docs",
    {
      title: "Search the documentation",
      description: "Finds pages and sections of the documentation: methods, errors, limits, guides, settings.",
      inputSchema: { query: z.string().min(1).max(200).describe("Words, a method's name, or an error code") },
      annotations: readsOnly,
    },
    async ({ query }) => {
      const found = await library.search(query).catch(() => undefined);
      if (!found) return refuse("The search is busy: try again in a moment.");
      return say(found.map(({ title, url }) => `${title}\n${url}`).join("\n\n") || "Nothing was found.");
    },
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a page of the documentation",
      description: "A page as Markdown, by a URL that search_docs found, or a path such as /docs/eth_getLogs.",
      inputSchema: { page: z.string().min(1).max(500).describe("The page's URL or path") },
      annotations: readsOnly,
    },
    ({ page }) => {
      const text = library.read(page);
      return text === undefined ? refuse(`There is no page ${page}: find one with search_docs.`) : say(text);
    },
  );
}

function addCallTool(server: McpServer, calls: McpServerParts["calls"], request: McpRequest): void {
  server.registerTool(
    "call_method",
    {
      title: "Call a method that reads the chain",
      description:
        "Sends one JSON-RPC request, such as eth_getBalance, on the network of the API key, and counts against its quota. The client has to send the key as the header Authorization: Bearer.",
      inputSchema: {
        method: z.string().min(1).max(100).describe("The method's name, such as eth_blockNumber"),
        params: z.array(z.unknown()).max(10).default([]).describe("Its params, in order"),
      },
      annotations: { ...readsOnly, openWorldHint: true },
    },
    (call) => callMethod(call, calls, request),
  );
}

/** Of what a server asks its client's user for, which this one never does. The SDK's own makes an instance of Ajv for each request. */
const unused = {
  getValidator: (): never => {
    throw new Error("nothing is asked of users");
  },
};

const readsOnly = { readOnlyHint: true, openWorldHint: false };

type Call = Readonly<{ method: string; params: readonly unknown[] }>;

async function callMethod(call: Call, calls: McpServerParts["calls"], request: McpRequest) {
  const [, keyText] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (keyText === undefined)
    return refuse("Calls need an API key: have the client send it as the header Authorization: Bearer YOUR_API_KEY.");
  if (!reads(call.method)) return refuse(`${call.method} is no method that reads the chain: search_docs finds those.`);
  const response = await calls.call(keyText, call, request);
  if (response === undefined) return refuse(`The response is longer than ${maxResultBytes} bytes: ask for less.`);
  return { ...say(response), isError: "error" in (JSON.parse(response) as object) };
}

/** What stays after the call, or needs a connection, is for programs. */
const otherParts: readonly string[] = ["filter", "subscription", "development"];

function reads(method: string): boolean {
  if (!Object.hasOwn(methods, method) || method.startsWith("eth_send")) return false;
  const { part, write } = methods[method as MethodName].policy;
  return !write && !otherParts.includes(part);
}

const say = (text: string) => ({ content: [{ type: "text" as const, text }] });
const refuse = (text: string) => ({ ...say(text), isError: true });
