import { Counter, Gauge, type Registry } from "prom-client";

/** What sends the mails, as the metrics see it. */
export interface MailSource {
  readonly counts: Readonly<Record<string, number>>;
  readonly isFailing: () => boolean;
}

/** Registers the metrics of mails; what they show is read from the source, once there is one. */
export function createMailMetrics(registry: Registry): (source: MailSource) => void {
  let source: MailSource | undefined;
  const mails = new Counter({
    name: "rootgate_mails_total",
    help: "Mails by outcome: sent, failed (tried again), refused (by the server, for good), expired (given up), dropped (too many waited)",
    labelNames: ["outcome"],
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(source?.counts ?? {})) this.inc({ outcome }, count);
    },
  });
  const failing = new Gauge({
    name: "rootgate_mail_failing",
    help: "1 while the mail server takes no mails: they are kept and tried again",
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
