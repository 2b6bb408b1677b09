// Generated from openrpc.json by `npm run generate`. Do not edit.

/** What reads logs. */
export interface LogSource {
    request(method: string, params: readonly unknown[]): Promise<unknown>;
}
/** The members of a filter that ranges are made of; others are sent as they are. */
export interface RangeFilter {
    readonly fromBlock?: string | bigint | undefined;
    readonly toBlock?: string | bigint | undefined;
    readonly blockHash?: string | undefined;
}
/** Yields logs of as many ranges as the service asks for: one that is too large is read again as the error suggests. */
export declare function readLogs(source: LogSource, filter: RangeFilter): AsyncGenerator;
