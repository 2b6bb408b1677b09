import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** An address that leads to one server after the other, as an operator's virtual IP address does. */
export class MovableAddress {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #targetPort: number;
  #isCut = false;

  private constructor(targetPort: number) {
    this.#targetPort = targetPort;
    this.#server = createServer((socket) => this.#pass(socket));
  }

  /** @param url of a server on loopback */
  static async open(url: string): Promise<MovableAddress> {
    const address = new MovableAddress(portOf(url));
    address.#server.listen(0, "127.0.0.1");
    await once(address.#server, "listening");
    return address;
  }

  /** The URL with this address in place of the server's. */
  urlOf(url: string): string {
    const moved = new URL(url);
    moved.port = String((this.#server.address() as AddressInfo).port);
    return moved.href;
  }

  /** Leads to another server from now on; connections to the old one break. */
  move(url: string): void {
    this.#targetPort = portOf(url);
    this.#breakAll();
  }

  /** Refuses and breaks connections until it is joined again. */
  cut(): void {
    this.#isCut = true;
    this.#breakAll();
  }

  join(): void {
    this.#isCut = false;
  }

  close(): void {
    this.#server.close();
    this.#breakAll();
  }

  #breakAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #pass(socket: Socket): void {
    if (this.#isCut) return void socket.on("error", () => undefined).destroy();
    const target = connect(this.#targetPort, "127.0.0.1");
    socket.pipe(target).pipe(socket);
    for (const [end, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      this.#open.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        this.#open.delete(end);
        other.destroy();
      });
    }
  }
}

const portOf = (url: string): number => Number(new URL(url).port);
