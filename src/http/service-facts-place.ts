/** Where prerendered pages have room for what they need to know of the service (`ServiceFacts`), which they would ask for otherwise. */
export const serviceFactsPlace = '<script type="application/json" id="service-facts"></script>';

/** Fills in the facts. No text in them can end the element. */
export function fillInFacts(html: string, facts: object): string {
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return html.replace(serviceFactsPlace, () => serviceFactsPlace.replace("><", () => `>${json}<`));
}
