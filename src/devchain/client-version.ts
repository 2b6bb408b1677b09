import { readVersion } from "../config/version.js";

/**
 * The result of web3_clientVersion, which is no Rootstock node's. Hardhat's network helpers accept only chains whose version begins
 * with `HardhatNetwork`.
 */
export const clientVersion = `HardhatNetwork-compatible/rootgate-devchain/${readVersion()}`;
