import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";

/** As much of JSON Schema as the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | false;
}

export interface DocumentParam {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface DocumentMethod {
  readonly name: string;
  readonly params: readonly DocumentParam[];
  readonly result: { readonly schema: Schema };
  readonly errors: readonly { readonly $ref: string }[];
  readonly "x-policy": { readonly servedBy: string; readonly part: string };
}

interface OpenRpcDocument {
  readonly methods: readonly DocumentMethod[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, { readonly code: number }>>;
  };
  readonly "x-limits": Readonly<Record<string, number>>;
}

/** The OpenRPC document as it stands in the repository, not as the server has generated code from it. */
export const document = JSON.parse(readFileSync(resolve("openrpc.json"), "utf8")) as OpenRpcDocument;

/** A schema without the reference that it may be. */
export function resolveSchema(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  return resolveSchema(document.components.schemas[name] as Schema);
}

/** Every error code that a response may have. */
export const errorCodes: ReadonlySet<number> = new Set(
  Object.values(document.components.errors).map(({ code }) => code),
);

/** What the document says of one method. */
export interface MethodFacts {
  readonly name: string;
  readonly params: readonly DocumentParam[];
  /** One for each param. */
  readonly paramChecks: readonly ValidateFunction[];
  readonly resultCheck: ValidateFunction;
  readonly errorCodes: ReadonlySet<number>;
  /** Networks of real nodes don't have it, or services only if they choose. */
  readonly mayBeAbsent: boolean;
}

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "document", components: document.components });

function compile(schema: Schema): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as Schema);
}

function codeOf({ $ref }: { readonly $ref: string }): number {
  return document.components.errors[$ref.slice($ref.lastIndexOf("/") + 1)]?.code ?? 0;
}

export const methodFacts: ReadonlyMap<string, MethodFacts> = new Map(
  document.methods.map(({ name, params, result, errors, "x-policy": policy }) => [
    name,
    {
      name,
      params,
      paramChecks: params.map(({ schema }) => compile(schema)),
      resultCheck: compile(result.schema),
      errorCodes: new Set(errors.map(codeOf)),
      mayBeAbsent: policy.servedBy === "devchain" || policy.part === "txpool",
    },
  ]),
);
