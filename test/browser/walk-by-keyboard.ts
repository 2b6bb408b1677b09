import type { Page } from "playwright-core";

/** What has the focus: how it is called, and whether one sees that it has it. */
interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

const readStop = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // In the place of a hidden radio button one sees its label.
  const seen = (element.offsetWidth <= 1 && element.closest("label")) || element;
  const { top, bottom, width, height } = seen.getBoundingClientRect();
  const labels = element.labels ? [...element.labels].map((label) => label.textContent).join(" ") : "";
  const name = element.ariaLabel || labels || element.textContent || "";
  return {
    name: name.trim().replace(/\\s+/g, " "),
    isSeen: width > 1 && height > 1 && bottom > 0 && top < innerHeight && getComputedStyle(seen).outlineStyle !== "none",
  };
})()`;

const mostStops = 250;

/** Presses Tab from where the focus is until the focus leaves the page. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < mostStops; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop | null>(readStop);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus is still in the page after ${mostStops} steps: ${stops.at(-1)?.name}`);
}
