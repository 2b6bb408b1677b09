import type { HttpResponse } from "../wire/http-response.js";
import { checkResponse } from "./check-response.js";
import type { ExpectedAnswer, Sender } from "./expectation.js";
import { elementsOf } from "./json-source.js";

/** What is wrong with the HTTP response to a body; undefined if nothing is. */
export function checkAnswer(response: HttpResponse, expected: ExpectedAnswer, sender: Sender): string | undefined {
  const problem = checkHeaders(response, sender) ?? checkBody(response, expected);
  return problem !== undefined && expected.or ? checkAnswer(response, expected.or, sender) : problem;
}

function checkHeaders({ status, headers }: HttpResponse, sender: Sender): string | undefined {
  const wanted = { ...headersOfAll, ...(status !== 204 && headersOfBodies) };
  for (const [name, value] of Object.entries(wanted))
    if (headers.get(name) !== value) return `the header ${name} is ${headers.get(name)}, expected ${value}`;
  if (status === 204 && headers.has("content-type")) return "a content type without a body";
  if (sender !== "unknown" && !headers.has("ratelimit")) return "no ratelimit header";
  return undefined;
}

const headersOfAll = { "access-control-allow-origin": "*" };
const headersOfBodies = { "content-type": "application/json", "x-content-type-options": "nosniff" };

function checkBody({ status, body }: HttpResponse, { statuses, shape, responses }: ExpectedAnswer): string | undefined {
  const text = body.toString("utf8");
  if (!statuses.has(status))
    return `the status ${status}, expected ${[...statuses].join(" or ")}: ${text.slice(0, 200)}`;
  if (shape === "none") return body.length === 0 ? undefined : `a body where none is due: ${text.slice(0, 100)}`;
  if (!isJson(body, text)) return `a body that is not JSON: ${text.slice(0, 100)}`;
  if (text.startsWith("[") !== (shape === "batch")) return `an answer that is no ${shape}: ${text.slice(0, 100)}`;
  const sources = shape === "batch" ? elementsOf(text) : [text];
  if (sources.length !== responses.length) return `${sources.length} responses, expected ${responses.length}`;
  for (const [index, expected] of responses.entries()) {
    const problem = checkResponse(sources[index] as string, expected);
    if (problem !== undefined) return shape === "batch" ? `element ${index}: ${problem}` : problem;
  }
  return undefined;
}

function isJson(body: Buffer, text: string): boolean {
  try {
    JSON.parse(text);
    return body.equals(Buffer.from(text));
  } catch {
    return false;
  }
}
