import { isCommonPassword } from "../../../src/accounts/is-common-password.js";

describe("a common password", () => {
  it.each(["1234567890", "qwertyuiop", "Password123", "1q2w3e4r5t", "PASSWORDPASSWORD"])(
    "is one of the list: %s",
    async (it) => {
      expect(await isCommonPassword(it)).toBe(true);
    },
  );

  it.each(["aaaaaaaaaa", "0123456789", "9876543210", "ABCDEFGHIJK"])("is a run: %s", async (it) => {
    expect(await isCommonPassword(it)).toBe(true);
  });

  it.each(["correct horse", "1234567890 rootgate", "aaaaaaaaab", "0246813579", "passwordpasswor d"])(
    "is not: %s",
    async (it) => {
      expect(await isCommonPassword(it)).toBe(false);
    },
  );
});
