import { chooseTheme, isDark, onThemeChange } from "../theme/theme.js";
import { type ButtonFace, createIconButton, showFace } from "./icon-button.js";

/** Adds the button that changes between light and dark. */
export function addThemeButton(place: HTMLElement): void {
  const button = createIconButton(faceNow(), () => chooseTheme(isDark() ? "light" : "dark"));
  onThemeChange(() => showFace(button, faceNow()));
  place.append(button);
}

function faceNow(): ButtonFace {
  return isDark() ? { icon: "sun", label: "Use the light theme" } : { icon: "moon", label: "Use the dark theme" };
}
