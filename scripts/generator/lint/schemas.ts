import { childSchemas } from "../child-schemas.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { findRepeated, type Problem, type Rule, step } from "./problem.js";

// What the emitters understand. Left out on purpose: minLength, maxLength, uniqueItems and format, which need Ajv at run time.
const keywords = new Set(
  `$ref title description type enum pattern minimum maximum default examples items minItems maxItems properties required
  additionalProperties const anyOf oneOf allOf not`.split(/\s+/),
);

interface Place {
  pointer: string;
  schema: Schema;
  /** The members of the object that an option is about. */
  around?: readonly string[];
}

/** Keywords that nothing obeys, names that the generated types can't take over, and what readers would miss. */
export const checkSchemas: Rule = (document) => {
  const places = listSchemas(document);
  const titled = places.filter(({ schema }) => schema.title !== undefined);
  const titles = titled.map(({ pointer, schema }) => ({
    pointer,
    key: String(schema.title),
    message: `another schema has the title ${schema.title}`,
  }));
  const components = Object.entries(document.components.schemas);
  return [
    ...places.flatMap(checkSchema),
    ...findRepeated(titles),
    ...components.flatMap(([name, schema]) => checkComponent(name, schema)),
  ];
};

/** Every schema of the document, components first, each followed by those inside it. */
function listSchemas(document: OpenRpcDocument): Place[] {
  const components = Object.entries(document.components.schemas);
  const roots = components.map(([name, schema]) => ({ pointer: `/components/schemas${step(name)}`, schema }));
  const withInner = ({ pointer, schema, around = [] }: Place): Place[] => [
    { pointer, schema, around },
    ...[...childSchemas(schema)].flatMap((child) => {
      // Options are about the object around them, so they may require its members.
      const isOption = /^\/(?:(?:any|one|all)Of|not)\b/.test(child.place);
      const members = isOption ? [...around, ...Object.keys(schema.properties ?? {})] : [];
      return withInner({ pointer: pointer + child.place, schema: child.schema, around: members });
    }),
  ];
  return roots.flatMap((root) => withInner(root));
}

function checkSchema({ pointer, schema, around = [] }: Place): Problem[] {
  const unknown = Object.keys(schema).filter((keyword) => !keywords.has(keyword));
  const members = Object.entries(schema.properties ?? {});
  const bare = members.filter(([, member]) => member.description === undefined && member.$ref === undefined);
  const phantoms = (schema.required ?? []).filter(
    (name) => !around.includes(name) && !Object.hasOwn(schema.properties ?? {}, name),
  );
  return [
    ...unknown.map((keyword) => ({ pointer, message: `${keyword} is not a keyword that anything here obeys` })),
    ...bare.map(([name]) => ({
      pointer: `${pointer}/properties${step(name)}`,
      message: "the member has no description",
    })),
    ...phantoms.map((name) => ({ pointer: `${pointer}/required`, message: `there is no member ${name}` })),
  ];
}

function checkComponent(name: string, schema: Schema): Problem[] {
  const pointer = `/components/schemas${step(name)}`;
  const problems: Problem[] = [];
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    problems.push({ pointer, message: "the name of a schema is written LikeThis" });
  if (schema.title !== name) problems.push({ pointer, message: `the title must be the schema's name, ${name}` });
  if (!schema.description) problems.push({ pointer, message: "the schema has no description" });
  return problems;
}
