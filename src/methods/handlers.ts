import { type DevchainOnlyMethod, type MethodName, methods, type NodeMethod } from "../../generated/methods.js";
import { debug_traceBlockByHash } from "./debug_traceBlockByHash.js";
import { debug_traceBlockByNumber } from "./debug_traceBlockByNumber.js";
import { debug_traceTransaction } from "./debug_traceTransaction.js";
import { eth_accounts } from "./eth_accounts.js";
import { eth_call } from "./eth_call.js";
import { eth_chainId } from "./eth_chainId.js";
import { eth_estimateGas } from "./eth_estimateGas.js";
import { eth_feeHistory } from "./eth_feeHistory.js";
import { eth_getBlockReceipts } from "./eth_getBlockReceipts.js";
import { eth_getFilterChanges } from "./eth_getFilterChanges.js";
import { eth_getFilterLogs } from "./eth_getFilterLogs.js";
import { eth_getLogs } from "./eth_getLogs.js";
import { eth_getRawTransactionByHash } from "./eth_getRawTransactionByHash.js";
import { eth_getTransactionByBlockHashAndIndex } from "./eth_getTransactionByBlockHashAndIndex.js";
import { eth_getTransactionByBlockNumberAndIndex } from "./eth_getTransactionByBlockNumberAndIndex.js";
import { eth_newBlockFilter } from "./eth_newBlockFilter.js";
import { eth_newFilter } from "./eth_newFilter.js";
import { eth_newPendingTransactionFilter } from "./eth_newPendingTransactionFilter.js";
import { eth_sendRawTransaction } from "./eth_sendRawTransaction.js";
import { eth_sendRawTransactionSync } from "./eth_sendRawTransactionSync.js";
import { eth_sendTransaction } from "./eth_sendTransaction.js";
import { eth_subscribe } from "./eth_subscribe.js";
import { eth_syncing } from "./eth_syncing.js";
import { eth_uninstallFilter } from "./eth_uninstallFilter.js";
import { eth_unsubscribe } from "./eth_unsubscribe.js";
import { forward } from "./forward.js";
import type { Handler } from "./handler.js";
import { net_listening } from "./net_listening.js";
import { net_version } from "./net_version.js";
import { rpc_modules } from "./rpc_modules.js";
import { rsk_getTransactionReceiptNodesByHash } from "./rsk_getTransactionReceiptNodesByHash.js";
import { trace_filter } from "./trace_filter.js";
import { txpool_inspect } from "./txpool_inspect.js";
import { txpool_status } from "./txpool_status.js";
import { web3_sha3 } from "./web3_sha3.js";

/** A method whose result the node makes: it is forwarded, unless it has a handler of its own. */
type Forwardable = NodeMethod | DevchainOnlyMethod;

type HandlersOf<M extends MethodName> = { readonly [Name in M]: Handler<Name> };

const ofNodes = Object.values(methods).filter(({ policy }) => policy.servedBy !== "gateway");
const forwarded = Object.fromEntries(ofNodes.map(({ name }) => [name, forward(name)])) as Record<
  Forwardable,
  ReturnType<typeof forward>
>;

/** Methods that do something, in a file each. One that the gateway serves, and that is missing, does not compile. */
const own = {
  debug_traceBlockByHash,
  debug_traceBlockByNumber,
  debug_traceTransaction,
  eth_accounts,
  eth_call,
  eth_chainId,
  eth_estimateGas,
  eth_feeHistory,
  eth_getBlockReceipts,
  eth_getFilterChanges,
  eth_getFilterLogs,
  eth_getLogs,
  eth_getRawTransactionByHash,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_newBlockFilter,
  eth_newFilter,
  eth_newPendingTransactionFilter,
  eth_sendRawTransaction,
  eth_sendRawTransactionSync,
  eth_sendTransaction,
  eth_subscribe,
  eth_syncing,
  eth_uninstallFilter,
  eth_unsubscribe,
  txpool_inspect,
  txpool_status,
  net_listening,
  rpc_modules,
  net_version,
  rsk_getTransactionReceiptNodesByHash,
  trace_filter,
  web3_sha3,
} satisfies HandlersOf<Exclude<MethodName, Forwardable>> & Partial<HandlersOf<Forwardable>>;

/** The handler of every method of the document. */
export const handlers: HandlersOf<MethodName> = { ...forwarded, ...own };
