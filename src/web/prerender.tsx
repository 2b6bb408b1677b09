import { renderToString } from "react-dom/server";
import { App } from "./app.js";

export { themeScript } from "./theme/theme-script.js";

/** The dashboard as HTML, as it is before anything is known of the service and its reader, at a URL. */
export function prerender(renderedUrl: string): string {
  return renderToString(<App renderedUrl={renderedUrl} />);
}
