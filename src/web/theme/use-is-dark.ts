import { useSyncExternalStore } from "react";
import { isDark, onThemeChange } from "./theme.js";

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  return useSyncExternalStore(onThemeChange, isDark, () => false);
}
