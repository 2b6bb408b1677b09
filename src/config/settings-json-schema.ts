import { z } from "zod";
import { secretFileNames } from "./secret-files.js";
import { settingsSchema } from "./settings.js";

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON schema of the file that `ROOTGATE_CONFIG` names, by which editors complete and check it. */
export function settingsJsonSchema(): JsonSchema {
  const given = propertiesAs("input");
  const read = propertiesAs("output");
  const settings = Object.entries(given).map(([name, schema]) => [name, inFile(schema, read[name] ?? {})]);
  const files = secretFileNames.map((name) => [
    name,
    { type: "string", description: `File with ${name.slice(0, -5)}` },
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "rootgate's settings",
    type: "object",
    additionalProperties: false,
    properties: { $schema: { type: "string" }, ...Object.fromEntries([...settings, ...files]) },
  };
}

function propertiesAs(io: "input" | "output"): Readonly<Record<string, JsonSchema>> {
  const { properties = {} } = z.toJSONSchema(settingsSchema, { io, unrepresentable: "any" });
  return properties as Readonly<Record<string, JsonSchema>>;
}

/** As a text, which environment variables are, or in the kind that JSON has for it. */
function inFile(input: JsonSchema, { type, items }: JsonSchema): JsonSchema {
  const given = Object.fromEntries(Object.entries(input).filter(([name]) => name !== "hidden"));
  if (type === "boolean") return { ...given, type };
  const isPlain = given["type"] !== "string" || given["enum"] !== undefined || type === "string";
  if (isPlain) return given;
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => name !== "type"));
  return { ...others, anyOf: [{ type: "string" }, { type: "array", items: items ?? { type: "string" } }] };
}
