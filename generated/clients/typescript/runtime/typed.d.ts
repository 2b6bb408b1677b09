// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { ConnectionError, RpcError } from "./errors.js";
import type { CallOptions } from "./requester.js";
/** The params and the result of each method. */
type MethodTable<Table> = Record<keyof Table, {
    params: readonly unknown[];
    result: unknown;
}>;
/** Of methods whose result depends on a param: the result for each of its values, as a union. */
type CaseTable<Cases> = Record<keyof Cases, {
    params: readonly unknown[];
    result: unknown;
}>;
type CaseOf<Case, Params> = Case extends {
    params: infer CaseParams;
    result: infer Result;
} ? Params extends CaseParams ? Result : never : never;
/** What a call of `Method` with `Params` resolves to. */
export type ResultOf<Table extends MethodTable<Table>, Cases extends CaseTable<Cases>, Method extends keyof Table, Params> = Method extends keyof Cases ? [CaseOf<Cases[Method], Params>] extends [never] ? Table[Method]["result"] : CaseOf<Cases[Method], Params> : Table[Method]["result"];
/** One call of a batch: a method and its params. */
export type CallOf<Table extends MethodTable<Table>> = {
    [Method in keyof Table]: readonly [method: Method, ...params: Table[Method]["params"]];
}[keyof Table];
/** The outcome of one call of a batch. */
export type OutcomeOf<Result, Failure> = {
    readonly result: Result;
    readonly error?: undefined;
} | {
    readonly result?: undefined;
    readonly error: Failure | ConnectionError;
};
/** The outcomes of the calls of a batch, in their order. */
export type OutcomesOf<Table extends MethodTable<Table>, Cases extends CaseTable<Cases>, Failure, Calls extends readonly unknown[]> = {
    -readonly [Index in keyof Calls]: Calls[Index] extends readonly [infer Method extends keyof Table, ...infer Params] ? OutcomeOf<ResultOf<Table, Cases, Method, Params>, Failure> : never;
};
/** What a client has besides a function for each method. */
export interface TypedClient<Table extends MethodTable<Table>, Cases extends CaseTable<Cases>, Failure> {
    /** Calls a method by its name. Rejects with an RpcError, with a ConnectionError, or with the reason of an aborted signal. */
    request<Method extends keyof Table, const Params extends Readonly<Table[Method]["params"]>>(method: Method, params: Params, options?: CallOptions): Promise<ResultOf<Table, Cases, Method, Params>>;
    /**
     * Sends several calls in as few HTTP requests as the service's limits allow, and resolves to an outcome for each, in their
     * order. Rejects only with the reason of an aborted signal.
     */
    batch<const Calls extends readonly CallOf<Table>[]>(calls: Calls, options?: CallOptions): Promise<OutcomesOf<Table, Cases, Failure, Calls>>;
}
/** The code and the data of each error. */
type ErrorTable<Table> = Record<keyof Table, {
    code: number;
    data: unknown;
}>;
/** Every error of the table; its name tells which. */
export type ErrorOf<Table extends ErrorTable<Table>> = {
    [Name in keyof Table]: RpcError & Readonly<Table[Name]> & {
        readonly name: Name;
    };
}[keyof Table] | (RpcError & {
    readonly name: "UnknownError";
});
/** A type as it is on the wire: with hexadecimal digits for bigints. */
export type Wire<Value> = Value extends bigint ? `0x${string}` : Value extends object ? {
    [Member in keyof Value]: Wire<Value[Member]>;
} : Value;
export {};
