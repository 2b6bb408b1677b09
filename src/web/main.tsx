import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.js";
import "./styles.css";

// Takes over the HTML that prerender.tsx has made.
const root = document.getElementById("app");
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App renderedUrl={root.dataset["renderedUrl"] ?? ""} />
    </StrictMode>,
  );
