import { createIconButton, showFace } from "./icon-button.js";

const shownMs = 2_000;
const copyFace = { icon: "copy", label: "Copy the code" } as const;

/** Adds a button that copies it to every block of code. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>(".code")) {
    const status = document.createElement("span");
    status.className = "sr-only";
    status.role = "status";
    const button = createIconButton(copyFace, () => void copy(block, button, status));
    block.append(button, status);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(block.querySelector("pre")?.innerText ?? "").then(
    () => true,
    () => false,
  );
  const label = isCopied ? "Copied" : "Select the code and copy it";
  showFace(button, { icon: isCopied ? "check" : "warning", label });
  status.textContent = label;
  setTimeout(() => {
    showFace(button, copyFace);
    status.textContent = "";
  }, shownMs);
}
