import { createDashboardClient, joinAsSomebody, type Person } from "../integration/dashboard-client.js";
import { startVictim, type Victim } from "./harness/start-victim.js";

let victim: Victim;
let person: Person;

beforeEach(async () => {
  victim = await startVictim({ settings: { TRUST_PROXY: "1" } });
});
afterEach(() => victim.stop());

const clientAt = (address: string) => createDashboardClient(victim.origin, { "x-forwarded-for": address });

async function logIn(client: ReturnType<typeof clientAt>, password: string): Promise<number> {
  const body = { email: person.email, password };
  return (await client.ask("POST", "/api/auth/sign-in/email", { body })).status;
}

/** Guesses at an address until it is refused; resolves to how many guesses were let through. */
async function guessAt(address: string): Promise<number> {
  const client = clientAt(address);
  for (let guesses = 0; ; guesses++) if ((await logIn(client, `guess ${guesses}`)) === 429) return guesses;
}

it("wrong log-ins from anywhere are slowed down, and never lock the owner out", async () => {
  const owner = clientAt("198.51.100.1");
  person = await joinAsSomebody(owner);
  await owner.post("/api/auth/sign-out");

  // The owner's own address among them.
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3", "198.51.100.1"])
    expect(await guessAt(address)).toBeLessThanOrEqual(20);

  expect(await logIn(owner, person.password)).toBe(200);
  expect(await logIn(clientAt("198.51.100.2"), person.password)).toBe(200);
});
