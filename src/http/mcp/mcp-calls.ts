import type { IncomingMessage } from "node:http";
import type { Call } from "../../gateway/call.js";
import type { IdentifyCaller } from "../../gateway/identify-caller.js";
import { JsonPieces } from "../../json/json-pieces.js";
import type { ResponseJson } from "../../rpc/envelope.js";
import { type BodyLimits, handleBody } from "../../rpc/handle-body.js";
import type { RpcRouter } from "../../rpc/router.js";
import { type ReportFailure, translateFailure } from "../../rpc/translate-failure.js";
import { CallExchange, type CallExchangeParts } from "../call-exchange.js";
import { CallTransport, type Sender, userIdOf } from "../call-transport.js";

export interface McpCallsParts extends CallExchangeParts, BodyLimits {
  readonly router: RpcRouter<Call>;
  readonly identify: IdentifyCaller;
  readonly reportFailure: ReportFailure;
}

/** A request that a tool call came by. */
export type McpRequest = IncomingMessage & { readonly requestId: string };

/** What a model reads at once; more would push all else out of its mind. */
export const maxResultBytes = 65_536;

/** JSON-RPC calls for the tool of the MCP server: by an API key, with its quota, limits and allow-lists. */
export class McpCalls extends CallTransport {
  readonly #parts: McpCallsParts;

  constructor(parts: McpCallsParts) {
    super();
    this.#parts = parts;
    this.addRouter(parts.router);
  }

  /** The response's JSON; undefined where it is longer than `maxResultBytes`. */
  async call(keyText: string, call: object, request: McpRequest): Promise<string | undefined> {
    const sender = await this.#findSender(keyText, request);
    const exchange = new McpExchange(userIdOf(sender), request, this.#parts);
    const onClose = (): void => exchange.end(false);
    request.socket.once("close", onClose);
    exchange.beginCalls();
    try {
      const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, ...call }));
      const bodySender = { dispatch: this.dispatchOf(sender, exchange), lane: exchange.userId, exchange };
      const { body: response } = await handleBody(body, bodySender, this.#parts);
      const text = response && (await readText(response));
      exchange.end(text !== undefined);
      return text;
    } finally {
      request.socket.off("close", onClose);
      if (!exchange.isOver) exchange.end(false);
    }
  }

  async #findSender(keyText: string, request: McpRequest): Promise<Sender> {
    const { identify, reportFailure } = this.#parts;
    try {
      return await identify(keyText, request);
    } catch (error) {
      return translateFailure(error, (failure) => reportFailure(failure, { requestId: request.requestId }));
    }
  }
}

/** A response as text; undefined where it is longer than `maxResultBytes`, of which no more is read. */
async function readText(response: ResponseJson): Promise<string | undefined> {
  if (response instanceof Uint8Array)
    return response.length > maxResultBytes ? undefined : Buffer.from(response).toString();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response instanceof JsonPieces ? response.pieces : response.chunks) {
    length += chunk.length;
    if (length > maxResultBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** One tool call. Its response is read as a whole, at once. */
class McpExchange extends CallExchange {
  readonly requestId: string;
  readonly originKind = "server";
  readonly hasBegun = false;
  readonly waitsForReader = false;
  readonly #request: McpRequest;

  constructor(userId: string, request: McpRequest, parts: CallExchangeParts) {
    super(userId, parts, parts.tracer?.begin("MCP tool call"));
    this.requestId = request.requestId;
    this.#request = request;
  }

  setHeader(): void {
    return undefined;
  }

  breakOff(): void {
    this.#request.socket.destroy();
  }

  stalledMs(): number {
    return 0;
  }

  disconnect(): void {
    this.#request.socket.destroy();
  }
}
