import { createContext, useContext } from "react";
import { maskKey } from "../request-code/mask-key.js";

/** The API key that texts of a page hide; empty: none. */
export const HiddenKey = createContext("");

/** A text to show, with the page's hidden API key masked. Copies are of the text itself. */
export function useMasked(text: string): string {
  const key = useContext(HiddenKey);
  return key === "" ? text : maskKey(text, key);
}
