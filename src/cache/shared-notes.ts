/** Short texts that several processes leave for each other. They may be away at any time: then nothing is found and nothing kept. */
export interface SharedNotes {
  /** Undefined where there is none. Never rejects. */
  readNote(key: string): Promise<string | undefined>;
  /** Never throws. */
  writeNote(key: string, text: string, keptMs: number): void;
}
