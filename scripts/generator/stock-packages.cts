// CommonJS, as the packages are: bundlers follow its require(), and their types, which don't pass our compiler's settings, stay outside.

/** @open-rpc/generator, as far as it is used. */
interface Generator {
  readonly default: (configuration: object) => Promise<void>;
}

/** @open-rpc/schema-utils-js, as far as it is used. */
interface SchemaUtils {
  readonly parseOpenRPCDocument: (
    document: string,
    options?: { readonly validate?: boolean; readonly dereference?: boolean },
  ) => Promise<unknown>;
  readonly validateOpenRPCDocument: (document: unknown) => true | Error;
}

// They take 200 ms to load, and not all that imports this needs both.
const loadGenerator = () => require("@open-rpc/generator") as Generator;
const loadSchemaUtils = () => require("@open-rpc/schema-utils-js") as SchemaUtils;

export = { loadGenerator, loadSchemaUtils };
