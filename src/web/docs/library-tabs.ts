/** Where the choice is kept, for all pages. */
const storageKey = "rootgate.library";

/** One of the sections that a page shows in turn. */
interface Tab {
  readonly name: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** Sections of the same for several libraries become tabs. The last choice holds for all of them, on every page that has it. */
export function addLibraryTabs(): void {
  const groups = [...document.querySelectorAll<HTMLElement>(".tabs")].map(makeTabs);
  const show = (name: string): void => {
    for (const tabs of groups) select(tabs, name);
  };
  for (const tabs of groups)
    for (const { name, button } of tabs)
      button.addEventListener("click", () => {
        remember(name);
        const above = button.getBoundingClientRect().top;
        show(name);
        // What is chosen above this group may have another height.
        window.scrollBy(0, button.getBoundingClientRect().top - above);
      });
  show(recall());
  const showLinked = (): void => {
    const linked = groups.flat().find(({ panel }) => [...panel.querySelectorAll("[id]")].some(isLinked));
    if (!linked) return;
    show(linked.name);
    linked.panel.parentElement?.scrollIntoView();
  };
  window.addEventListener("hashchange", showLinked);
  showLinked();
}

/** Whether the URL leads to it. Not every fragment can be decoded. */
function isLinked({ id }: Element): boolean {
  return `#${encodeURIComponent(id)}` === window.location.hash;
}

/** The tabs of a group, with the buttons that choose one, as WAI-ARIA's pattern of tabs says. */
function makeTabs(group: HTMLElement): Tab[] {
  const list = document.createElement("div");
  list.role = "tablist";
  list.ariaLabel = "Library";
  const tabs = [...group.querySelectorAll<HTMLElement>(":scope > section")].map((panel) => {
    const name = panel.dataset["tab"] ?? "";
    const button = document.createElement("button");
    button.type = "button";
    button.role = "tab";
    button.textContent = name;
    panel.role = "tabpanel";
    panel.ariaLabel = name;
    list.append(button);
    return { name, button, panel };
  });
  list.addEventListener("keydown", (event) => moveFocus(event, tabs));
  group.prepend(list);
  group.dataset["chosen"] = "";
  return tabs;
}

/** Shows the tab of that name, or the first one where there is none and none is shown. */
function select(tabs: readonly Tab[], name: string): void {
  const chosen =
    tabs.find((tab) => tab.name === name) ?? tabs.find(({ button }) => button.ariaSelected === "true") ?? tabs[0];
  for (const tab of tabs) {
    tab.button.ariaSelected = String(tab === chosen);
    tab.button.tabIndex = tab === chosen ? 0 : -1;
    tab.panel.hidden = tab !== chosen;
  }
}

function moveFocus(event: KeyboardEvent, tabs: readonly Tab[]): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const index = tabs.findIndex(({ button }) => button === event.target);
  const next = tabs[(index + step + tabs.length) % tabs.length];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.button.focus();
  next.button.click();
}

function remember(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // It then holds for this page.
  }
}

function recall(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}
