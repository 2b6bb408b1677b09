import {
  type ContentDescriptor,
  filesMember,
  type Method,
  type OpenRpcDocument,
  type ParsedDocument,
} from "../openrpc-document.js";
import { completeDocument } from "../publish-document.js";
import { isReference, lookUp } from "../resolve-reference.js";
import { ErrorReader } from "./error-reader.js";
import { type Readers, readMethod } from "./method-reader.js";
import { Notes } from "./notes.js";
import { SchemaReader } from "./schema-reader.js";

/** A document in the one form that the emitters read, and what there is to say about it. */
export interface ReadDocument {
  readonly document: OpenRpcDocument;
  readonly notes: Notes;
}

/**
 * Reads any valid OpenRPC document: whatever has a name becomes a component with a name for code, references lead to components only,
 * methods have all that emitters ask for. Wire names (of methods, params, members) stay as they are.
 */
export function readDocument(parsed: ParsedDocument): ReadDocument {
  const source = completeDocument(withMethods(parsed));
  const notes = new Notes();
  const readers: Readers = {
    document: source,
    schemas: new SchemaReader(source, notes),
    errors: new ErrorReader(source, notes),
    notes,
  };
  const methods = source.methods.map((method, index) => readMethod(method, `/methods/${index}`, readers));
  checkNames(source, notes);
  const components = {
    ...source.components,
    ...readParts(source, readers),
    schemas: readers.schemas.components,
    errors: readers.errors.components,
  };
  return { document: withoutFiles({ ...source, methods, components }), notes };
}

/** Schemas of other files are components now; examples may still be where they were. */
function withoutFiles(document: OpenRpcDocument): OpenRpcDocument {
  const { [filesMember]: _, ...rest } = document as OpenRpcDocument & { [filesMember]?: unknown };
  return JSON.stringify(rest).includes(`"#/${filesMember}/`) ? document : rest;
}

/** The document with its methods where references to them stand. */
function withMethods(document: ParsedDocument): ParsedDocument {
  const methods = document.methods.map((method) =>
    isReference(method) ? (lookUp(document as OpenRpcDocument, method.$ref) as Method) : method,
  );
  return { ...document, methods };
}

function checkNames({ methods }: OpenRpcDocument, notes: Notes): void {
  const seen = new Set<string>();
  for (const [index, { name }] of methods.entries()) {
    if (seen.has(name)) notes.problem(`/methods/${index}/name`, `another method is called ${name}`);
    seen.add(name);
  }
}

/** Components of other kinds that schemas stand in. */
function readParts({ components }: OpenRpcDocument, { schemas }: Readers) {
  const { contentDescriptors } = components;
  if (!contentDescriptors) return {};
  const entries = Object.entries(contentDescriptors).map(([name, part]) => [
    name,
    isReference(part) ? part : readSchemaOf(part, name, schemas),
  ]);
  return { contentDescriptors: Object.fromEntries(entries) as Record<string, ContentDescriptor> };
}

function readSchemaOf(part: ContentDescriptor, name: string, schemas: SchemaReader): ContentDescriptor {
  return { ...part, schema: schemas.read(part.schema, `/components/contentDescriptors/${name}/schema`) };
}
