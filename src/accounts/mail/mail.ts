/** A message to one person, as plain text and as simple HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For how long it is worth sending. */
  readonly keepMs: number;
}

/** Hands messages to a mail server. */
export interface Mailer {
  /**
   * `id` names the message: sent twice, a mail server can tell.
   * @throws MailRefusedError when trying again is of no use; anything else when it may be.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The mail server refuses the recipient for good. */
export class MailRefusedError extends Error {
  constructor() {
    super("the mail server refuses the recipient");
    this.name = "MailRefusedError";
  }
}
