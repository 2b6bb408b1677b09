import { ServerResponse } from "node:http";

/** Wants to know when a response is over. */
export interface Tracker {
  /** The response has left, or never will. */
  onOver(): void;
}

/** A response that tells its connection, and whoever else there is, when it is over: one listener for all, where each costs. */
export class TrackedResponse extends ServerResponse {
  pipeline: Tracker | undefined;
  exchange: Tracker | undefined;
}

/** To be called of every response, once. */
export function trackResponse(response: TrackedResponse, pipeline: Tracker): void {
  response.pipeline = pipeline;
  response.on("close", tell);
}

function tell(this: TrackedResponse): void {
  this.exchange?.onOver();
  this.pipeline?.onOver();
}
