import type { ErrorRetry } from "../../openrpc-document.js";

/** What clients need of the document, in terms that every typed language has. */
export interface ClientModel {
  readonly title: string;
  readonly version: string;
  readonly endpoint: string;
  /** Each after its parts, but for those that contain it. */
  readonly types: readonly NamedType[];
  readonly methods: readonly ModelMethod[];
  readonly errors: readonly ModelError[];
  /** The events of each kind of subscription; empty for a service without subscriptions. */
  readonly notifications: readonly Notification[];
  readonly facts: Facts;
}

/** The type of a value. `null` is never an option of a union: a `nullable` is around it. */
export type Type =
  | { readonly kind: "any" | "boolean" | "integer" | "number" | "text" | "null" }
  /** A whole number: `0x` and hexadecimal digits on the wire. */
  | { readonly kind: "quantity" }
  /** Bytes: `0x` and two hexadecimal digits for each; `bytes` is their number where that is fixed. */
  | { readonly kind: "hex"; readonly bytes: number | undefined }
  /** One of some strings. */
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly items: Type }
  | { readonly kind: "map"; readonly names: Type; readonly values: Type }
  | { readonly kind: "nullable"; readonly of: Type }
  /** One of `ClientModel.types`. */
  | { readonly kind: "named"; readonly name: string };

/** An object, a choice of strings, or a union. Everything else is printed where it stands. */
export type NamedType = ObjectType | ChoiceType | UnionType;

interface Named {
  readonly name: string;
  readonly description: string;
  /** Whether values of it are sent, are received, or both. */
  readonly isSent: boolean;
  readonly isReceived: boolean;
}

export interface ObjectType extends Named {
  readonly kind: "object";
  readonly members: readonly Member[];
  /** The object that this one is, but for the types of some members. */
  readonly base: string | undefined;
}

export interface ChoiceType extends Named {
  readonly kind: "choice";
  readonly values: readonly string[];
}

export interface UnionType extends Named {
  readonly kind: "union";
  readonly options: readonly UnionOption[];
}

export interface UnionOption {
  readonly type: Type;
  /** Of an object: a required member that no other option has. */
  readonly member: string | undefined;
}

export interface Member {
  /** As on the wire. */
  readonly name: string;
  /** As code may call it, in its language's way of writing. */
  readonly codeName: string;
  readonly type: Type;
  readonly required: boolean;
  readonly description: string;
}

export interface Param extends Member {
  /** What stands for a param that is left out. */
  readonly default: unknown;
}

export interface ModelMethod {
  /** As on the wire. */
  readonly name: string;
  /** As code may call it, in its language's way of writing. */
  readonly codeName: string;
  readonly summary: string;
  readonly description: string;
  readonly params: readonly Param[];
  /** Whether params are sent as an object. */
  readonly isByName: boolean;
  readonly result: Type;
  /** The result for each value of the param that decides about it; empty where none does. */
  readonly cases: readonly { readonly param: string; readonly value: boolean; readonly result: Type }[];
  readonly isDeprecated: boolean;
  /** How it is reached: "events" begins a subscription, "websocket" belongs to a connection's subscriptions. */
  readonly transport: "http" | "websocket" | "events";
}

export interface ModelError {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  /** When it comes and what to do, in Markdown. */
  readonly meaning: string;
  /** Undefined: it has no data. */
  readonly data: { readonly type: Type; readonly required: boolean } | undefined;
  readonly retry: ErrorRetry;
}

export interface Notification {
  /** The first param of the method that subscribes. */
  readonly kind: string;
  /** The method that subscribes. */
  readonly method: string;
  readonly type: Type;
}

/** What the document says, as far as sending calls depends on it. */
export interface Facts {
  /** By code. */
  readonly errorNames: Readonly<Record<string, string>>;
  /** By error name; errors that are absent are final. */
  readonly retry: Readonly<Record<string, ErrorRetry>>;
  /** The names of the params of methods that take them as an object only. */
  readonly byName: Readonly<Record<string, readonly string[]>>;
  /** Methods that must not be sent twice. */
  readonly notIdempotent: readonly string[];
  readonly maxBatchLength: number;
  readonly maxBodyBytes: number;
  /** A little longer than the service's own deadline. */
  readonly timeoutMs: number;
}
