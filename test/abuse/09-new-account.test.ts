import {
  createDashboardClient,
  joinAsSomebody,
  linkIn,
  type Person,
  readMail,
} from "../integration/dashboard-client.js";
import { startVictim, type Victim } from "./harness/start-victim.js";

const perDay = 40;

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim({ settings: { DAILY_REQUESTS: String(perDay) } });
});
afterAll(() => victim.stop());

/** Makes an API key, and so many calls with it in one batch; resolves to their error codes, 0 for none. */
async function callWithNewKey(client: ReturnType<typeof createDashboardClient>, count: number): Promise<number[]> {
  const { text } = await client.post("/api/keys", { name: "a key", network: "Testnet" });
  const requests = Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "eth_chainId" }));
  const response = await fetch(`${victim.origin}/${text}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(requests),
  });
  return ((await response.json()) as { error?: { code: number } }[]).map(({ error }) => error?.code ?? 0);
}

async function signUpAgain(client: ReturnType<typeof createDashboardClient>, person: Person): Promise<void> {
  await client.post("/api/auth/sign-up/email", { name: "Somebody", ...person });
  await client.ask("GET", linkIn(await readMail(client, person.email, "Confirm")));
  await client.post("/api/auth/sign-in/email", person);
}

describe("deleting an account and signing up again with the same e-mail", () => {
  it("brings no new quota the same day, however often", async () => {
    const client = createDashboardClient(victim.origin);
    const person = await joinAsSomebody(client);
    expect(await callWithNewKey(client, perDay - 5)).toEqual(Array(perDay - 5).fill(0));

    for (const served of [3, 2, 0]) {
      await client.post("/api/auth/delete-user", { password: person.password });
      client.forgetCookies();
      await signUpAgain(client, person);
      const codes = await callWithNewKey(client, served + (served === 3 ? 0 : 4));
      expect(codes.filter((code) => code === 0)).toHaveLength(served);
      expect(new Set(codes.filter((code) => code !== 0))).toEqual(new Set(served === 3 ? [] : [-32029]));
    }
    expect(await client.ask("GET", "/api/usage/today")).toMatchObject({ body: { limit: perDay, used: perDay } });
  });

  it("leaves other people their own", async () => {
    const client = createDashboardClient(victim.origin);
    await joinAsSomebody(client);
    expect(await callWithNewKey(client, perDay)).toEqual(Array(perDay).fill(0));
  });
});
