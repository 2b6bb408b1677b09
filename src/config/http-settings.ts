import { limits } from "../../generated/limits.js";
import { whole } from "./setting-types.js";

/** What bounds requests, responses and connections. */
export const httpSettings = {
  MAX_BODY_BYTES: whole(1_024).default(limits.maxBodyBytes).describe("Largest request body"),
  MAX_BATCH_LENGTH: whole(1).default(limits.maxBatchLength).describe("Most requests in a batch"),
  MAX_ANSWER_BYTES: whole(1_024)
    .default(limits.maxAnswerBytes)
    .describe("Largest answer, but for logs of up to 2,000 blocks, which stream"),
  CALL_TIMEOUT_MS: whole(1).default(limits.callTimeoutMs).describe("Deadline of a call"),
  PIPELINED_REQUESTS: whole(1)
    .default(16)
    .describe("Requests of one connection that may be under way; what is pipelined past them waits in the socket"),
};
