import type { IncomingMessage } from "node:http";
import { HttpRefusal } from "./http-refusal.js";

/** The whole body of a request. Refuses (413) one over `maxBytes`; what is left of it is let run out, so that the connection stays usable. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const refusal = () => new HttpRefusal(413, "InvalidRequest", `the body is larger than ${maxBytes} bytes`);
  if (request.destroyed) return Promise.reject(new Error("the caller is gone"));
  if (Number(request.headers["content-length"]) > maxBytes) return Promise.reject(refusal());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.removeAllListeners("data");
        request.resume();
        reject(refusal());
      } else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => {
      // Every request closes in the end; an error is made only for one that closes early.
      if (!request.complete) reject(new Error("the caller is gone"));
    });
  });
}
