import { findUnknownNames } from "../placeholders.js";
import { type Problem, type Rule, step } from "./problem.js";

/** Placeholders in texts that stand for nothing. */
export const checkPlaceholders: Rule = (document) => {
  const check = (value: unknown, pointer: string): Problem[] => {
    if (typeof value === "string")
      return findUnknownNames(document, value).map((name) => ({ pointer, message: `{{${name}}} stands for nothing` }));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, member]) => check(member, pointer + step(name)));
  };
  return check(document, "");
};
