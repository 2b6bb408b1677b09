import { forward } from "./forward.js";

/** What the node suggests to pay, in wei per gas. */
export const eth_gasPrice = forward("eth_gasPrice");
