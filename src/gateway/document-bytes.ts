import { documentJson } from "../../generated/document.js";

/** The OpenRPC document as bytes, made once: every response that carries it shares them. */
export const documentBytes: Buffer = Buffer.from(documentJson);
