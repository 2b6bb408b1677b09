import type { z } from "zod";

type RawIssue = z.core.$ZodRawIssue;

/** Describes what is wrong with a setting's text, such as `needs at least 32 characters`; undefined where zod's text is good. */
export function describeIssue(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "too_small":
      return describeBound(issue.origin, "at least", issue.minimum);
    case "too_big":
      return describeBound(issue.origin, "at most", issue.maximum);
    case "invalid_type":
      return issue.expected === "int" ? "must be a whole number" : `must be a ${issue.expected}`;
    case "invalid_value":
      return describeValues(issue);
    default:
      return undefined;
  }
}

function describeBound(origin: string, limit: string, bound: number | bigint): string {
  if (origin === "string") return `needs ${limit} ${bound} characters`;
  if (origin === "array") return `needs ${limit} ${bound} values`;
  return `must be ${limit} ${bound}`;
}

function describeValues(issue: RawIssue & { code: "invalid_value" }): string {
  if ("expected" in issue && issue["expected"] === "stringbool") return "must be true or false";
  return `must be ${issue.values
    .map(String)
    .join(", ")
    .replace(/, ([^,]*)$/, " or $1")}`;
}
