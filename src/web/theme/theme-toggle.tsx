import { Icon } from "../parts/icon.js";
import { chooseTheme } from "./theme.js";
import { useIsDark } from "./use-is-dark.js";

/** Changes between light and dark. */
export function ThemeToggle() {
  const isDark = useIsDark();
  const label = isDark ? "Use the light theme" : "Use the dark theme";
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
      className="text-ink-soft hover:bg-sunken hover:text-ink grid size-9 shrink-0 place-items-center rounded-lg"
    >
      <Icon name={isDark ? "sun" : "moon"} />
    </button>
  );
}
