import type {
  ApiErrorBody,
  ApiKey,
  ApiKeyList,
  EmailChangeResult,
  FaucetReceipt,
  Mailbox,
  Me,
  SecurityLogPage,
  SessionList,
  SetWebhook,
  SignInResult,
  TwoFactorSetup,
} from "../../src/http/api/api-types.js";

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** Whichever of the API's answers: a test knows which it is. */
export type Json = ApiErrorBody &
  ApiKey &
  ApiKeyList &
  EmailChangeResult &
  FaucetReceipt &
  Mailbox &
  Me &
  SecurityLogPage &
  SetWebhook &
  SessionList &
  SignInResult &
  TwoFactorSetup;

export interface AskOptions {
  readonly body?: unknown;
  /** Sent in the body's place, as it is. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on the dashboard: keeps cookies, says where its writes come from. */
export interface DashboardClient {
  readonly cookies: ReadonlyMap<string, string>;
  ask(verb: string, path: string, options?: AskOptions): Promise<ApiAnswer>;
  /** A POST with a JSON body that has to succeed. */
  post(path: string, body?: unknown): Promise<Json>;
  get(path: string): Promise<Json>;
  forgetCookies(): void;
}

/** `always` are headers of every request. */
export function createDashboardClient(origin: string, always: Readonly<Record<string, string>> = {}): DashboardClient {
  const cookies = new Map<string, string>();

  const ask: DashboardClient["ask"] = async (verb, path, { body, raw, headers = {} } = {}) => {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${origin}${path}`, {
      method: verb,
      redirect: "manual",
      headers: {
        ...(content === undefined ? {} : { "content-type": "application/json" }),
        ...(verb === "GET" ? {} : { origin: origin.replace("127.0.0.1", "localhost") }),
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
        ...always,
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === "" ? undefined : JSON.parse(text)) as Json,
    };
  };

  const mustSucceed = async (verb: string, path: string, body?: unknown): Promise<Json> => {
    const answer = await ask(verb, path, { body });
    if (answer.status >= 300) throw new Error(`${verb} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  return {
    cookies,
    ask,
    post: (path, body = {}) => mustSucceed("POST", path, body),
    get: (path) => mustSucceed("GET", path),
    forgetCookies: () => cookies.clear(),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  const value = pair.slice(pair.indexOf("=") + 1);
  if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The newest message to an address whose subject has these words. */
export async function readMail(client: DashboardClient, to: string, subject: string): Promise<string> {
  const { messages } = await client.get("/api/dev/mailbox");
  const found = messages.find((message) => message.to === to && message.subject.includes(subject));
  if (!found) throw new Error(`no mail to ${to} with "${subject}"`);
  return found.text;
}

/** The link in a mail's text, below the service's address. */
export function linkIn(text: string): string {
  const [link = ""] = /https?:\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** The token of the link in the newest mail whose subject has these words. */
export async function readToken(client: DashboardClient, to: string, subject: string): Promise<string> {
  const { searchParams } = new URL(linkIn(await readMail(client, to, subject)), "http://localhost");
  return searchParams.get("token") ?? "";
}

let people = 0;

/** Signs somebody up, confirms the address and logs in. */
export async function joinAsSomebody(client: DashboardClient): Promise<Person> {
  const person = { email: `somebody-${++people}@example.org`, password: "correct horse battery" };
  await client.post("/api/auth/sign-up/email", { name: "Somebody", ...person });
  await client.ask("GET", linkIn(await readMail(client, person.email, "Confirm")));
  await client.post("/api/auth/sign-in/email", person);
  return person;
}
