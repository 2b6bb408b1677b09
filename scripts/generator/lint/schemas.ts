import { childSchemas } from "../child-schemas.js";
import type { ContentDescriptor, OpenRpcDocument, Reference, Schema } from "../openrpc-document.js";
import { componentName, isReference } from "../resolve-reference.js";
import { findRepeated, type Problem, type Rule, step } from "./problem.js";

// What the emitters understand. Left out on purpose: minLength, maxLength, uniqueItems and format, which need Ajv at run time.
const keywords = new Set(
  `$ref title description type enum pattern minimum maximum default examples items minItems maxItems properties required
  additionalProperties propertyNames const anyOf oneOf allOf not`.split(/\s+/),
);

interface Place {
  pointer: string;
  schema: Schema;
  /** The members of the object that an option is about. */
  around?: readonly string[];
}

/** Keywords that nothing obeys, and names that the generated types can't take over. */
export const checkSchemas: Rule = (document) => {
  const places = listSchemas(document);
  const titled = places.filter(({ schema }) => schema.title !== undefined);
  const titles = titled.map(({ pointer, schema }) => ({
    pointer,
    key: String(schema.title),
    message: `another schema has the title ${schema.title}`,
  }));
  const odd = Object.keys(document.components.schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name));
  return [
    ...places.flatMap(checkSchema),
    ...findRepeated(titles),
    ...odd.map((name) => ({
      pointer: `/components/schemas${step(name)}`,
      message: "the name of a schema is written LikeThis",
    })),
  ];
};

/** Schemas without the words that readers need. */
export const checkStrictSchemas: Rule = (document) => [
  ...listSchemas(document).flatMap((place) => checkMembers(place, document)),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => checkComponent(name, schema)),
];

/** Every schema of the document, components first, then those of methods, each followed by those inside it. */
function listSchemas(document: OpenRpcDocument): Place[] {
  const components = Object.entries(document.components.schemas);
  const roots = [
    ...components.map(([name, schema]) => ({ pointer: `/components/schemas${step(name)}`, schema })),
    ...document.methods.flatMap(({ params, result }, index) => [
      ...params.flatMap((param, position) => inlineSchema(param, `/methods/${index}/params/${position}`)),
      ...inlineSchema(result, `/methods/${index}/result`),
    ]),
  ];
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

function inlineSchema(part: ContentDescriptor | Reference | undefined, pointer: string): Place[] {
  return part === undefined || isReference(part) ? [] : [{ pointer: `${pointer}/schema`, schema: part.schema }];
}

function checkSchema({ pointer, schema, around = [] }: Place): Problem[] {
  const unknown = Object.keys(schema).filter((keyword) => !keywords.has(keyword));
  const phantoms = (schema.required ?? []).filter(
    (name) => !around.includes(name) && !Object.hasOwn(schema.properties ?? {}, name),
  );
  return [
    ...unknown.map((keyword) => ({ pointer, message: `${keyword} is not a keyword that anything here obeys` })),
    ...phantoms.map((name) => ({ pointer: `${pointer}/required`, message: `there is no member ${name}` })),
  ];
}

function checkMembers({ pointer, schema }: Place, { components }: OpenRpcDocument): Problem[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, { $ref, description }]) => {
    const at = `${pointer}/properties${step(name)}`;
    if ($ref === undefined)
      return description === undefined ? [{ pointer: at, message: "the member has no description" }] : [];
    // The stock command of @open-rpc/generator would leave it out.
    const isRepeated =
      description !== undefined && components.schemas[componentName($ref)]?.description === description;
    return isRepeated ? [{ pointer: at, message: "the description is the component's own: leave it out" }] : [];
  });
}

function checkComponent(name: string, schema: Schema): Problem[] {
  const pointer = `/components/schemas${step(name)}`;
  const problems: Problem[] = [];
  if (schema.title !== name) problems.push({ pointer, message: `the title must be the schema's name, ${name}` });
  if (!schema.description) problems.push({ pointer, message: "the schema has no description" });
  return problems;
}
