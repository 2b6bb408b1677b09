import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import type { Workspace } from "../generated/workspace.js";

/** A change of the document, and where it has to arrive. */
export interface DocumentChange {
  readonly make: (document: OpenRpcDocument) => void;
  /** Fails where it has not arrived. */
  readonly arrives: (workspace: Workspace) => unknown;
}

/** By what a change is of, as it stands in a test's name. */
export type DocumentChanges = Readonly<Record<string, DocumentChange>>;

export const typesFile = "generated/clients/typescript/types.d.ts";

export const pythonFile = (module: string): string => `generated/clients/python/rootgate_client/${module}.py`;
