/** What a reader of the document should know, and where: a JSON pointer into it. */
export interface Note {
  readonly pointer: string;
  readonly message: string;
}

/** What the front end found while it read a document. */
export class Notes {
  /** What is no valid OpenRPC: nothing is generated. */
  readonly problems: Note[] = [];
  /** What is valid, but is not carried over as it stands. */
  readonly warnings: Note[] = [];

  problem(pointer: string, message: string): void {
    this.problems.push({ pointer, message });
  }

  warn(pointer: string, message: string): void {
    this.warnings.push({ pointer, message });
  }
}
