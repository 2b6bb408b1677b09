import { applyTheme, readTheme } from "../theme/theme.js";
import { addCopyButtons } from "./copy-buttons.js";
import { addSearch } from "./search.js";
import { addThemeButton } from "./theme-button.js";
import "./docs.css";

// What the documentation has beyond its HTML: the chosen theme, search, buttons that copy code. Loaded before the page is painted.

applyTheme(readTheme());

const tools = document.getElementById("tools");
if (tools) {
  addSearch(tools);
  addThemeButton(tools);
}
addCopyButtons();

// The list of pages is longer than the window: the current page is in sight.
document.querySelector(".page-list [aria-current]")?.scrollIntoView({ block: "nearest" });
