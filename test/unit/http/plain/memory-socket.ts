import { Duplex } from "node:stream";

/** A socket in memory: what its client sends is given to `receive`, and what it would read is in `sent`. */
export class MemorySocket extends Duplex {
  readonly remoteAddress = "127.0.0.1";
  sent = "";

  constructor() {
    super({ allowHalfOpen: true });
    this.on("error", () => undefined);
  }

  receive(chunk: Buffer | null): void {
    if (!this.destroyed) this.push(chunk);
  }

  setTimeout(): this {
    return this;
  }

  /** As a net.Socket does. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once("finish", () => this.destroy());
  }

  override _read(): void {
    return undefined;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent += chunk.toString("latin1");
    done();
  }
}
