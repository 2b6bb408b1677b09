/** Any JSON object whose members are not known beforehand. */
export type JsonObject = { [member: string]: unknown };

/** A JSON schema (draft 7), as far as the generator looks into it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  /** Several are a tuple's. */
  items?: Schema | Schema[];
  additionalItems?: boolean | Schema;
  contains?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  patternProperties?: Record<string, Schema>;
  /** Schemas, or names of members that must come with one. */
  dependencies?: Record<string, Schema | string[]>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  /** With `additionalProperties`: an object whose members' names are values, too. */
  propertyNames?: Schema;
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  default?: unknown;
  examples?: unknown[];
}

/** A pointer to another place of the document. */
export interface Reference {
  $ref: string;
}

/** A param or a result. Its schema's `default` is what stands for a param that is left out. */
export interface ContentDescriptor {
  name: string;
  summary?: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

/** What the service asks about a method; emitters/policy.ts says what each member means. */
export interface PolicyDeclaration {
  /** `core`, or a part that `x-policy-values` has words for. */
  part: string;
  servedBy: "gateway" | "node" | "devchain";
  idempotent: boolean;
  write: boolean;
  cache: "never" | "head" | "by-block" | "immutable";
  weight: "light" | "medium" | "heavy";
  needs: "nothing" | "hash" | "block" | "head" | "every-node";
  block: BlockDeclaration | null;
  /** What each address among the params is, by its place: "param" or "param.member". */
  addresses: Record<string, "contract" | "account" | "transaction" | "override">;
  /** The value of a param without which its addresses are not read. */
  addressesOnlyIf?: { param: string; value: string };
  resultBlock: { height: string; hash: string | null } | null;
  /** The members of the result that repeat params, by the place of the param: "param" or "param.member". */
  identity: Record<string, string>;
}

/** How a method's params name a block. */
export interface BlockDeclaration {
  param: string;
  form: "number" | "hash" | "hash-object" | "hash-only" | "filter";
  unknown: "null" | "[]" | "refusal";
  /** "param", or the method that takes the block's hash instead. */
  sameByHash: string | null;
  nullMeansUnknown: boolean;
}

/** Types that a member of the result has for each value of a boolean param. */
export interface ResultCases {
  param: string;
  member: string;
  /** `name` is what the result's object is called in that case. */
  cases: { value: boolean; name: string; schema: Reference }[];
}

/** A named value in an example. */
export interface ExampleValue {
  name: string;
  value: unknown;
}

/** One true request and its result. */
export interface ExamplePairing {
  name: string;
  summary?: string;
  description?: string;
  params: (ExampleValue | Reference)[];
  result: ExampleValue | Reference;
}

/** One method as the document declares it. */
export interface Method {
  name: string;
  summary: string;
  description: string;
  tags: (Tag | Reference)[];
  paramStructure?: string;
  deprecated?: boolean;
  /** The day from which on a method is deprecated, as "2026-11-22": the response header `deprecation` says it. */
  "x-deprecated-since"?: string;
  /** Other names that the service takes for it. */
  "x-aliases"?: string[];
  params: (ContentDescriptor | Reference)[];
  result: ContentDescriptor | Reference;
  errors?: (ErrorDeclaration | Reference)[];
  examples: (ExamplePairing | Reference)[];
  links?: ({ name?: string; method?: string } | Reference)[];
  /** The limits that hold for calls of it, and that its texts state: names in the document's `x-limits`. */
  "x-limits"?: string[];
  "x-result-cases"?: ResultCases;
  /** What the events of a subscription say, by a value of the method's first param. */
  "x-notifications"?: Record<string, Reference>;
  /** Every method of a strict configuration has one. */
  "x-policy": PolicyDeclaration;
}

/** A group of methods. */
export interface Tag {
  name: string;
  summary?: string;
  description?: string;
}

/** One error of the wire contract. */
export interface ErrorDeclaration {
  code: number;
  message: string;
  data?: unknown;
}

/** For which methods a call that failed with an error may be sent again. */
export type ErrorRetry = "never" | "idempotent" | "always";

/** The parts of openrpc.json that the generator reads. */
export interface OpenRpcDocument {
  openrpc: string;
  info: { title: string; version: string; description?: string; "x-limits"?: string[] };
  servers?: {
    name?: string;
    url: string;
    summary?: string;
    variables?: Record<string, { default: string; description?: string }>;
  }[];
  methods: Method[];
  components: {
    schemas: Record<string, Schema>;
    errors: Record<string, ErrorDeclaration>;
    tags?: Record<string, Tag>;
    contentDescriptors?: Record<string, ContentDescriptor>;
    examples?: Record<string, ExampleValue>;
    examplePairings?: Record<string, ExamplePairing>;
    links?: Record<string, JsonObject>;
  };
  "x-error-status": Record<string, number>;
  "x-error-descriptions"?: Record<string, string>;
  /** What stands in an error's `data`. */
  "x-error-data"?: Record<string, { required: boolean; schema: Reference }>;
  /** Whether a failed call may be sent again: a name in `x-error-retry-values`. */
  "x-error-retry"?: Record<string, ErrorRetry>;
  "x-error-retry-values"?: Record<ErrorRetry, string>;
  "x-limits"?: Record<string, number>;
  /** Well-known methods that do not exist here (`name_*`: all that begin so), and what to do instead. */
  "x-absent-methods"?: Record<string, string>;
  /** How params are normalised and named in messages, by component schema. */
  "x-forms"?: Record<string, FormDeclaration>;
  "x-policy-values"?: Record<string, Record<string, string>>;
}

/** The member that has the files which a document refers to, while it is read. */
export const filesMember = "x-files";

type OptionalMembers = "summary" | "description" | "tags" | "examples";

/** A document as it is read. */
export type ParsedDocument = Omit<OpenRpcDocument, "components" | "methods" | "x-error-status"> & {
  methods: (Omit<Method, OptionalMembers> & Partial<Pick<Method, OptionalMembers>>)[];
  components?: Partial<OpenRpcDocument["components"]>;
  "x-error-status"?: Record<string, number>;
};

/** A component schema of params: `expected` says in messages what a right value is; without a form its parts decide. */
export interface FormDeclaration {
  form?: "quantity" | "hex" | "address" | "block";
  expected: string;
  /** What a message says where a value is what the schema's `not` excludes: about which member, and what it must. */
  not?: { member: string; expected: string };
}

/** Text files by their path below the project's folder. */
export type Files = Record<string, string>;

/** Makes files out of the document; the same document always makes the same bytes. */
export type Emitter = (document: OpenRpcDocument) => Files | Promise<Files>;
