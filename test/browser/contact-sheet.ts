import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endOfTransitions, type OpenedPages, openPages, pages } from "./open-pages.js";

// `npm run contact-sheet` takes a picture of every page at three widths, light, dark and in forced colours, and writes them with an index
// to look at into the folder `contact-sheet`, or the one that CONTACT_SHEET names. Run by Jest, as the tests of the pages are.

jest.setTimeout(600_000);

const folder = process.env["CONTACT_SHEET"] ?? "contact-sheet";
const widths = [1_440, 768, 390] as const;
const looks = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;

let opened: OpenedPages;
const taken: { readonly path: string; readonly files: string[] }[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  opened = await openPages();
});

afterAll(async () => {
  await opened?.close();
  writeFileSync(join(folder, "index.html"), printIndex());
});

it.each(pages)("%s", async (path, text) => {
  const files: string[] = [];
  for (const width of widths) {
    const { page, context } = await opened.open(path, width);
    await page.goto(opened.fillIn(path), { waitUntil: "networkidle" });
    await page.getByText(text).first().waitFor();
    for (const [name, look] of Object.entries(looks)) {
      await page.emulateMedia(look);
      await page.evaluate(endOfTransitions);
      const file = `${path.replaceAll(/\W+/g, "-")}-${width}-${name}.jpg`;
      await page.screenshot({ path: join(folder, file), fullPage: true, type: "jpeg", quality: 70 });
      files.push(file);
    }
    await context.close();
  }
  taken.push({ path, files });
});

function printIndex(): string {
  const rows = taken.map(({ path, files }) => {
    const pictures = files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${path}</h2>\n<p>${pictures.join("\n")}</p>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>img { height: 20rem; margin: 0.25rem; border: 1px solid gray; vertical-align: top; }</style>
${rows.join("\n")}
`;
}
