import {
  createDashboardClient,
  type DashboardClient,
  joinAsSomebody,
  type Person,
  readToken,
} from "./dashboard-client.js";
import { startTestService, type TestService } from "./start-test-service.js";
import { totpCode } from "./totp-code.js";

const newPassword = "a new password, quite long";

let test: TestService;
let owner: DashboardClient;
let person: Person;
let round = 0;

beforeAll(async () => {
  test = await startTestService({ TRUST_PROXY: "1" });
});

afterAll(() => test.stop());

beforeEach(async () => {
  owner = clientAt(`198.51.100.${++round}`);
  person = await joinAsSomebody(owner);
  await owner.post("/api/auth/sign-out");
});

function clientAt(address: string): DashboardClient {
  return createDashboardClient(test.origin, { "x-forwarded-for": address });
}

async function logIn(client: DashboardClient, password: string) {
  const { status, body } = await client.ask("POST", "/api/auth/sign-in/email", {
    body: { email: person.email, password },
  });
  return status === 429 ? body.error.code : status;
}

/** As if so many log-ins with new devices had been tried today; counting them is `test/unit/http/throttles.test.ts`. */
async function pretendTries(points: number): Promise<void> {
  await test.service.db.updateTable("throttle").set({ points }).where("key", "like", "logIn:account:%").execute();
}

describe("guessing a password", () => {
  it("is slowed down at one address, whose owner still logs in with a known device", async () => {
    const stranger = clientAt(`198.51.100.${round}`);
    for (let index = 0; index < 5; index++) expect(await logIn(stranger, "a wrong password")).toBe(401);
    expect(await logIn(stranger, person.password)).toBe("too_many_requests");

    expect(await logIn(owner, person.password)).toBe(200);
    expect(await logIn(clientAt("203.0.113.1"), person.password)).toBe(200);
  });

  it("leaves an owner who mistypes alone", async () => {
    for (let index = 0; index < 3; index++) {
      for (let wrong = 0; wrong < 4; wrong++) expect(await logIn(owner, "a wrong password")).toBe(401);
      expect(await logIn(owner, person.password)).toBe(200);
    }
  });

  it("from a hundred addresses ends for a day, but not for known devices, nor for the mail's reader", async () => {
    await pretendTries(99);
    expect(await logIn(clientAt("203.0.113.4"), "a wrong password")).toBe(401);
    expect(await logIn(clientAt("203.0.113.5"), "a wrong password")).toBe("too_many_requests");
    const unknown = clientAt("203.0.113.2");
    expect(await logIn(unknown, person.password)).toBe("too_many_requests");

    expect(await logIn(owner, person.password)).toBe(200);
    await unknown.post("/api/auth/request-password-reset", { email: person.email });
    const token = await readToken(unknown, person.email, "Reset your password");
    await unknown.post("/api/auth/reset-password", { token, newPassword });
    expect(await logIn(unknown, newPassword)).toBe(200);
  });

  it("of an e-mail without an account is refused in the same way", async () => {
    person = { email: `nobody-${round}@example.org`, password: person.password };
    const stranger = clientAt("203.0.113.3");
    for (let index = 0; index < 5; index++) expect(await logIn(stranger, "a wrong password")).toBe(401);
    expect(await logIn(stranger, "a wrong password")).toBe("too_many_requests");
  });
});

describe("guessing a code", () => {
  let totpUri: string;

  beforeEach(async () => {
    await logIn(owner, person.password);
    ({ totpUri } = await owner.post("/api/auth/two-factor/enable", { password: person.password }));
    await owner.post("/api/auth/two-factor/verify-totp", { code: totpCode(totpUri) });
    await owner.post("/api/auth/sign-out");
  });

  const tryCode = async (client: DashboardClient, code: string) => {
    const { status, body } = await client.ask("POST", "/api/auth/two-factor/verify-totp", { body: { code } });
    return status === 200 ? 200 : body.error.code;
  };

  it("ends for those who know the password, and their guesses do not lock the owner out", async () => {
    for (let address = 0; address < 5; address++) {
      const stranger = clientAt(`10.${round}.1.${address}`);
      for (let index = 0; index < 4; index++) {
        expect(await logIn(stranger, person.password)).toBe(200);
        expect(await tryCode(stranger, "000000")).toBe("invalid_code");
      }
    }
    expect(await logIn(owner, person.password)).toBe(200);
    expect(await tryCode(owner, totpCode(totpUri, 1))).toBe(200);
  });

  it("is slowed down at one address, with a fresh log-in for each guess too", async () => {
    const stranger = clientAt(`10.${round}.2.1`);
    const outcomes: unknown[] = [];
    for (let index = 0; index < 7; index++) {
      if (index < 2) await logIn(stranger, person.password);
      outcomes.push(await tryCode(stranger, "000000"));
    }
    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "invalid_code"));
    expect(outcomes.slice(5)).toEqual(["too_many_requests", "too_many_requests"]);
  });
});
