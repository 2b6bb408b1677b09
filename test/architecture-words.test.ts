import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Words that identifiers, file names and texts had once, and the words of the field that replaced them. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/answer/i, "response, result or error"],
  [/\banew\b|\bonce more\b/i, "again"],
  [/truth.?check|\bexamine/i, "verification, verify"],
  [/\b(a|kind of) lie\b|[a-z]Lies?\b|\bLieKind\b/, "verification failure"],
  [/Allowance/, "quota, limit or budget"],
  [/CallStop|createStopOf/, "CallAbortController, LinkedAbortController"],
  [/DeadlineOrSize/i, "LimitExceeded"],
  [/sighting|lookAgain|look_again/i, "probe, check again"],
  [/disown|doubtAll|\bstrays\b/i, "retract, invalidate, unlinked"],
  [/give-?back/i, "release"],
  [/find-?caller|callerFinder/i, "authenticate"],
  [/judge|hurry|serially/i, "decide, soon, exclusively"],
  [/ask-?auth|ask-?member|call-need/i, "call, query, requirement"],
  [/outReason|onShared\b/, "unavailableReason, onCoalesced"],
  [/begin-?stream\b|clean-?text|at-?turn-?end\b/i, "buffer, sanitize, flush"],
  [/second factor/i, "two-factor authentication (2FA)"],
  [/development start/i, "development mode"],
  [/addresse?s? for calls/i, "endpoint URL"],
  [/under ?way to a node/i, "concurrency"],
];

/** What earlier versions called things, where the code has to know it. */
const earlierNames = ["MAX_ANSWER_BYTES", "TRUTH_CHECK_RATIO", "TRUTH_CHECK_ACTION"];

const root = resolve(__dirname, "..");
const isText = /\.(tsx?|m?js|md|json|css|html)$/;

function filesOf(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => isText.test(name)).map((name) => `${folder}/${name}`);
}

const files = [...filesOf("src"), ...filesOf("docs"), "openrpc.json", "README.md", "CONTRIBUTING.md"].filter(
  (file) => !file.startsWith("docs/released/"),
);

/** Lines of a file's name and text with a replaced word, each with its place and what to say instead. */
function findReplacedWords(file: string): string[] {
  const text = earlierNames.reduce((rest, name) => rest.replaceAll(name, ""), readFileSync(join(root, file), "utf8"));
  return [file, ...text.split("\n")].flatMap((line, number) =>
    replaced.flatMap(([word, better]) => (word.test(line) ? [`${file}:${number} has ${word}; say ${better}`] : [])),
  );
}

it("names and texts use the field's words, not those that they replaced", () => {
  expect(files.length).toBeGreaterThan(600);
  expect(files.flatMap(findReplacedWords)).toEqual([]);
});

/** Turns of phrase that hide who does what: a comment names the thing, and says what it does. */
const vague =
  /\b(told|tells? (of|by|that)|any more|nobody|anybody|everybody|(what|nothing) (came|comes|becomes?) of|so (many|long|much|few)\b(?! that| as)|goes? on|going on|at hand|for ever|in the place of|whatever|what (is|it) (known|knows)|as it (is|was)|by itself|gives? way|holds? up|to be had|(the one|those) (that|who|whose))\b/i;

/** A folder of src, or one of src/pool. */
function roomOf(file: string): string {
  const [, room, inner] = dirname(file).split("/");
  return room === "pool" && inner ? `pool/${inner}` : (room ?? "");
}

/** A file's comments, each on one line. */
function commentsOf(file: string): string[] {
  const found = readFileSync(join(root, file), "utf8").matchAll(/\/\*\*[^]*?\*\/|(?<=\s)\/\/ .*(?:\n\s*\/\/ .*)*/g);
  return [...found].map(([comment]) => comment.replaceAll(/\s*\n\s*(?:\*|\/\/)\s*/g, " "));
}

it("comments are in plain English, in every folder but for two of a hundred", () => {
  const comments = filesOf("src")
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => commentsOf(file).map((comment) => ({ file, comment })));
  const rooms = new Set(comments.map(({ file }) => roomOf(file)));
  expect(rooms.size).toBeGreaterThan(20);
  const faults = [...rooms].flatMap((room) => {
    const all = comments.filter(({ file }) => roomOf(file) === room);
    const unclear = all.filter(({ comment }) => vague.test(comment));
    return 50 * unclear.length > Math.max(all.length, 50) ? unclear : [];
  });
  expect(faults).toEqual([]);
});
