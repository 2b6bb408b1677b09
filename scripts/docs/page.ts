/** A page before it is rendered. */
export interface Page {
  /** Its name in the URL: /docs/<name>; "index" is /docs itself. */
  readonly name: string;
  /** The group it belongs to in the navigation. */
  readonly group: string;
  readonly title: string;
  /** Its Markdown, whose relative links go to other pages by `<name>.md`. */
  readonly markdown: string;
}

/** A page's path in the URL. */
export function pathOf(name: string): string {
  return name === "index" ? "/docs" : `/docs/${name}`;
}
