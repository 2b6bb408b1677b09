// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {Script} from "forge-std/Script.sol";
import {Kitchen} from "../contracts/Kitchen.sol";

/// Deploys through the deterministic deployment proxy, since there is a salt.
contract Salted is Script {
    function run() external {
        vm.startBroadcast();
        new Kitchen{salt: bytes32(uint256(block.timestamp))}();
        vm.stopBroadcast();
    }
}
