import { ServerResponse } from "node:http";

/** Called when a response is finished or abandoned. */
export interface Tracker {
  /** The response has been sent, or never will be. */
  onOver(): void;
}

/** Notifies the connection and others when a response has ended: one listener for all, since each costs time. */
export class TrackedResponse extends ServerResponse {
  pipeline: Tracker | undefined;
  exchange: Tracker | undefined;
}

/** Call once for every response. */
export function trackResponse(response: TrackedResponse, pipeline: Tracker): void {
  response.pipeline = pipeline;
  response.on("close", tell);
}

function tell(this: TrackedResponse): void {
  this.exchange?.onOver();
  this.pipeline?.onOver();
}
