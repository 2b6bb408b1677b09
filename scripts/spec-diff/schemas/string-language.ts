import { type Concatenation, DFA, ENFA, JS } from "refa";

/** A set of strings as a finite automaton over code points, so that patterns, enums, lengths and what they make together compare exactly. */
export type StringLanguage = DFA;

const maxCharacter = 0x10_ff_ff;

/** Every string. */
export const everyString: StringLanguage = DFA.all({ maxCharacter });

/** These strings alone. */
export function stringsOf(values: readonly string[]): StringLanguage {
  return DFA.fromWords(values.map(codePointsOf), { maxCharacter });
}

/** Strings of `minimum` to `maximum` code points. @throws TooManyNodesError */
export function stringsOfLength(minimum: number, maximum = Infinity): StringLanguage {
  return stringsMatching(`^[^]{${minimum},${maximum === Infinity ? "" : maximum}}$`);
}

/**
 * Strings in which a JSON Schema `pattern` finds a match, which need not be all of the string (draft 7, 6.3.3).
 * @throws where the pattern looks around or back, or takes too many states
 */
export function stringsMatching(pattern: string): StringLanguage {
  const { expression } = JS.Parser.fromLiteral({ source: pattern, flags: "u" }).parse();
  const whole = ENFA.empty({ maxCharacter });
  for (const { elements } of expression.alternatives) {
    const isAnchored = { start: isEdge(elements[0], "behind"), end: isEdge(elements.at(-1), "ahead") };
    const inner = elements.slice(isAnchored.start ? 1 : 0, isAnchored.end ? -1 : undefined);
    const strings = ENFA.fromRegex([{ type: "Concatenation", elements: inner }], { maxCharacter });
    if (!isAnchored.start) strings.prepend(everyString);
    if (!isAnchored.end) strings.append(everyString);
    whole.union(strings);
  }
  return DFA.fromFA(whole);
}

/** Strings in both. */
export function inBoth(one: StringLanguage, other: StringLanguage): StringLanguage {
  return DFA.fromIntersection(one, other);
}

/** Strings in any of `languages`. */
export function inAny(languages: readonly StringLanguage[]): StringLanguage {
  const union = ENFA.empty({ maxCharacter });
  for (const language of languages) union.union(language);
  return DFA.fromFA(union);
}

/** Strings in `one` and not in `other`. */
export function without(one: StringLanguage, other: StringLanguage): StringLanguage {
  const rest = DFA.fromFA(other);
  rest.complement();
  return inBoth(one, rest);
}

/** One of the shortest strings of `language`; undefined where it has none. */
export function shortestString(language: StringLanguage): string | undefined {
  for (const word of language.words()) return String.fromCodePoint(...word);
  return undefined;
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) as number);
}

/** Whether `element` is `^` (nothing behind) or `$` (nothing ahead), in the parser's words. */
function isEdge(element: Concatenation["elements"][number] | undefined, kind: "ahead" | "behind"): boolean {
  if (element?.type !== "Assertion" || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives;
  const [set, ...more] = only?.elements ?? [];
  return others.length + more.length === 0 && set?.type === "CharacterClass" && set.characters.isAll;
}
