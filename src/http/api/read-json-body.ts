import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import type { HeldAccount } from "../../limits/held-bytes.js";
import { RpcError } from "../../rpc/rpc-error.js";
import { HttpRefusal } from "../http-refusal.js";
import { readBody } from "../read-body.js";
import { ApiError } from "./api-error.js";

const maxBodyBytes = 64 * 1024;

export interface JsonBodyParts {
  /** Opens the accounting of the body's memory, for the user or IP address that sends it. */
  readonly openHold: (request: IncomingMessage) => HeldAccount;
}

/** A request's JSON body, validated against `schema`. Throws ApiError, or BodyCutShort. */
export async function readJsonBody(
  request: IncomingMessage,
  schema: z.ZodType,
  { openHold }: JsonBodyParts,
): Promise<unknown> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";", 1);
  if (type.trim().toLowerCase() !== "application/json")
    throw new ApiError("content_type", "The content type must be application/json");
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding !== "identity")
    throw new ApiError("content_type", "The body must not be compressed");
  const hold = openHold(request);
  try {
    return check(parse(await read(request, hold)), schema);
  } finally {
    hold.close();
  }
}

/** `value`, validated against `schema`. Throws ApiError with the invalid member. */
export async function check(value: unknown, schema: z.ZodType): Promise<unknown> {
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const field = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join(".");
  const message = unknown === undefined ? (issue?.message ?? "Invalid") : "Unknown member";
  throw new ApiError("invalid", message, field === "" ? {} : { field });
}

async function read(request: IncomingMessage, hold: HeldAccount): Promise<Buffer> {
  const bounds = { maxBytes: maxBodyBytes, hold, freeBytes: 0 };
  const body = await new Promise<Buffer | Error>((resolve) => readBody(request, bounds, resolve));
  if (body instanceof HttpRefusal) throw new ApiError("too_large", `The body is larger than ${maxBodyBytes} bytes`);
  if (body instanceof RpcError) throw new ApiError("unavailable", "Too many requests at once. Try again in a moment.");
  if (body instanceof Error) throw body;
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new ApiError("malformed", "The body is not JSON");
  }
}
