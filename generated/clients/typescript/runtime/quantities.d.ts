// Generated from openrpc.json by `npm run generate`. Do not edit.

/**
 * Where quantities are in values of a type: `"q"` is one, other texts name a shape of the document. Else by the names of members, of which
 * `"*"` is any, and `"[]"` an item of a list. A union has what its options have.
 */
export type Shape = string | {
    readonly [member: string]: Shape;
};
/** The shapes of what a service sends; what is absent has no quantities. */
export interface Shapes {
    readonly named: Readonly<Record<string, Shape>>;
    /** By method. */
    readonly results: Readonly<Record<string, Shape>>;
    /** Of `data`, by the name of the error. */
    readonly errors: Readonly<Record<string, Shape>>;
    /** By kind of subscription. */
    readonly events: Readonly<Record<string, Shape>>;
}
/** A value with bigints for its quantities. */
export declare function readQuantities(value: unknown, shape: Shape | undefined, named: Shapes["named"]): unknown;
/** For JSON.stringify: a bigint as a quantity. */
export declare function printQuantity(_name: string, value: unknown): unknown;
