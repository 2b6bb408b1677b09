import type { TableCount } from "../../accounts/rotation/reseal-table.js";
import type { Rotation } from "../../accounts/rotation/rotate-secret.js";
import { type CommandContext, defineCommand } from "../command.js";
import { watchStopSignals } from "../stop-signals.js";
import { withStore } from "../with-store.js";

const progressRows = 10_000;

export const rotateSecret = defineCommand({
  name: "rotate-secret",
  summary: "Store everything again that depends on the former master secret",
  details:
    "Set MASTER_SECRET to the new secret and MASTER_SECRET_FALLBACK to the former one, for the services and for this command; guide/master-secret of the documentation has all steps. " +
    "The services go on serving. The command can be stopped and run again; at the end it verifies that nothing depends on another secret. With --json one object per line, the last one with the result.",
  async run({ settings: readSettings, terminal, printLines }) {
    const settings = await readSettings();
    const { stopSignal: signal = watchStopSignals() } = terminal;
    const { openOperator } = await import("../../accounts/open-operator.js");
    const { rotateSecret: rotate } = await import("../../accounts/rotation/rotate-secret.js");
    const { createClock } = await import("../../clock.js");
    await withStore(settings, async (db) => {
      const { masterSecrets } = await openOperator(settings, db);
      const onStep = createProgress(printLines);
      const rotation = await rotate({
        db,
        clock: { ...createClock(), after: runAfter },
        masterSecrets,
        signal,
        onStep,
      });
      printLines([toResult(rotation)], describe(rotation));
    });
  },
});

/** As a clock's `after`, but the process lives on until then: nothing else keeps it while the work pauses. */
function runAfter(delayMs: number, work: () => void): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

/** Prints a line for a table's first rows, and then at intervals. */
function createProgress(printLines: CommandContext["printLines"]): (count: TableCount) => void {
  let printedRows = 0;
  return ({ name, rows, resealed }) => {
    if (rows < printedRows) printedRows = 0;
    if (rows === printedRows || (printedRows > 0 && rows - printedRows < progressRows)) return;
    printedRows = rows;
    printLines([{ table: name, rows, resealed }], `${name}: ${format(rows)} read, ${format(resealed)} stored again\n`);
  };
}

function toResult({ tables, waitUntil }: Rotation) {
  const counts = tables.map(({ name, rows, resealed, unreadable }) => ({ table: name, rows, resealed, unreadable }));
  return { isDone: waitUntil === null, waitUntil, tables: counts };
}

function describe({ tables, waitUntil }: Rotation): string {
  const counts = tables.map(
    ({ name, rows, resealed }) => `${name}: ${format(resealed)} of ${format(rows)} stored again\n`,
  );
  return [...counts, ...tables.flatMap(describeUnreadable), waitUntil === null ? done : notYet(waitUntil)].join("");
}

const done =
  "Verified: nothing in the database depends on another secret than MASTER_SECRET. MASTER_SECRET_FALLBACK can be removed. " +
  "Users who were not seen since the change have to log in again then; in a week from now nobody has to.\n";

function notYet(waitUntil: string): string {
  return (
    `Not finished: API keys that were rotated by an earlier version accept their previous secret until ${waitUntil}, ` +
    "which needs MASTER_SECRET_FALLBACK. Run this again then.\n"
  );
}

const afterwards: Readonly<Record<string, string>> = {
  "API keys": "They stop working without MASTER_SECRET_FALLBACK: rotate them first",
  "two-factor secrets": "Their users can't log in: rootgate users reset-2fa helps",
  mails: "They can't be sent",
  webhooks: "Alerts can't be sent to them: their users have to set them again",
};

function describeUnreadable({ name, unreadable, unreadableIds }: TableCount): string[] {
  if (unreadable === 0) return [];
  const rest = unreadable > unreadableIds.length ? "…" : "";
  return [`${name}: ${unreadable} can't be decrypted. ${afterwards[name]}: ${unreadableIds.join(" ")}${rest}\n`];
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
