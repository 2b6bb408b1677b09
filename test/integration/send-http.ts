import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export interface HttpRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as it came, which may be compressed. */
  readonly bytes: Buffer;
}

/** One HTTP request on a connection of its own, any verb and any header, which fetch does not allow. */
export function sendHttp(port: number, { body, ...options }: HttpRequest): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text: bytes.toString("utf8"), bytes });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** The JSON of a reply's body. */
export function jsonOf(reply: { readonly text: string }): never {
  return JSON.parse(reply.text) as never;
}
