import { readVersion } from "../config/version.js";

/** The result of web3_clientVersion: a devchain never passes for a Rootstock node. */
export const clientVersion = `rootgate-devchain/${readVersion()}`;
