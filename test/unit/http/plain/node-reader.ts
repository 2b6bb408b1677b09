import { HTTPParser, methods, type NodeParser } from "../../upstream/llhttp.js";

/** A request as Node's own parser tells of it. */
export interface NodeRequest {
  readonly method: string;
  readonly url: string;
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[];
  body: string;
  readonly doesKeepAlive: boolean;
  readonly isUpgrade: boolean;
}

type HeadersComplete = (
  major: number,
  minor: number,
  headers: readonly string[] | undefined,
  method: number,
  url: string | undefined,
  status: undefined,
  message: undefined,
  isUpgrade: boolean,
  doesKeepAlive: boolean,
) => number;

/** Reads the requests of one connection by Node's own parser, as strict as it is by default. */
export class NodeReader {
  readonly #parser: NodeParser = new HTTPParser();
  #headers: string[] = [];
  #url = "";
  #begins = 0;
  #begun: NodeRequest | undefined;
  #complete: NodeRequest[] = [];

  constructor() {
    const parser = this.#parser;
    parser.initialize(HTTPParser.REQUEST, {});
    parser[HTTPParser.kOnMessageBegin] = () => void this.#begins++;
    parser[HTTPParser.kOnHeaders] = (headers: readonly string[], url: string) => this.#add(headers, url);
    const onHead: HeadersComplete = (
      _major,
      _minor,
      headers,
      method,
      url,
      _status,
      _message,
      isUpgrade,
      doesKeepAlive,
    ) => {
      this.#add(headers ?? [], url ?? "");
      const [all, path] = [this.#headers, this.#url];
      [this.#headers, this.#url] = [[], ""];
      this.#begun = { method: methods[method] as string, url: path, headers: all, body: "", doesKeepAlive, isUpgrade };
      return isUpgrade ? 2 : 0;
    };
    parser[HTTPParser.kOnHeadersComplete] = onHead;
    parser[HTTPParser.kOnBody] = (chunk: Buffer) => {
      if (this.#begun) this.#begun.body += chunk.toString("latin1");
    };
    parser[HTTPParser.kOnMessageComplete] = () => {
      if (this.#begun) this.#complete.push(this.#begun);
      this.#begun = undefined;
    };
  }

  /** The one request that the bytes are, to the last; a text if they are anything else. */
  read(bytes: Buffer): NodeRequest | string {
    this.#complete = [];
    this.#begins = 0;
    const used = this.#parser.execute(bytes);
    if (used instanceof Error) return used.message;
    const [request] = this.#complete;
    if (!request || this.#begins > 1 || this.#begun) return `${this.#complete.length} of ${this.#begins} requests`;
    return used === bytes.length ? request : "more than a request";
  }

  #add(headers: readonly string[], url: string): void {
    this.#headers.push(...headers);
    this.#url += url;
  }
}
