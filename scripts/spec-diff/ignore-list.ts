import { z } from "zod";
import { type Change, ruleNames } from "./change.js";

const listSchema = z.array(
  z.strictObject({
    rule: z.enum(ruleNames),
    /** As printed, such as "`eth_call`" or "Error -32602". */
    subject: z.string().min(1),
    reason: z.string().min(1),
  }),
);

/** Changes that don't count, each with its reason. */
export type IgnoreList = z.infer<typeof listSchema>;

/** Reads a list. @throws ZodError when it is none. */
export function readIgnoreList(text: string): IgnoreList {
  return listSchema.parse(JSON.parse(text));
}

/** The changes that count. @throws Error about an entry that no change is of: such a list hides what comes later. */
export function withoutIgnored(changes: readonly Change[], list: IgnoreList): Change[] {
  const isOf = (change: Change, { rule, subject }: IgnoreList[number]) =>
    change.rule === rule && change.subject === subject;
  const unused = list.find((entry) => !changes.some((change) => isOf(change, entry)));
  if (unused) throw new Error(`nothing to ignore: no change of ${unused.subject} by the rule ${unused.rule}`);
  return changes.filter((change) => !list.some((entry) => isOf(change, entry)));
}
