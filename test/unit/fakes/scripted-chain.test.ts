import { chains } from "../../../src/config/chains.js";
import { rulesAt } from "../../../src/rootstock/merged-mining/header-rules.js";
import { verifyBlock } from "../../../src/rootstock/merged-mining/verify.js";
import { answerAt } from "../../fakes/scripted-chain/answer-at.js";
import { createBlockTree, forkOf } from "../../fakes/scripted-chain/block-tree.js";
import { readTransaction, signTransaction } from "../../fakes/scripted-chain/signed-transaction.js";

it("makes blocks whose merged-mining proof holds on the test network", () => {
  const tree = createBlockTree();
  const block = tree.mine(tree.genesis, [readTransaction(signTransaction({ nonce: 0, logs: 2 }))]);
  const pool = new Map();

  const said = answerAt({ tree, head: block, pool }, "eth_getBlockByNumber", ["latest", true]);

  const { result } = said as { result: Parameters<typeof verifyBlock>[0] };
  expect(verifyBlock(result, rulesAt(chains.testnet.forks, 1))).toEqual({ ok: true });
});

it("makes branches that differ, the same each time", () => {
  const [one, other] = [createBlockTree(), createBlockTree()].map((tree) => {
    const fork = tree.mine(tree.genesis);
    const [left, right] = [tree.mine(fork), tree.mine(fork)];
    expect(left.hash).not.toBe(right.hash);
    expect(forkOf(left, tree.mine(right))).toBe(fork);
    return [left.hash, right.hash];
  });
  expect(one).toEqual(other);
});
