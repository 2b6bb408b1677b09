/** A JSON-RPC request as it was sent. */
export interface Sent {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What a fake service returns: a JSON value with status 200, or a whole response, or a failure of the network. */
export type Reply = Response | Error | object | null;

export const endpoint = "https://testnet.example.org/rg_test_s3cret";

/** A fetch that notes what it is sent, and returns what `reply` makes of it. */
export function fakeService(reply: (sent: Sent & readonly Sent[], count: number) => Reply | Promise<Reply>) {
  const bodies: (Sent | readonly Sent[])[] = [];
  const requests: { url: string; headers: Headers }[] = [];
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    bodies.push(JSON.parse(String(init?.body)) as Sent);
    requests.push({ url: String(url), headers: new Headers(init?.headers) });
    const replied = await reply(bodies.at(-1) as Sent & readonly Sent[], bodies.length);
    if (replied instanceof Error) throw replied;
    return replied instanceof Response ? replied : new Response(JSON.stringify(replied));
  };
  return { fetch, bodies, requests };
}

/** A fetch that never comes back by itself. */
export function hangingFetch(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
  });
}

export const result = ({ id }: Sent, value: unknown) => ({ jsonrpc: "2.0", id, result: value });

export const error = ({ id }: { readonly id: unknown }, code: number, data?: unknown) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message: "no", data },
});

/** Whatever is sent, each call's params come back as its result. */
export function echo(sent: Sent & readonly Sent[]): object {
  return Array.isArray(sent) ? sent.map((call: Sent) => result(call, call.params)) : result(sent, sent.params);
}
