import { Readable } from "node:stream";
import { printPages } from "../../../src/cli/print-pages.js";

function setUp(total: number, limit?: string) {
  const asked: { limit: number; after: string | undefined }[] = [];
  const printed: number[] = [];
  const errors: string[] = [];
  const read = async (page: { limit: number; after: { id: string } | undefined }) => {
    asked.push({ limit: page.limit, after: page.after?.id });
    const first = page.after ? Number(page.after.id) + 1 : 0;
    const length = Math.max(0, Math.min(page.limit, total - first));
    return Array.from({ length }, (_, index) => ({ id: String(first + index) }));
  };
  const terminal = {
    env: {},
    out: () => {},
    error: (text: string) => void errors.push(text),
    input: Readable.from([]),
  };
  const printLines = (rows: readonly unknown[]): void => void printed.push(rows.length);
  const run = () => printPages({ terminal, printLines }, { limit, after: undefined, read, toText: () => "" });
  return { asked, printed, errors, run };
}

describe("a list for operators", () => {
  it("reads up to 1,000 rows at a time, and says how to continue at the limit", async () => {
    const { asked, printed, errors, run } = setUp(3_000, "2001");
    await run();
    expect(asked).toEqual([
      { limit: 1_000, after: undefined },
      { limit: 1_000, after: "999" },
      { limit: 1, after: "1999" },
    ]);
    expect(printed).toEqual([1_000, 1_000, 1]);
    expect(errors).toEqual(["rootgate: there may be more: --after 2000\n"]);
  });

  it("has 100 rows by default", async () => {
    const { printed, errors, run } = setUp(101);
    await run();
    expect([printed, errors]).toEqual([[100], ["rootgate: there may be more: --after 99\n"]]);
  });

  it("has its headings when it is empty", async () => {
    const { printed, errors, run } = setUp(0);
    await run();
    expect([printed, errors]).toEqual([[0], []]);
  });

  it.each(["0", "-1", "1.5", "all", "1000000000"])("has no limit of %s", async (limit) => {
    await expect(setUp(1, limit).run()).rejects.toThrow("--limit must be a whole number from 1 to 999999999");
  });
});
