import { type Rule, step } from "./problem.js";

/** Methods that are said to be absent although nodes have them, names that are none, and no word on what to do instead. */
export const checkAbsentMethods: Rule = (document) => {
  const isDeclared = (absent: string): boolean =>
    document.methods.some(
      ({ name, ...method }) =>
        method["x-policy"]?.servedBy !== "devchain" &&
        (absent.endsWith("*") ? name.startsWith(absent.slice(0, -1)) : name === absent),
    );
  return Object.entries(document["x-absent-methods"] ?? {}).flatMap(([name, instead]) => {
    const problems = [
      isDeclared(name) && "it is declared as a method",
      !/^[a-z0-9]+_(?:\*|[A-Za-z0-9_]+)$/.test(name) &&
        "an absent method is a name_likeThis, or name_* for all that begin so",
      instead.trim() === "" && "it has to say what to do instead",
    ];
    return problems
      .filter((problem) => problem !== false)
      .map((message) => ({ pointer: `/x-absent-methods${step(name)}`, message }));
  });
};
