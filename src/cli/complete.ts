import type { Option } from "./command.js";
import { commands, defaultCommand, findCommand } from "./commands.js";
import { sharedOptions, takesValue } from "./parse-command-line.js";

/** What may be completed at the cursor. */
export interface Candidate {
  readonly text: string;
  readonly summary: string;
}

/** Candidates for the last word, which may be empty, after `rootgate`. */
export function complete(words: readonly string[]): Candidate[] {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? "";
  return candidatesAfter(before, current.startsWith("-")).filter(({ text }) => text.startsWith(current));
}

function candidatesAfter(before: readonly string[], isOption: boolean): Candidate[] {
  const { plain, options, openOption } = readWords(before);
  if (openOption) return choicesOf(openOption.choices);
  if (isOption) return options;
  const command = findCommand(plain);
  const place = command ? plain.length - command.name.split(" ").length : 0;
  const argument = Object.values(command?.arguments ?? {})[place];
  return [...nextWords(plain), ...choicesOf(argument?.choices)];
}

/** Positional words, the options of their command, and the last word's option if its value is missing. */
function readWords(words: readonly string[]) {
  const plain: string[] = [];
  let openOption: Option | undefined;
  const find = (): Readonly<Record<string, Option>> => {
    const command = plain.length === 0 ? defaultCommand : findCommand(plain);
    return command ? { ...command.options, ...sharedOptions } : sharedOptions;
  };
  for (const word of words) {
    const option = word.startsWith("--") ? find()[word.slice(2)] : undefined;
    if (!openOption && !word.startsWith("-")) plain.push(word);
    openOption = option && takesValue(option) ? option : undefined;
  }
  const options = Object.entries(find()).map(([name, { summary }]) => ({ text: `--${name}`, summary }));
  return { plain, options, openOption };
}

/** The words that continue a command's name. */
function nextWords(words: readonly string[]): Candidate[] {
  const start = words.map((word) => `${word} `).join("");
  const candidates = new Map<string, string>();
  for (const { name, summary } of commands.filter((command) => command.name.startsWith(start))) {
    const rest = name.slice(start.length).split(" ");
    const [next = ""] = rest;
    const known = candidates.get(next);
    if (rest.length === 1) candidates.set(next, summary);
    else candidates.set(next, known === undefined ? `${rest[1]}` : `${known}, ${rest[1]}`);
  }
  return [...candidates].map(([text, summary]) => ({ text, summary }));
}

function choicesOf(choices: readonly string[] = []): Candidate[] {
  return choices.map((text) => ({ text, summary: "" }));
}
