import { refuse } from "../../rpc/handle-body.js";
import { type ReportFailure, translateFailure } from "../../rpc/translate-failure.js";
import { HttpRefusal } from "../http-refusal.js";
import type { ResponseHeaders, RpcResponse } from "./rpc-response.js";
import { writeSmall } from "./write-response.js";

/** Sends an error that ends a whole request, with its HTTP status; what is unexpected is reported. */
export function writeRefusal(
  error: unknown,
  response: RpcResponse,
  { reportFailure, headers = [] }: { readonly reportFailure: ReportFailure; readonly headers?: ResponseHeaders },
): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { requestId } = response.req;
  const known = translateFailure(error, (failure) => reportFailure(failure, { requestId }));
  const { status, body } = refuse(known);
  writeSmall(response, { status: known instanceof HttpRefusal ? known.status : status, body, headers, reportFailure });
}
