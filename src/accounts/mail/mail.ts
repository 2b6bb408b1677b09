/** A message to one person, as plain text and as simple HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Brings messages on their way; rejects when that fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
