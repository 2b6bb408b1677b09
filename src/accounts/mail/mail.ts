/** A message to one recipient, as plain text and as simple HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** How long to retry sending it. */
  readonly keepMs: number;
}

/** Sends messages through a mail server. */
export interface Mailer {
  /**
   * `id` identifies the message, so that a mail server can detect duplicates. @throws MailRefusedError when a retry is useless;
   * another error when it may help.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The mail server permanently refuses the recipient. */
export class MailRefusedError extends Error {
  constructor() {
    super("the mail server refuses the recipient");
    this.name = "MailRefusedError";
  }
}
