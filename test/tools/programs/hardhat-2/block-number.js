const { network } = require("hardhat");

network.provider.send("eth_blockNumber").then(console.log);
