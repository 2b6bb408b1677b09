import type { MethodName } from "../../generated/methods.js";
import { debug_traceBlockByHash } from "./debug_traceBlockByHash.js";
import { debug_traceBlockByNumber } from "./debug_traceBlockByNumber.js";
import { debug_traceTransaction } from "./debug_traceTransaction.js";
import { eth_accounts } from "./eth_accounts.js";
import { eth_blockNumber } from "./eth_blockNumber.js";
import { eth_call } from "./eth_call.js";
import { eth_chainId } from "./eth_chainId.js";
import { eth_estimateGas } from "./eth_estimateGas.js";
import { eth_feeHistory } from "./eth_feeHistory.js";
import { eth_gasPrice } from "./eth_gasPrice.js";
import { eth_getBalance } from "./eth_getBalance.js";
import { eth_getBlockByHash } from "./eth_getBlockByHash.js";
import { eth_getBlockByNumber } from "./eth_getBlockByNumber.js";
import { eth_getBlockReceipts } from "./eth_getBlockReceipts.js";
import { eth_getBlockTransactionCountByHash } from "./eth_getBlockTransactionCountByHash.js";
import { eth_getBlockTransactionCountByNumber } from "./eth_getBlockTransactionCountByNumber.js";
import { eth_getCode } from "./eth_getCode.js";
import { eth_getFilterChanges } from "./eth_getFilterChanges.js";
import { eth_getFilterLogs } from "./eth_getFilterLogs.js";
import { eth_getLogs } from "./eth_getLogs.js";
import { eth_getRawTransactionByHash } from "./eth_getRawTransactionByHash.js";
import { eth_getStorageAt } from "./eth_getStorageAt.js";
import { eth_getTransactionByBlockHashAndIndex } from "./eth_getTransactionByBlockHashAndIndex.js";
import { eth_getTransactionByBlockNumberAndIndex } from "./eth_getTransactionByBlockNumberAndIndex.js";
import { eth_getTransactionByHash } from "./eth_getTransactionByHash.js";
import { eth_getTransactionCount } from "./eth_getTransactionCount.js";
import { eth_getTransactionReceipt } from "./eth_getTransactionReceipt.js";
import { eth_getUncleCountByBlockHash } from "./eth_getUncleCountByBlockHash.js";
import { eth_getUncleCountByBlockNumber } from "./eth_getUncleCountByBlockNumber.js";
import { eth_newBlockFilter } from "./eth_newBlockFilter.js";
import { eth_newFilter } from "./eth_newFilter.js";
import { eth_newPendingTransactionFilter } from "./eth_newPendingTransactionFilter.js";
import { eth_protocolVersion } from "./eth_protocolVersion.js";
import { eth_sendRawTransaction } from "./eth_sendRawTransaction.js";
import { eth_sendRawTransactionSync } from "./eth_sendRawTransactionSync.js";
import { eth_sendTransaction } from "./eth_sendTransaction.js";
import { eth_subscribe } from "./eth_subscribe.js";
import { eth_syncing } from "./eth_syncing.js";
import { eth_uninstallFilter } from "./eth_uninstallFilter.js";
import { eth_unsubscribe } from "./eth_unsubscribe.js";
import { evm_increaseTime } from "./evm_increaseTime.js";
import { evm_mine } from "./evm_mine.js";
import { evm_revert } from "./evm_revert.js";
import { evm_setNextBlockTimestamp } from "./evm_setNextBlockTimestamp.js";
import { evm_snapshot } from "./evm_snapshot.js";
import type { Handler } from "./handler.js";
import { hardhat_impersonateAccount } from "./hardhat_impersonateAccount.js";
import { hardhat_metadata } from "./hardhat_metadata.js";
import { hardhat_mine } from "./hardhat_mine.js";
import { hardhat_reset } from "./hardhat_reset.js";
import { hardhat_setBalance } from "./hardhat_setBalance.js";
import { hardhat_setCode } from "./hardhat_setCode.js";
import { hardhat_setNonce } from "./hardhat_setNonce.js";
import { hardhat_setStorageAt } from "./hardhat_setStorageAt.js";
import { hardhat_stopImpersonatingAccount } from "./hardhat_stopImpersonatingAccount.js";
import { net_listening } from "./net_listening.js";
import { net_peerCount } from "./net_peerCount.js";
import { net_version } from "./net_version.js";
import { rpc_modules } from "./rpc_modules.js";
import { rsk_getRawBlockHeaderByHash } from "./rsk_getRawBlockHeaderByHash.js";
import { rsk_getRawBlockHeaderByNumber } from "./rsk_getRawBlockHeaderByNumber.js";
import { rsk_getRawTransactionReceiptByHash } from "./rsk_getRawTransactionReceiptByHash.js";
import { rsk_getStorageBytesAt } from "./rsk_getStorageBytesAt.js";
import { rsk_getTransactionReceiptNodesByHash } from "./rsk_getTransactionReceiptNodesByHash.js";
import { rsk_protocolVersion } from "./rsk_protocolVersion.js";
import { trace_block } from "./trace_block.js";
import { trace_filter } from "./trace_filter.js";
import { trace_transaction } from "./trace_transaction.js";
import { txpool_content } from "./txpool_content.js";
import { txpool_inspect } from "./txpool_inspect.js";
import { txpool_status } from "./txpool_status.js";
import { web3_clientVersion } from "./web3_clientVersion.js";
import { web3_sha3 } from "./web3_sha3.js";

/** The handler of every method of the document. A missing one does not compile. */
export const handlers: { readonly [M in MethodName]: Handler<M> } = {
  debug_traceBlockByHash,
  debug_traceBlockByNumber,
  debug_traceTransaction,
  eth_accounts,
  eth_blockNumber,
  eth_call,
  eth_chainId,
  eth_estimateGas,
  eth_feeHistory,
  eth_gasPrice,
  eth_getBalance,
  eth_getBlockByHash,
  eth_getBlockByNumber,
  eth_getBlockReceipts,
  eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber,
  eth_getCode,
  eth_getFilterChanges,
  eth_getFilterLogs,
  eth_getLogs,
  eth_getRawTransactionByHash,
  eth_getStorageAt,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash,
  eth_getTransactionCount,
  eth_getTransactionReceipt,
  eth_getUncleCountByBlockHash,
  eth_getUncleCountByBlockNumber,
  eth_newBlockFilter,
  eth_newFilter,
  eth_newPendingTransactionFilter,
  eth_protocolVersion,
  eth_sendRawTransaction,
  eth_sendRawTransactionSync,
  eth_sendTransaction,
  eth_subscribe,
  eth_syncing,
  eth_uninstallFilter,
  eth_unsubscribe,
  txpool_content,
  txpool_inspect,
  txpool_status,
  evm_increaseTime,
  evm_mine,
  evm_revert,
  evm_setNextBlockTimestamp,
  evm_snapshot,
  hardhat_impersonateAccount,
  hardhat_metadata,
  hardhat_mine,
  hardhat_reset,
  hardhat_setBalance,
  hardhat_setCode,
  hardhat_setNonce,
  hardhat_setStorageAt,
  hardhat_stopImpersonatingAccount,
  net_listening,
  net_peerCount,
  rpc_modules,
  net_version,
  rsk_getRawBlockHeaderByHash,
  rsk_getRawBlockHeaderByNumber,
  rsk_getRawTransactionReceiptByHash,
  rsk_getStorageBytesAt,
  rsk_getTransactionReceiptNodesByHash,
  rsk_protocolVersion,
  trace_block,
  trace_filter,
  trace_transaction,
  web3_clientVersion,
  web3_sha3,
};
