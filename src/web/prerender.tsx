import { renderToString } from "react-dom/server";
import { App } from "./app.js";
import { findRoute } from "./routes.js";

export { pageModules } from "./routes.js";
export { themeScript } from "./theme/theme-script.js";

/** The dashboard as HTML at a URL, before the service and its reader are known. */
export async function prerender(renderedUrl: string): Promise<string> {
  await findRoute(new URL(renderedUrl).pathname).load();
  return renderToString(<App renderedUrl={renderedUrl} />);
}
