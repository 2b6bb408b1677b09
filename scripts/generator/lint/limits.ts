import { type Rule, step } from "./problem.js";

/** Limits that are not whole positive numbers under a name that code can use. */
export const checkLimits: Rule = (document) => {
  const limits = Object.entries(document["x-limits"] ?? {});
  const wrong = limits.filter(
    ([name, value]) => !/^[a-z][A-Za-z0-9]*$/.test(name) || !Number.isInteger(value) || value <= 0,
  );
  return wrong.map(([name]) => ({
    pointer: `/x-limits${step(name)}`,
    message: "a limit is a whole positive number with a name likeThis",
  }));
};
