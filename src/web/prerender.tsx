import { renderToString } from "react-dom/server";
import { App } from "./app.js";

export { themeScript } from "./theme/theme-script.js";

/** The dashboard as HTML at a URL, before the service and its reader are known. */
export function prerender(renderedUrl: string): string {
  return renderToString(<App renderedUrl={renderedUrl} />);
}
