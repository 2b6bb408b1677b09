import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readMeEarly } from "./api/queries.js";
import { App } from "./app.js";
import { findRoute } from "./routes.js";

/** Then pages for everybody, such as the status, are shown without knowing the user: the database may be away. */
const maxWaitMs = 1_000;

const root = document.getElementById("app");
// Pages import from the same chunk: a top-level await for one of them would never end. In the documentation, which loads the chunk for its sandbox, there is no such element.
if (root) void start(root);

/** Takes over the HTML that prerender.tsx has made, or replaces what stands for a page whose content depends on its reader. */
async function start(element: HTMLElement): Promise<void> {
  const { renderedUrl = "" } = element.dataset;
  const app = (
    <StrictMode>
      <App renderedUrl={renderedUrl} />
    </StrictMode>
  );
  // A failure is the page's to show.
  const loading = findRoute(window.location.pathname)
    .load()
    .catch(() => undefined);
  if (renderedUrl === "") {
    await Promise.all([loading, Promise.race([readMeEarly(), pause(maxWaitMs)])]);
    // At once, so that components ask for their data before the page is painted.
    flushSync(() => createRoot(element).render(app));
  } else {
    await loading;
    hydrateRoot(element, app);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
