import { formatTable } from "../../../src/cli/format-table.js";

describe("a table", () => {
  it("aligns its columns", () => {
    expect(
      formatTable(
        ["ID", "NAME"],
        [
          ["1234", "a"],
          [5, null],
        ],
      ),
    ).toBe("ID    NAME\n1234  a\n5     -\n");
  });

  it("shows no character that a terminal would obey", () => {
    const text = formatTable(["NAME"], [["\u001B[2Jcleared\u0007\u202E"]]);

    expect(text).toBe("NAME\n\uFFFD[2Jcleared\uFFFD\uFFFD\n");
  });
});
