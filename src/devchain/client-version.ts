import { readVersion } from "../config/version.js";

/**
 * The result of web3_clientVersion: a devchain never passes for a Rootstock node. Hardhat's network helpers refuse every chain whose
 * version does not begin with `HardhatNetwork`, whatever methods it has.
 */
export const clientVersion = `HardhatNetwork-compatible/rootgate-devchain/${readVersion()}`;
