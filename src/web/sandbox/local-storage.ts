import type { OpenStorage } from "./history.js";

/** The browser's storage for this site. */
export const openLocalStorage: OpenStorage = () => localStorage;
