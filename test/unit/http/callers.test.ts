import { accessKeyCallers, sessionCallers } from "../../../src/http/api/callers.js";

const sessions = sessionCallers({
  auth: { readSession: async () => ({ session: undefined, setCookies: [] }) },
  secondFactors: { isRecent: async () => false },
  trustedOrigins: new Set(),
});
const programs = accessKeyCallers({ authenticate: async () => undefined });

it.each([
  ["rootgate.session_token=one", "one"],
  ["a=b; __Secure-rootgate.session_token=one; c=d", "one"],
  ["xrootgate.session_token=other; rootgate.session_token=one", "one"],
  ["rootgate.session_data=x", undefined],
  ["", undefined],
])("a session's credential in the cookies %j is %s", (cookie, credential) => {
  expect(sessions.credentialOf({ cookie })).toBe(credential);
});

it.each([
  ["Bearer one", "one"],
  ["bearer  one", "one"],
  ["Basic one", undefined],
  ["Bearer one two", undefined],
  ["", undefined],
])("a program's credential in the authorization %j is %s", (authorization, credential) => {
  expect(programs.credentialOf({ authorization })).toBe(credential);
});

it("shows API keys whole to sessions, and to programs what they have just created or rotated", () => {
  expect((["GET", "POST", "PATCH"] as const).map((verb) => sessions.showsSecrets(verb))).toEqual([true, true, true]);
  expect((["GET", "POST", "PATCH"] as const).map((verb) => programs.showsSecrets(verb))).toEqual([false, true, false]);
});
