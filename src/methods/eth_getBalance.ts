import { forward } from "./forward.js";

/** Native currency only; token balances are contract state. */
export const eth_getBalance = forward("eth_getBalance");
