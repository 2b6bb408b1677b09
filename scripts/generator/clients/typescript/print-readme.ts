import { fence, table } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { describeRetries } from "../describe-retries.js";
import { packageNameOf } from "./print-manifest.js";

/** What a README shows by example, as TypeScript. */
export interface ReadmeExamples {
  readonly firstCall: string;
  /** What the reader needs to know of the first call. */
  readonly firstCallText: string;
  readonly error: string;
  readonly batch: string;
  readonly abort: string;
  /** Sections about other libraries. */
  readonly adapters: readonly string[];
}

/** For services that have them. */
export const quantitySentence =
  "Quantities are `bigint`s, in params and in results; bytes, addresses and hashes are texts that begin with `0x`.";

/** README.md of the package: from the installation to errors, in the order in which one needs it. */
export function printReadme(document: OpenRpcDocument, examples: ReadmeExamples): string {
  const name = packageNameOf(document);
  return (
    [
      "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->",
      `# ${name}`,
      `A typed JSON-RPC client for ${document.info.title}. It has no dependencies and runs as it is in Node.js (20 and newer), browsers, Deno and Bun.`,
      `The package comes with the service and is on no registry: copy this folder into your project, as \`clients/typescript\`, and install it:`,
      fence("sh", `npm install ./clients/typescript`),
      "## First call",
      fence("ts", examples.firstCall),
      examples.firstCallText,
      "## Errors",
      `A call rejects with an \`RpcError\` when the service returns an error; \`name\` tells which, and what is in \`data\`. Without a JSON-RPC response it rejects with a \`ConnectionError\`.`,
      fence("ts", examples.error),
      describeRetries(document),
      "## Batches",
      fence("ts", examples.batch),
      "`batch` sends as few HTTP requests as the service's limits on the length and the size of a batch allow. Each call has its own outcome, so one error does not hide the other results.",
      "## Options",
      table(["Option", "Default", "Meaning"], options),
      "All of them are options of `createClient`. `timeoutMs`, `retries` and `signal` can also be given to `request` and `batch`, or to `with`, which returns a client:",
      fence("ts", examples.abort),
      ...examples.adapters,
    ].join("\n\n") + "\n"
  );
}

const options = [
  ["`timeoutMs`", "a little more than the service's own deadline", "How long each attempt may take"],
  ["`retries`", "`3`", "How often a call is sent again"],
  ["`signal`", "", "An `AbortSignal` that ends the call"],
  ["`headers`", "", "HTTP headers to send"],
  ["`fetch`", "the global one", "Another `fetch`"],
];
