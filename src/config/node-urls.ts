/** A node's URLs and options. At least one of the two URLs is set. */
export interface NodeUrl {
  readonly httpUrl?: string;
  readonly wsUrl?: string;
  /** Weight of the node in load balancing. */
  readonly weight: number;
  /** Concurrency limit of this node; undefined for the default. */
  readonly concurrency?: number;
}

const optionNames = ["weight", "concurrency", "ws"];

/**
 * Parses a list of nodes: URLs separated by commas or white space, each http(s) or ws(s), with options in its fragment, such as
 * `http://10.0.0.1:4444#weight=2&concurrency=16&ws=ws://10.0.0.1:4445`. Throws an Error that says which URL is wrong and why,
 * without its credentials.
 */
export function parseNodeUrls(text: string): readonly NodeUrl[] {
  const urls = text.split(/[\s,]+/).filter((part) => part !== "");
  if (urls.length === 0) throw new Error("must list at least one URL");
  return urls.map(parseNodeUrl);
}

function parseNodeUrl(text: string, index: number): NodeUrl {
  const place = `URL ${index + 1}`;
  const url = readUrl(text, place, ["http:", "https:", "ws:", "wss:"]);
  const options = new URLSearchParams(url.hash.slice(1));
  for (const name of options.keys())
    if (!optionNames.includes(name))
      throw new Error(`${place} (${url.host}) has an unknown option ${name}; there are ${optionNames.join(", ")}`);
  url.hash = "";
  const isHttp = url.protocol.startsWith("http");
  const ws = options.get("ws");
  if (ws !== null && !isHttp) throw new Error(`${place} (${url.host}) is a WebSocket itself and takes no option ws`);
  const concurrency = readWhole(options.get("concurrency"), `${place} (${url.host}): concurrency`);
  return {
    ...(isHttp ? { httpUrl: url.href } : { wsUrl: url.href }),
    ...(ws === null ? {} : { wsUrl: readUrl(ws, `${place} (${url.host}): ws`, ["ws:", "wss:"]).href }),
    weight: readWeight(options.get("weight"), `${place} (${url.host})`),
    ...(concurrency === undefined ? {} : { concurrency }),
  };
}

function readUrl(text: string, place: string, protocols: readonly string[]): URL {
  const names = protocols.map((protocol) => `${protocol}//`).join(", ");
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.host === "")
    throw new Error(`${place} must be a URL that begins with one of ${names}`);
  return url;
}

function readWeight(text: string | null, place: string): number {
  const weight = text === null ? 1 : Number(text);
  if (!(weight > 0 && weight <= 1_000)) throw new Error(`${place}: weight must be more than 0, at most 1000`);
  return weight;
}

function readWhole(text: string | null, place: string): number | undefined {
  if (text === null) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${place} must be a whole number from 1`);
  return value;
}
