import { Counter, Gauge, type Registry } from "prom-client";

/** State of the mail delivery. */
export interface MailSource {
  readonly counts: Readonly<Record<string, number>>;
  readonly isFailing: () => boolean;
}

/** Registers the mail metrics, which are read from the source once it is set. */
export function createMailMetrics(registry: Registry): (source: MailSource) => void {
  let source: MailSource | undefined;
  const mails = new Counter({
    name: "rootgate_mails_total",
    help: "Mails by outcome: sent, failed (retried), refused (permanently, by the server), expired, dropped (queue full)",
    labelNames: ["outcome"],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(source?.counts ?? {})) this.inc({ outcome }, count);
    },
  });
  const failing = new Gauge({
    name: "rootgate_mail_failing",
    help: "1 while the mail server accepts no mails: they are queued and retried",
    aggregator: "max",
    registers: [],
    collect() {
      this.set(source?.isFailing() ? 1 : 0);
    },
  });
  registry.registerMetric(mails);
  registry.registerMetric(failing);
  return (watched) => {
    source = watched;
  };
}
