import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { applyTheme, readTheme } from "./theme/theme.js";
import "./styles.css";

applyTheme(readTheme());
const root = document.getElementById("app");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
