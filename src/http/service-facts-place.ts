/** The element of prerendered pages that holds `ServiceFacts` as JSON, so that pages need not request them. */
export const serviceFactsPlace = '<script type="application/json" id="service-facts"></script>';

/** Fills in the facts. Every `<` in them is escaped, so that no text can end the element. */
export function fillInFacts(html: string, facts: object): string {
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return html.replace(serviceFactsPlace, () => serviceFactsPlace.replace("><", () => `>${json}<`));
}
