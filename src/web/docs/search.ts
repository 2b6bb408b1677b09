import type { SearchEntry } from "../../http/search/search-options.js";
import { createIconButton } from "./icon-button.js";

type Found = Pick<SearchEntry, "id" | "page" | "title">;
type Search = (query: string) => readonly Found[];

const maxResults = 12;

/** Adds the search: a button, the key `/` from anywhere on the page, and a dialog with the results. */
export function addSearch(place: HTMLElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search the documentation");
  const input = createInput();
  const list = document.createElement("ul");
  list.id = "search-results";
  const status = document.createElement("p");
  status.role = "status";
  dialog.append(input, status, list);
  document.body.append(dialog);

  const show = (): Promise<void> => showResults({ input, list, status });
  input.addEventListener("input", () => void show());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target === input) void show().then(() => list.querySelector("a")?.click());
    else moveFocus(event, input, list);
  });
  // A click beside the dialog's content closes it.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  const open = (): void => {
    dialog.showModal();
    input.select();
    void show();
  };
  const button = createIconButton({ icon: "search", label: "Search (press /)" }, open);
  place.append(button);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
}

function createInput(): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = "Search methods, errors and guides";
  input.setAttribute("aria-label", "Search methods, errors and guides");
  input.setAttribute("aria-controls", "search-results");
  input.autocomplete = "off";
  input.spellcheck = false;
  return input;
}

interface SearchParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

async function showResults({ input, list, status }: SearchParts): Promise<void> {
  const query = input.value;
  if (query.trim() === "") {
    list.replaceChildren();
    status.textContent = "";
    return;
  }
  if (!isLoaded) status.textContent = "Loading the search…";
  const search = await loadSearch();
  // More was typed meanwhile.
  if (input.value !== query) return;
  if (!search) {
    status.textContent = "The search could not be loaded. Check your connection and try again.";
    return;
  }
  const found = search(query);
  list.replaceChildren(...found.slice(0, maxResults).map(createResult));
  status.textContent = found.length === 0 ? `No results for “${query}”` : "";
}

function createResult({ id, page, title }: Found): HTMLLIElement {
  const link = document.createElement("a");
  link.href = id;
  const name = document.createElement("span");
  name.textContent = title;
  link.append(name);
  if (page !== title) {
    const where = document.createElement("small");
    where.textContent = page;
    link.append(where);
  }
  // A result on the page that is open only scrolls there.
  link.addEventListener("click", () => link.closest("dialog")?.close());
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** Arrow keys walk through the results. */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll("a")];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "ArrowDown") links[Math.min(index + 1, links.length - 1)]?.focus();
  else if (event.key === "ArrowUp") (links[index - 1] ?? input).focus();
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

let loaded: Promise<Search | undefined> | undefined;
let isLoaded = false;

/** The index, fetched once, when it is first needed; undefined where that fails. Letters typed since then make another attempt. */
async function loadSearch(): Promise<Search | undefined> {
  const earlier = loaded && (await loaded);
  return earlier ?? (loaded ??= startLoading());
}

async function startLoading(): Promise<Search | undefined> {
  try {
    const search = await fetchSearch();
    isLoaded = true;
    return search;
  } catch {
    loaded = undefined;
    return undefined;
  }
}

async function fetchSearch(): Promise<Search> {
  const [{ openIndex }, response] = await Promise.all([
    import("../../http/search/search-index.js"),
    fetch("/docs/search.json"),
  ]);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return openIndex(await response.text());
}
