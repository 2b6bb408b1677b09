import { bytesToHex } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { rawHeader } from "../rootstock/merged-mining/header.js";
import { headerRulesAt } from "./chain-rules.js";
import type { Chain } from "./chain.js";
import type { DevchainMethod } from "./devchain-method.js";
import { encodeReceipt } from "./encode-receipt.js";
import { type BlockParam, findBlock } from "./find-block.js";
import { orderedTrieProof } from "./ordered-trie.js";
import type { PendingBlock } from "./pending-block.js";

interface ProofParts {
  readonly chain: Chain;
  readonly pendingBlock: PendingBlock;
}

/** The methods that return headers and receipts as they are hashed. Headers have Rootstock's form, receipts and tries Ethereum's. */
export function createProofMethods({ chain, pendingBlock }: ProofParts) {
  const getRawHeader: DevchainMethod = async ([param], turn) => {
    const block = findBlock(chain, param as BlockParam);
    if (!block) return null;
    const { header, proof } = block === "pending" ? { ...(await turn.outside(pendingBlock)), proof: undefined } : block;
    return bytesToHex(rawHeader(header, headerRulesAt(header.number), proof));
  };

  return {
    rsk_getRawBlockHeaderByHash: getRawHeader,
    rsk_getRawBlockHeaderByNumber: getRawHeader,

    rsk_getRawTransactionReceiptByHash([hash]) {
      const mined = chain.transaction(hash as Hex);
      return mined ? bytesToHex(encodeReceipt(mined.receipt)) : null;
    },

    async rsk_getTransactionReceiptNodesByHash([blockHash, hash]) {
      const mined = chain.transaction(hash as Hex);
      if (!mined || mined.block.hash !== blockHash) return null;
      const receipts = mined.block.receipts.map(encodeReceipt);
      return (await orderedTrieProof(receipts, mined.index)).map((node) => bytesToHex(node));
    },
  } satisfies Record<string, DevchainMethod>;
}
