import { readHistory } from "../sandbox/history.js";
import { openLocalStorage } from "../sandbox/local-storage.js";
import type { MethodFacts } from "../sandbox/method-facts.js";
import { readRequestFragment } from "../sandbox/request-link.js";

const load = () => import("../sandbox/mount-sandbox.js");

/**
 * Adds the button that replaces a method's examples by the sandbox. Its code is loaded before it is needed: at once for readers who
 * follow a link to a request, or have sent requests before.
 */
export function addSandboxOpener(section: HTMLElement): void {
  const { facts: text } = section.dataset;
  // A static copy of the documentation has no service to send requests to.
  if (text === undefined) return;
  const facts = JSON.parse(text) as MethodFacts;
  // Its requests are about another method's connection.
  if (facts.transport === "websocket") return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "open-sandbox";
  button.textContent = facts.transport === "events" ? "Edit and subscribe" : "Edit and run";
  const status = document.createElement("p");
  status.role = "status";
  const open = async ({ takesFocus }: { readonly takesFocus: boolean }): Promise<void> => {
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    try {
      (await load()).mountSandbox(section, facts, { takesFocus });
    } catch {
      status.textContent = "The sandbox could not be loaded. Check your connection and reload the page.";
    }
  };
  button.addEventListener("pointerenter", () => void load().catch(() => undefined), { once: true });
  button.addEventListener("click", () => void open({ takesFocus: true }));
  section.append(button, status);
  const follow = (): void => {
    if (readRequestFragment(location.hash)) void open({ takesFocus: true });
  };
  window.addEventListener("hashchange", follow);
  follow();
  if (readHistory(openLocalStorage).length > 0) void open({ takesFocus: false });
}
