import type { MethodFacts } from "../../src/web/sandbox/method-facts.js";

/** A page before it is rendered. */
export interface Page {
  /** Its name in the URL: /docs/<name>; "index" is /docs itself. */
  readonly name: string;
  /** The group it belongs to in the navigation. */
  readonly group: string;
  readonly title: string;
  /** Its Markdown, whose relative links go to other pages by `<name>.md`. */
  readonly markdown: string;
  /** Its pictures' text by their path in the URL. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** Of a method's page: what its section to try the method needs. */
  readonly method?: MethodFacts;
}

/** A page's path in the URL. */
export function pathOf(name: string): string {
  return name === "index" ? "/docs" : `/docs/${name}`;
}
