import { iconPaths } from "../parts/icon-paths.js";

const svgNamespace = "http://www.w3.org/2000/svg";

/** What an icon button shows and says. */
export interface ButtonFace {
  readonly icon: keyof typeof iconPaths;
  readonly label: string;
}

/** A button with an icon; its label is read by screen readers, and is its tooltip. */
export function createIconButton(face: ButtonFace, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button";
  button.addEventListener("click", onClick);
  showFace(button, face);
  return button;
}

/** Changes what the button shows and says. */
export function showFace(button: HTMLButtonElement, { icon, label }: ButtonFace): void {
  button.title = label;
  button.setAttribute("aria-label", label);
  button.replaceChildren(createIcon(icon));
}

/** A line drawing; nothing to read out. */
function createIcon(name: keyof typeof iconPaths): SVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", iconPaths[name]);
  svg.append(path);
  return svg;
}
