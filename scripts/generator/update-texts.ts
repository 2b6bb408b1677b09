import { describeLimit, limitScopes, matchWords, visitTexts } from "./limit-texts.js";
import type { OpenRpcDocument } from "./openrpc-document.js";
import { schemaInWords, schemasWithin } from "./schema-words.js";

/** What texts state, and what they are to state. */
type Changes = Map<string, string>;

/**
 * The document's source with changed facts written into the texts that state them: limits where a part lists them, errors' codes, and the
 * words of schemas in the phrases of messages. `before`: the document of the last generation, whose facts the texts state still.
 * @throws Error where a text states two facts by the same words and only one of them has changed.
 */
export function updateTexts(source: string, before: OpenRpcDocument): string {
  const document = JSON.parse(source) as OpenRpcDocument;
  const changesAt = createChangesAt(before, document);
  let updated = "";
  let rest = source;
  visitTexts(document, "", (text, pointer) => {
    // Texts come in the source's order: the next place of a text is its own.
    const literal = JSON.stringify(text);
    const end = rest.indexOf(literal) + literal.length;
    const changed = JSON.stringify(replaceWords(text, changesAt(pointer)));
    updated += rest.slice(0, end - literal.length) + changed;
    rest = rest.slice(end);
  });
  return updated + rest;
}

/** The changes for the text at a pointer: those of its part beside those of codes. */
function createChangesAt(before: OpenRpcDocument, now: OpenRpcDocument): (pointer: string) => Changes {
  const codes = codeChanges(before, now);
  const parts = [
    ...limitScopes(now).map(({ pointer, names }) => ({ pointer, changes: limitChanges(pointer, names, before, now) })),
    ...Object.keys(now["x-forms"] ?? {}).map((name) => ({
      pointer: `/x-forms/${name}`,
      changes: wordChanges(name, before, now),
    })),
  ];
  return (pointer) => {
    const part = parts.find((candidate) => pointer.startsWith(`${candidate.pointer}/`));
    return new Map([...codes, ...(part?.changes ?? [])]);
  };
}

function limitChanges(
  pointer: string,
  names: readonly string[],
  before: OpenRpcDocument,
  now: OpenRpcDocument,
): Changes {
  const [old, limits] = [before["x-limits"] ?? {}, now["x-limits"] ?? {}];
  const both = names.filter((name) => old[name] !== undefined && limits[name] !== undefined);
  const pairs = both.map((name) => [
    describeLimit(name, old[name] as number),
    describeLimit(name, limits[name] as number),
  ]);
  return collect(pairs as [string, string][], pointer);
}

function codeChanges(before: OpenRpcDocument, now: OpenRpcDocument): Changes {
  const pairs = Object.entries(now.components.errors).flatMap(([name, { code }]): [string, string][] => {
    const old = before.components.errors[name];
    return old ? [[String(old.code), String(code)]] : [];
  });
  return collect(pairs, "/components/errors");
}

/** Schemas that a phrase is about, in the order in which they are reached: one that is not the same before has other words. */
function wordChanges(name: string, before: OpenRpcDocument, now: OpenRpcDocument): Changes {
  const [old, schemas] = [before, now].map((document) =>
    schemasWithin(document, document.components.schemas[name] ?? {}),
  );
  const pairs = (schemas ?? []).flatMap((schema, index): [string, string][] => {
    const [words, newWords] = [schemaInWords(old?.[index] ?? {}), schemaInWords(schema)];
    return words === undefined || newWords === undefined ? [] : [[words, newWords]];
  });
  return collect(pairs, `/x-forms/${name}`);
}

function collect(pairs: readonly [words: string, newWords: string][], pointer: string): Changes {
  const changes: Changes = new Map();
  for (const [words, newWords] of pairs) {
    if ((changes.get(words) ?? newWords) !== newWords)
      throw new Error(`${pointer} states two facts as ${words}: change its texts by hand`);
    changes.set(words, newWords);
  }
  return new Map([...changes].filter(([words, newWords]) => words !== newWords));
}

function replaceWords(text: string, changes: Changes): string {
  const found = [...changes].flatMap(([words, newWords]) =>
    [...text.matchAll(matchWords(words))].map(({ index }) => ({ index, words, newWords })),
  );
  // From the end on, so that the places before stay right.
  return found
    .toSorted((one, other) => other.index - one.index)
    .reduce(
      (changed, { index, words, newWords }) => changed.slice(0, index) + newWords + changed.slice(index + words.length),
      text,
    );
}
