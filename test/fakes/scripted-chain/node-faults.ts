/** What is wrong with a node. Everything may be switched while it runs, over HTTP and WebSocket alike. */
export interface NodeFaults {
  /** Takes no connection, and cuts those that there are. */
  isDead: boolean;
  /** How long each answer takes. */
  delayMs: number;
  /** Looks at no request before this resolves. */
  gate: Promise<unknown> | undefined;
  /** Takes requests and never answers. */
  isSilent: boolean;
  /** Resets the connection at each request. */
  resets: boolean;
  /** How many blocks it is behind the network's tip. */
  lagBlocks: number;
  /** Stays on the block it has. */
  isStuck: boolean;
  /** Says that it is syncing. */
  isSyncing: boolean;
  /** Tells something else than the honest `result`. */
  lie: ((method: string, params: readonly unknown[], result: unknown) => unknown) | undefined;
  /** Serves this chain instead; undefined for its own. */
  wrongChainId: number | undefined;
  /** Answers HTTP 429 (an error over WebSocket). */
  isRateLimited: boolean;
  /** Answers what isn't JSON. */
  sendsGarbage: boolean;
  /** Cuts the connection in the middle of each answer. */
  sendsHalfAnswers: boolean;
  /** Answers each batch, as a whole, by RSKj's error for a timeout. */
  refusesBatches: boolean;
  /** Closes the connection after each HTTP answer and says so, as RSKj does. */
  closesConnections: boolean;
  /** Has no module trace, as RSKj by default. */
  lacksTraces: boolean;
  /** Takes no eth_subscribe. */
  refusesSubscriptions: boolean;
}

/** A node that works, with RSKj's manners. */
export const noFaults: Readonly<NodeFaults> = {
  isDead: false,
  delayMs: 0,
  gate: undefined,
  isSilent: false,
  resets: false,
  lagBlocks: 0,
  isStuck: false,
  isSyncing: false,
  lie: undefined,
  wrongChainId: undefined,
  isRateLimited: false,
  sendsGarbage: false,
  sendsHalfAnswers: false,
  refusesBatches: false,
  closesConnections: true,
  lacksTraces: false,
  refusesSubscriptions: false,
};
