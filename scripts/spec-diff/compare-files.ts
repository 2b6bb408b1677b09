import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readDocument } from "../generator/front-end/read-document.js";
import { parseDocument } from "../generator/open-rpc-tools.js";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import { diffDocuments } from "./diff-documents.js";
import { readIgnoreList, withoutIgnored } from "./ignore-list.js";
import type { Result } from "./print-result.js";
import { demandedStep, isEnough, stepBetween } from "./version-step.js";

/** A comparison, and the new document as it is published. */
export interface Comparison {
  readonly result: Result;
  readonly now: OpenRpcDocument;
}

/** The newest release of a folder that has each, as `0.1.0.json`; any other path as it is. @throws Error when there is none in the folder. */
export function findReleased(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const releases = readdirSync(path).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name));
  const newest = releases.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  if (newest === undefined) throw new Error(`${path} has no release, such as 0.1.0.json`);
  return join(path, newest);
}

/**
 * Compares two documents, each in a file or at a URL, the old one also by a folder of releases; `ignore` is a file with a list of changes to ignore.
 */
export async function compareFiles(oldPath: string, newPath: string, ignore?: string): Promise<Comparison> {
  const [old, now] = await Promise.all([read(findReleased(oldPath)), read(newPath)]);
  const all = diffDocuments({ old: old.document, new: now.document });
  const changes = withoutIgnored(all, ignore === undefined ? [] : readIgnoreList(readFileSync(ignore, "utf8")));
  const [before, after] = [old.source.info.version, now.source.info.version];
  const demanded = demandedStep(before, changes);
  const isRight = isEnough(stepBetween(before, after), demanded);
  return { result: { changes, before, after, demanded, isRight }, now: now.source };
}

async function read(path: string) {
  const source = await parseDocument(path);
  return { source: source as OpenRpcDocument, document: readDocument(source).document };
}
