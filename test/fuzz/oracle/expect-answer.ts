import { expectResponse } from "./expect-response.js";
import { codes, type ExpectedAnswer, refusal, type Sender } from "./expectation.js";
import { elementsOf } from "./json-source.js";
import { bodyLimits } from "./limits.js";
import { measureText, type TextMeasure } from "./measure-text.js";

/**
 * What the service must answer a body with, from its bytes alone, as JSON-RPC 2.0 and section 1 of the contract say. Nothing of the
 * service's code is used.
 */
export function expectAnswer(bytes: Buffer, sender: Sender): ExpectedAnswer {
  if (sender === "unknown") return expectUnauthorized(bytes);
  if (bytes.length > bodyLimits.maxBodyBytes) return refuse(sender, 413, [codes.invalidRequest]);
  const text = bytes.toString("utf8");
  const excess = findExcess(measureText(text));
  const value = parse(bytes, text);
  if (value === undefined)
    return refuse(sender, 400, excess === "none" ? [codes.parseError] : [codes.parseError, codes.invalidRequest]);
  if (excess === "sure" || (Array.isArray(value) && value.length === 0))
    return refuse(sender, 400, [codes.invalidRequest]);
  const served = Array.isArray(value) ? expectBatch(value, text, sender) : expectSingle(value, text, sender);
  return excess === "perhaps" ? { ...served, or: refuse(sender, 400, [codes.invalidRequest]) } : served;
}

/** Bodies that the service reads of a sender whom it refuses. */
const maxRefusedBytes = 65_536;

/** Each request that has an id is refused under it. */
function expectUnauthorized(bytes: Buffer): ExpectedAnswer {
  const whole = refusal([401], [codes.unauthorized]);
  const text = bytes.toString("utf8");
  const excess = findExcess(measureText(text));
  const value = parse(bytes, text);
  if (bytes.length > maxRefusedBytes || value === undefined || excess === "sure") return whole;
  const ids = Array.isArray(value)
    ? elementsOf(text).flatMap((source, index) => idOf(value[index], source) ?? [])
    : [idOf(value, text) ?? "null"];
  if (ids.length === 0) return whole;
  const responses = ids.map((id) => ({ id, codes: new Set([codes.unauthorized]), result: undefined }));
  const shape = Array.isArray(value) ? "batch" : "single";
  const refused: ExpectedAnswer = { statuses: new Set([401]), shape, responses };
  return excess === "perhaps" ? { ...refused, or: whole } : refused;
}

/** A well-formed request's id, or one of a malformed request that is not null, as it was written. */
function idOf(value: unknown, source: string): string | undefined {
  const response = expectResponse(value, source, "unknown");
  return response?.id === "null" && response.codes.has(codes.invalidRequest) ? undefined : response?.id;
}

function expectSingle(value: unknown, text: string, sender: Sender): ExpectedAnswer {
  const response = expectResponse(value, text, sender);
  if (!response) return nothing;
  const maybeLimited = response.codes.has(codes.rateLimited) ? [429] : [];
  const isRefused = response.codes.has(codes.invalidRequest);
  return { statuses: new Set([isRefused ? 400 : 200, ...maybeLimited]), shape: "single", responses: [response] };
}

function expectBatch(values: readonly unknown[], text: string, sender: Sender): ExpectedAnswer {
  const sources = elementsOf(text);
  const responses = values.flatMap((value, index) => expectResponse(value, sources[index] as string, sender) ?? []);
  return responses.length === 0 ? nothing : { statuses: new Set([200]), shape: "batch", responses };
}

const nothing: ExpectedAnswer = { statuses: new Set([204]), shape: "none", responses: [] };

/** Refusals of whole bodies count as one request, and a request past the quota has an error of its own. */
function refuse(sender: Sender, status: number, allowed: readonly number[]): ExpectedAnswer {
  return sender === "refused" ? refusal([200], [codes.quotaExceeded]) : refusal([status], allowed);
}

/** The value of strict JSON in UTF-8; undefined for all else. */
function parse(bytes: Buffer, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return bytes.equals(Buffer.from(text)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a body is past what may be parsed; just at the limit of values, or of arrays and objects, it depends on how they are counted. */
function findExcess({ depth, values, arraysAndObjects, members, elements }: TextMeasure): "none" | "perhaps" | "sure" {
  const { maxDepth, maxValues, maxArraysAndObjects, maxMembers, maxBatchLength } = bodyLimits;
  if (depth > maxDepth || members > maxMembers || elements > maxBatchLength) return "sure";
  if (values > maxValues + 1 || arraysAndObjects > maxArraysAndObjects + 1) return "sure";
  return values < maxValues && arraysAndObjects <= maxArraysAndObjects ? "none" : "perhaps";
}
