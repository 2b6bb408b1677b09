import { JsonScanner } from "../../../src/json/json-scanner.js";

/** What RSKj answers: an HTTP status and the JSON of its body; undefined for an empty one. */
export interface FakeAnswer {
  readonly status: number;
  readonly json?: unknown;
}

/** Answers one request object that has an id and well-formed params. */
export type AnswerRequest = (
  method: string,
  params: readonly unknown[],
) => { status: number; members: Readonly<Record<string, unknown>> };

/** RSKj 9's own limits. */
const MAX_BATCH_LENGTH = 50;
const MAX_DEPTH = 1_000;

const unexpected = { error: { code: -32099, message: "Unexpected error" } };

/** Takes a request body the way RSKj does, oddities and all. */
export function handleBody(body: Uint8Array, answer: AnswerRequest): FakeAnswer {
  if (body.length === 0) return { status: 200, json: unexpected };
  const parsed = parseLoosely(body);
  if (parsed === undefined) return { status: 400, json: failure("null", -32700, "JSON parse error") };
  if (depthOf(parsed) > MAX_DEPTH)
    return { status: 400, json: { error: { code: -32600, message: "Invalid request" } } };
  if (!Array.isArray(parsed)) return answerOne(parsed, answer);
  if (parsed.flat(Infinity).length > MAX_BATCH_LENGTH) return tooLongBatch;
  return { status: 200, json: handleBatch(parsed, answer) };
}

const tooLongBatch: FakeAnswer = {
  status: 400,
  json: {
    error: {
      code: -32600,
      message: `Cannot dispatch batch requests. ${MAX_BATCH_LENGTH} is the max number of supported batch requests`,
    },
  },
};

function handleBatch(batch: readonly unknown[], answer: AnswerRequest): unknown[] {
  return batch.map((item) =>
    Array.isArray(item) ? handleBatch(item, answer) : (answerOne(item, answer).json ?? null),
  );
}

function answerOne(value: unknown, answer: AnswerRequest): FakeAnswer {
  if (typeof value !== "object" || value === null)
    return { status: 400, json: failure("null", -32600, "invalid request") };
  const { id, jsonrpc = "2.0", method, params } = value as Record<string, unknown>;
  if (id === undefined || id === null) return { status: 200 };
  if (typeof id === "object" || typeof id === "boolean") return { status: 200, json: unexpected };
  if (typeof params === "string" || typeof params === "number") return { status: 200, json: unexpected };
  if (typeof method !== "string") return { status: 200, json: failure(id, -32601, "method not found") };
  const list = readParams(params);
  if (!list) return { status: 400, json: failure(id, -32602, "method parameters invalid") };
  const { status, members } = answer(method, list);
  return { status, json: withIds(members, { jsonrpc: String(jsonrpc), id }) };
}

/** Puts the request's own id and version where RSKj sends any. */
function withIds(members: Readonly<Record<string, unknown>>, ids: { jsonrpc: string; id: unknown }): unknown {
  const { jsonrpc, id, ...rest } = members;
  return { ...(jsonrpc === undefined ? {} : { jsonrpc: ids.jsonrpc }), ...withId(id, ids.id), ...rest };
}

/** An answer whose recorded id is the string "null" had lost it. */
function withId(recorded: unknown, id: unknown): { id?: unknown } {
  if (recorded === undefined) return {};
  return { id: recorded === "null" ? recorded : id };
}

function readParams(params: unknown): readonly unknown[] | undefined {
  if (Array.isArray(params)) return params;
  return params === undefined || params === null || Object.keys(params).length === 0 ? [] : undefined;
}

function failure(id: unknown, code: number, message: string): unknown {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

/** The first JSON value of `body`: what follows it doesn't matter to RSKj. */
function parseLoosely(body: Uint8Array): unknown {
  const text = Buffer.from(body);
  try {
    const end = new JsonScanner(Number.POSITIVE_INFINITY).scan(Buffer.concat([text, Buffer.from(" ")]));
    return end === -1 ? undefined : JSON.parse(text.subarray(0, end).toString("utf8"));
  } catch {
    return undefined;
  }
}

function depthOf(value: unknown): number {
  let depth = 0;
  for (
    let level = [value].filter(isNested);
    level.length > 0;
    level = level.flatMap((item) => Object.values(item)).filter(isNested)
  )
    depth++;
  return depth;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
