import { findBarriers, type Reader, sidewaysScroll } from "./open-browser.js";
import { endOfTransitions, type OpenedPages, openPages, publicPages, userPages } from "./open-pages.js";
import { walkByKeyboard } from "./walk-by-keyboard.js";

const desk = { width: 1_200, height: 800 };

let opened: OpenedPages;

beforeAll(async () => {
  opened = await openPages();
});

afterAll(() => opened?.close());

const ofKey = (dialog: string) => (dialog === "Revoke key" ? "/keys/KEY?tab=security" : "/keys/KEY");

describe.each([
  ["everybody's pages", publicPages],
  ["a user's pages", userPages],
])("%s", (_whose, pages) => {
  let reader: Reader;

  // One for all of them: it loads only once what they have in common.
  beforeAll(async () => {
    reader = await opened.open(pages[0]?.[0] ?? "/");
  });

  afterAll(() => reader.context.close());

  beforeEach(async () => {
    await reader.page.emulateMedia({ colorScheme: "light" });
    await reader.page.setViewportSize(desk);
  });

  it.each(pages)(
    "%s has no barrier in either theme, fits small screens, and is walked by keyboard",
    async (path, text) => {
      const { page } = reader;
      const problemsBefore = reader.problems.length;
      await page.goto(opened.fillIn(path), { waitUntil: "networkidle" });
      await page.getByText(text).first().waitFor();
      expect(await findBarriers(reader)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.evaluate(endOfTransitions);
      expect(await findBarriers(reader, "of colours")).toEqual([]);
      // A phone, and a window of 1280 pixels at 200 %.
      for (const [width, height] of [
        [360, 800],
        [640, 400],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(endOfTransitions);
        expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
      }
      await page.setViewportSize(desk);
      const stops = await walkByKeyboard(page);
      expect(stops[0]?.name).toBe("Skip to the content");
      expect(stops.filter(({ name, isSeen }) => name === "" || !isSeen)).toEqual([]);
      expect(reader.problems.slice(problemsBefore)).toEqual([]);
    },
  );
});

const ofAccount: Readonly<Record<string, string>> = {
  "New API key": "/keys",
  "Turn on": "/profile?tab=security",
  "Create access key": "/profile?tab=api",
  "Delete account": "/profile",
};

it.each(["New API key", "Rotate", "Revoke key", "Turn on", "Create access key", "Delete account"])(
  "the dialog behind %j has no barrier that axe finds, and fits a phone",
  async (name) => {
    const path = ofAccount[name] ?? ofKey(name);
    const reader = await opened.open(path, 360);
    await reader.page.goto(opened.fillIn(path));
    await reader.page.getByRole("button", { name }).click();
    await reader.page.getByRole("dialog").waitFor();
    expect(await findBarriers(reader)).toEqual([]);
    expect(await sidewaysScroll(reader.page)).toBe(0);
    await reader.context.close();
  },
);

it("remembers the theme that was chosen", async () => {
  const { page, context } = await opened.open("/login");
  const isDark = () => page.evaluate("getComputedStyle(document.body).colorScheme === 'dark'");
  await page.goto("/login");
  expect(await isDark()).toBe(false);
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  expect(await isDark()).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "Use the light theme" }).waitFor();
  expect(await isDark()).toBe(true);
  await context.close();
});
