import { addCopyButtons } from "./copy-buttons.js";
import { addLibraryTabs } from "./library-tabs.js";
import { addSandboxOpener } from "./sandbox-opener.js";
import { addSearch } from "./search.js";
import { addThemeButton } from "./theme-button.js";
import "./docs.css";

// What the documentation has beyond its HTML: search, the choice of a theme, buttons that copy code, tabs by library.

const tools = document.getElementById("tools");
if (tools) {
  addSearch(tools);
  addThemeButton(tools);
}
addCopyButtons();
addLibraryTabs();
const sandbox = document.getElementById("try-it");
if (sandbox) addSandboxOpener(sandbox);

// The list of pages is longer than the window: the current page is in sight.
const list = document.querySelector<HTMLElement>(".page-list");
const current = list?.querySelector<HTMLElement>("[aria-current]");
if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
