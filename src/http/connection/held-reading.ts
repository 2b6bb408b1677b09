import type { Socket } from "node:net";

/** A socket's reading, which node:http and the connection may each pause: it flows when neither does. */
export class HeldReading {
  readonly #socket: Socket;
  readonly #pause: Socket["pause"];
  readonly #resume: Socket["resume"];
  #isHeld = false;
  /** Whether node:http has paused reading for its own reasons. */
  #isFlowing = true;

  constructor(socket: Socket) {
    this.#socket = socket;
    // oxlint-disable-next-line typescript/unbound-method -- called with the socket
    const { pause, resume } = socket;
    this.#pause = pause;
    this.#resume = resume;
    socket.pause = () => {
      this.#isFlowing = false;
      return pause.call(socket);
    };
    socket.resume = () => {
      this.#isFlowing = true;
      return this.#isHeld ? socket : resume.call(socket);
    };
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  get isFlowing(): boolean {
    return this.#isFlowing && !this.#isHeld;
  }

  hold(): void {
    this.#isHeld = true;
    this.#pause.call(this.#socket);
  }

  release(): void {
    this.#isHeld = false;
    if (this.#isFlowing) this.#resume.call(this.#socket);
  }

  /** Restores the socket. */
  end(): void {
    Object.assign(this.#socket, { pause: this.#pause, resume: this.#resume });
  }
}
