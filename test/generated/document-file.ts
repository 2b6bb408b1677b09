import { readFileSync } from "node:fs";
import type { GeneratorConfiguration } from "../../scripts/generator/open-rpc-tools.js";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";

/** The project's openrpc.json ; a fresh copy every time, to be changed at will. */
export function readDocument(): OpenRpcDocument {
  return readJson("openrpc.json") as OpenRpcDocument;
}

/** The version in package.json. */
export function readVersion(): string {
  return (readJson("package.json") as { version: string }).version;
}

/** The project's configuration of @open-rpc/generator. */
export function readConfiguration(): GeneratorConfiguration {
  return readJson("open-rpc-generator-config.json") as GeneratorConfiguration;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
