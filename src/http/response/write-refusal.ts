import type { ServerResponse } from "node:http";
import { refuse } from "../../rpc/handle-body.js";
import { type ReportFailure, translateFailure } from "../../rpc/translate-failure.js";
import { HttpRefusal } from "../http-refusal.js";
import { type ResponseHeaders, writeSmall } from "./write-response.js";

/** Sends an error that ends a whole request, with its HTTP status; what is unexpected is reported. */
export function writeRefusal(
  error: unknown,
  response: ServerResponse,
  { reportFailure, headers = [] }: { readonly reportFailure: ReportFailure; readonly headers?: ResponseHeaders },
): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const known = translateFailure(error, reportFailure);
  const { status, body } = refuse(known);
  writeSmall(response, { status: known instanceof HttpRefusal ? known.status : status, body, headers });
}
