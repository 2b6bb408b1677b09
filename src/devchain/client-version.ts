/** What web3_clientVersion answers: a devchain never passes for a Rootstock node. */
export const clientVersion = "rootgate-devchain/0.1.0";
