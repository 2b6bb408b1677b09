# Generated from openrpc.json by `npm run generate`. Do not edit.
"""A client for asyncio."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, overload

from . import _codecs, _methods, types
from ._batch import AsyncBatch
from ._facts import facts
from ._runtime import scalar
from ._runtime.async_client import AsyncioClient
from ._runtime.socket.subscription import Subscription


class AsyncClient(AsyncioClient):
    """A client of one endpoint: a URL that ends in an API key. Its functions raise a RootgateError."""

    _facts = facts

    def batch(self) -> AsyncBatch:
        """Collects calls in an `async with` block, and sends them in as few requests as the service allows."""
        return AsyncBatch(self._send)

    def subscribe_new_heads(
        self,
        filter: types.SubscriptionOption | None = None,
    ) -> Subscription[types.BlockHeader]:
        """Subscribes to `newHeads` (`eth_subscribe`)."""
        return self._subscribe(_methods.eth_subscribe, _codecs.block_header, "newHeads", filter)

    def subscribe_logs(
        self,
        filter: types.SubscriptionOption | None = None,
    ) -> Subscription[types.Log]:
        """Subscribes to `logs` (`eth_subscribe`)."""
        return self._subscribe(_methods.eth_subscribe, _codecs.log, "logs", filter)

    def subscribe_new_pending_transactions(
        self,
        filter: types.SubscriptionOption | None = None,
    ) -> Subscription[str]:
        """Subscribes to `newPendingTransactions` (`eth_subscribe`)."""
        return self._subscribe(
            _methods.eth_subscribe,
            scalar.hex_data,
            "newPendingTransactions",
            filter,
        )

    async def eth_chain_id(self) -> int:
        """The chain ID, as used in EIP-155 signatures (`eth_chainId`).

        Returns `0x1f` (31) for a Testnet key and `0x1e` (30) for a Mainnet key. EIP-155
        signatures include this number, so a transaction signed for one network is invalid on
        the other.

        The result depends only on the API key and never changes: request it once.
        """
        return await self._call(_methods.eth_chain_id)

    async def net_version(self) -> str:
        """The network ID, as a decimal string (`net_version`).

        Returns `31` for a Testnet key and `30` for a Mainnet key: the same number as
        `eth_chainId`, but **in decimal**. All other methods use hexadecimal quantities.
        """
        return await self._call(_methods.net_version)

    async def eth_protocol_version(self) -> int:
        """The version of the peer-to-peer protocol (`eth_protocolVersion`).

        The version of the protocol between nodes; `0x3e` (62) on a Rootstock node. It does
        not identify the chain: use `eth_chainId` for that.
        """
        return await self._call(_methods.eth_protocol_version)

    async def web3_client_version(self) -> str:
        """Name and version of the node software (`web3_clientVersion`).

        The client name and version of one of the service's nodes. Include it in bug reports,
        but don't base decisions on it: consecutive calls may reach different nodes.

        The embedded development chain of a local install returns its own name.
        """
        return await self._call(_methods.web3_client_version)

    async def rsk_protocol_version(self) -> int:
        """The version of the node's network protocol (`rsk_protocolVersion`).

        The version of the protocol by which Rootstock nodes talk to each other: the same as
        `eth_protocolVersion`. `0x3e` is 62.
        """
        return await self._call(_methods.rsk_protocol_version)

    async def eth_syncing(self) -> bool:
        """Always `false`: nodes that are syncing are not used (`eth_syncing`).

        Always `false`. The service doesn't use a node that is syncing or lagging;
        `eth_blockNumber` is the latest block. While no node is available, the call fails with
        InternalError, as all others do.
        """
        return await self._call(_methods.eth_syncing)

    async def net_listening(self) -> bool:
        """Whether a node is available (`net_listening`).

        `true` while the service has a node that is in sync, else `false`. Libraries call it
        to check the connection.
        """
        return await self._call(_methods.net_listening)

    async def net_peer_count(self) -> int:
        """How many peers a node has (`net_peerCount`).

        The number of nodes that the responding node is connected with. The service uses
        several nodes, so two calls may return different numbers.
        """
        return await self._call(_methods.net_peer_count)

    async def rpc_modules(self) -> dict[str, str]:
        """The groups of methods that are served, by the prefixes of their names (`rpc_modules`).

        Of this service, not of a node: what `rpc.discover` tells in full. Each has the
        version `1.0`, as on every node.
        """
        return await self._call(_methods.rpc_modules)

    async def eth_gas_price(self) -> int:
        """A gas price that gets a transaction mined soon (`eth_gasPrice`).

        The suggested price per unit of gas, in wei (10¹⁸ wei are one RBTC). A Rootstock node
        returns the higher of the 25th percentile of recent transactions' gas prices and the
        latest block's `minimumGasPrice` plus 10 %.

        Rootstock has no EIP-1559 fee market: there is one `gasPrice`, no priority fee, and no
        `baseFeePerGas` in blocks. Every block sets a `minimumGasPrice`; nodes refuse
        transactions that offer less, or more than 80 times as much.
        """
        return await self._call(_methods.eth_gas_price)

    async def eth_fee_history(
        self,
        block_count: int,
        newest_block: types.BlockNumberOrTag,
        reward_percentiles: Sequence[float] | None = None,
    ) -> types.FeeHistory:
        """What the transactions of recent blocks paid (`eth_feeHistory`).

        For libraries that ask for it before they send a transaction. Rootstock has no
        EIP-1559, and the result says so: `baseFeePerGas` is zero in each block. Libraries
        such as alloy then send a legacy transaction with the price of `eth_gasPrice`.

        `reward` has the gas prices of each block's transactions at the percentiles that you
        ask for, weighted by their gas limits. REMASC, which pays nothing, is left out; a
        block without others has its `minimumGasPrice`.

        Rootstock nodes have no such method. The gateway composes the result of one
        `eth_getBlockByNumber` a block, all of one chain, and returns up to 100 blocks. It
        counts as one request. The pending block is refused, since it has no fees yet.

        block_count: How many blocks to return. There are fewer where the chain has fewer.
        newest_block: The last of them.
        reward_percentiles: Percentiles of each block's gas prices, ascending. Without them
        the result has no `reward`.
        """
        return await self._call(
            _methods.eth_fee_history,
            block_count,
            newest_block,
            reward_percentiles,
        )

    async def eth_block_number(self) -> int:
        """Number of the most recent block (`eth_blockNumber`).

        The block number of the chain's head. Rootstock has a new block about every half
        minute, so polling every few seconds is enough.

        A reorganisation can replace recent blocks: wait for some confirmations before you
        rely on one.
        """
        return await self._call(_methods.eth_block_number)

    @overload
    async def eth_get_block_by_number(
        self,
        block: types.BlockNumberOrTag,
        full_transactions: Literal[True],
    ) -> types.BlockWithTransactions | None: ...

    @overload
    async def eth_get_block_by_number(
        self,
        block: types.BlockNumberOrTag,
        full_transactions: Literal[False] = False,
    ) -> types.BlockWithHashes | None: ...

    @overload
    async def eth_get_block_by_number(
        self,
        block: types.BlockNumberOrTag,
        full_transactions: bool = False,
    ) -> types.Block | None: ...

    async def eth_get_block_by_number(
        self,
        block: types.BlockNumberOrTag,
        full_transactions: bool = False,
    ) -> types.Block | None:
        """A block, by its number or a tag (`eth_getBlockByNumber`).

        The block of the main chain at that height, or `null` when there is none (yet).

        In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees`
        and its Bitcoin merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).

        On a Rootstock node the last transaction of every block but the first is REMASC: from
        the zero address to `0x0000000000000000000000000000000001000008`, without gas, price,
        or signature. It distributes the miners' fees. Account for it when you count or sum
        transactions.

        The `pending` block is a preview of the next block: its `number`, `hash`, `logsBloom`
        and `miner` are `null`, and so are `blockHash`, `blockNumber` and `transactionIndex`
        of its transactions.

        After a reorganisation the same number may be a different block. To refer to one
        block, keep its hash and use `eth_getBlockByHash`.

        block: Number of the block, or a tag.
        full_transactions: `true` for full transactions, `false` for transaction hashes only.
        """
        return await self._call(_methods.eth_get_block_by_number, block, full_transactions)

    @overload
    async def eth_get_block_by_hash(
        self,
        block_hash: types.Hex,
        full_transactions: Literal[True],
    ) -> types.BlockWithTransactions | None: ...

    @overload
    async def eth_get_block_by_hash(
        self,
        block_hash: types.Hex,
        full_transactions: Literal[False] = False,
    ) -> types.BlockWithHashes | None: ...

    @overload
    async def eth_get_block_by_hash(
        self,
        block_hash: types.Hex,
        full_transactions: bool = False,
    ) -> types.Block | None: ...

    async def eth_get_block_by_hash(
        self,
        block_hash: types.Hex,
        full_transactions: bool = False,
    ) -> types.Block | None:
        """A block, by its hash (`eth_getBlockByHash`).

        The block with that hash, or `null` when the node does not have it. It may be a block
        of a side chain, or an uncle: compare with `eth_getBlockByNumber` when that matters.

        In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees`
        and its Bitcoin merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).

        On a Rootstock node the last transaction of every block but the first is REMASC: from
        the zero address to `0x0000000000000000000000000000000001000008`, without gas, price,
        or signature. It distributes the miners' fees. Account for it when you count or sum
        transactions.

        block_hash: Hash of the block.
        full_transactions: `true` for full transactions, `false` for transaction hashes only.
        """
        return await self._call(_methods.eth_get_block_by_hash, block_hash, full_transactions)

    async def eth_get_block_transaction_count_by_number(
        self,
        block: types.BlockNumberOrTag,
    ) -> int | None:
        """How many transactions a block has, by its number or a tag
        (`eth_getBlockTransactionCountByNumber`).

        The number of transactions, or `null` when there is no such block. REMASC, the system
        transaction at the end of a Rootstock block, counts like any other. For `pending`, it
        counts the node's transaction pool.

        block: Number of the block, or a tag.
        """
        return await self._call(_methods.eth_get_block_transaction_count_by_number, block)

    async def eth_get_block_transaction_count_by_hash(self, block_hash: types.Hex) -> int | None:
        """How many transactions a block has, by its hash (`eth_getBlockTransactionCountByHash`).

        The number of transactions, or `null` when there is no such block. REMASC, the system
        transaction at the end of a Rootstock block, counts like any other.

        block_hash: Hash of the block.
        """
        return await self._call(_methods.eth_get_block_transaction_count_by_hash, block_hash)

    async def eth_get_uncle_count_by_block_number(
        self,
        block: types.BlockNumberOrTag,
    ) -> int | None:
        """How many uncles a block has, by its number or a tag
        (`eth_getUncleCountByBlockNumber`).

        The number of uncles, or `null` when there is no such block. Uncles are sibling blocks
        that did not become part of the main chain and still earn a share of the reward.
        Rootstock blocks can have up to ten.

        block: Number of the block, or a tag.
        """
        return await self._call(_methods.eth_get_uncle_count_by_block_number, block)

    async def eth_get_uncle_count_by_block_hash(self, block_hash: types.Hex) -> int | None:
        """How many uncles a block has, by its hash (`eth_getUncleCountByBlockHash`).

        The number of uncles, or `null` when there is no such block. Uncles are sibling blocks
        that did not become part of the main chain and still earn a share of the reward.
        Rootstock blocks can have up to ten.

        block_hash: Hash of the block.
        """
        return await self._call(_methods.eth_get_uncle_count_by_block_hash, block_hash)

    async def eth_get_transaction_by_hash(
        self,
        transaction_hash: types.Hex,
    ) -> types.Transaction | None:
        """A transaction, by its hash (`eth_getTransactionByHash`).

        The transaction, mined or pending, or `null` when the node does not have it. While it
        is pending, `blockHash`, `blockNumber` and `transactionIndex` are `null`.

        A transaction that waits for another with a lower nonce is not pending yet: the result
        is `null`. After a reorganisation a mined transaction can be pending again.

        `r` and `s` are quantities, without leading zeros. Pad them to 32 bytes before you
        rebuild a signature.

        transaction_hash: Hash of the transaction.
        """
        return await self._call(_methods.eth_get_transaction_by_hash, transaction_hash)

    async def eth_get_raw_transaction_by_hash(self, transaction_hash: types.Hex) -> str | None:
        """A transaction's raw bytes, by its hash (`eth_getRawTransactionByHash`).

        The bytes that were sent with `eth_sendRawTransaction`, of a mined or a pending
        transaction: RLP, with the signature. `null` when the node does not have the
        transaction.

        Rootstock nodes have no such method. The gateway composes the bytes of the result of
        one `eth_getTransactionByHash`, and returns them only if the transaction's hash is
        theirs, which proves them. For REMASC, which nobody sent, they are the bytes that its
        hash is of.

        transaction_hash: Hash of the transaction.
        """
        return await self._call(_methods.eth_get_raw_transaction_by_hash, transaction_hash)

    async def eth_get_transaction_by_block_hash_and_index(
        self,
        block_hash: types.Hex,
        index: int,
    ) -> types.TransactionWithId | None:
        """A transaction, by its block's hash and its position
        (`eth_getTransactionByBlockHashAndIndex`).

        The transaction at that index, or `null` when there is no such block or transaction.

        The result has one more member than that of `eth_getTransactionByHash`: `_id`, the
        first 24 digits of the transaction's hash.

        block_hash: Hash of the block.
        index: Position in the block, counted from zero.
        """
        return await self._call(
            _methods.eth_get_transaction_by_block_hash_and_index,
            block_hash,
            index,
        )

    async def eth_get_transaction_by_block_number_and_index(
        self,
        block: types.BlockNumberOrTag,
        index: int,
    ) -> types.TransactionWithId | None:
        """A transaction, by its block's number and its position
        (`eth_getTransactionByBlockNumberAndIndex`).

        The transaction at that index, or `null` when there is no such block or transaction.
        With `pending`, the index refers to the order of the node's transaction pool, which
        may change between calls; `blockHash`, `blockNumber` and `transactionIndex` are then
        `null`.

        The result has one more member than that of `eth_getTransactionByHash`: `_id`, the
        first 24 digits of the transaction's hash.

        block: Number of the block, or a tag.
        index: Position in the block, counted from zero.
        """
        return await self._call(
            _methods.eth_get_transaction_by_block_number_and_index,
            block,
            index,
        )

    async def eth_get_transaction_receipt(
        self,
        transaction_hash: types.Hex,
    ) -> types.Receipt | None:
        """The receipt of a mined transaction (`eth_getTransactionReceipt`).

        The receipt has the transaction's status, the gas it used, its logs, and the address
        of the contract that it created. It is `null` while the transaction is pending, and
        for an unknown transaction: poll until there is one.

        `status` is `0x1` for success and `0x0` for failure. A receipt means that the
        transaction is in a block, not that it is final: wait for some confirmations before
        you rely on it.

        transaction_hash: Hash of the transaction.
        """
        return await self._call(_methods.eth_get_transaction_receipt, transaction_hash)

    async def eth_get_block_receipts(
        self,
        block: types.BlockNumberOrTagOrHash,
    ) -> list[types.Receipt] | None:
        """The receipts of all transactions of a block (`eth_getBlockReceipts`).

        Each receipt is what `eth_getTransactionReceipt` returns for the transaction, REMASC's
        too: the last one of every block on a Rootstock node. For indexers that otherwise ask
        once a transaction.

        Rootstock nodes have no such method. The gateway composes the result of one
        `eth_getBlockByNumber` or `eth_getBlockByHash` and an `eth_getTransactionReceipt` for
        each of the block's transactions, and returns it only when all receipts are of that
        very block. It counts as one request.

        - Nodes keep receipts of the main chain's blocks only: for another block, given by its
        hash, the call fails with InvalidParams.
        - The pending block has no receipts: `null`.

        block: The block.
        """
        return await self._call(_methods.eth_get_block_receipts, block)

    async def eth_send_raw_transaction(self, signed_transaction: types.Hex) -> str:
        """Sends a signed transaction to the network (`eth_sendRawTransaction`).

        Sends a transaction that **you signed** to the nodes and returns its hash. The service
        holds no private keys. The hash means that the transaction was accepted, not that it
        was mined: poll `eth_getTransactionReceipt` with it. For a contract creation the
        receipt has the contract's address.

        - Legacy transactions only: typed transactions (EIP-2930, EIP-1559, …) do not exist on
        Rootstock and fail with InvalidParams. In most libraries, set `gasPrice` or `type:
        "legacy"`.
        - Sign with the right chain ID: 31 on Testnet, 30 on Mainnet. Any other fails with
        InvalidParams. Signatures from before EIP-155 are accepted.
        - TransactionRejected has the node's message, such as `transaction nonce too low` or
        `insufficient funds`, after the phrase that libraries look for where the node's has
        none, such as `replacement transaction underpriced: gas price not enough to bump
        transaction` (to replace a pending transaction, offer at least 40 % more).
        - It is safe to send the same transaction again: you get its hash, whether it is
        pending or mined. If a response is lost, retry with the same bytes; do not sign again
        with another nonce.
        - A node holds up to 16 pending transactions per sender and refuses nonces further
        ahead. Transactions behind a nonce gap wait.

        signed_transaction: The signed transaction, RLP-encoded.
        """
        return await self._call(_methods.eth_send_raw_transaction, signed_transaction)

    async def eth_send_raw_transaction_sync(
        self,
        signed_transaction: types.Hex,
        timeout: types.QuantityOrNumber | None = None,
    ) -> types.Receipt:
        """Sends a signed transaction and waits for its receipt (EIP-7966)
        (`eth_sendRawTransactionSync`).

        Like `eth_sendRawTransaction`, but the response comes when a block has the
        transaction, with its receipt. A transaction that fails has a receipt, too: its
        `status` is `0x0`.

        Rootstock nodes have no such method. The gateway composes it of one
        `eth_sendRawTransaction` and of `eth_getTransactionReceipt`, until there is a receipt.
        It counts as one request, and takes one of your concurrent calls while it waits.

        - Rootstock has about two blocks a minute, and the wait can end before: after 20
        seconds, or `timeout`, the call fails with TransactionPending, and `data` is the hash.
        **The transaction is sent all the same**: poll `eth_getTransactionReceipt`.
        - Sending the same transaction again waits again.

        signed_transaction: The signed transaction, RLP-encoded.
        timeout: Longest wait in milliseconds; by default, and for zero, 20 seconds. Longer
        than 25 seconds is that.
        """
        return await self._call(_methods.eth_send_raw_transaction_sync, signed_transaction, timeout)

    async def eth_accounts(self) -> list[str]:
        """The accounts that the service can sign for: none (`eth_accounts`).

        Always an empty array: the service holds no private keys. Sign transactions with a
        wallet or library, and send them with `eth_sendRawTransaction`.
        """
        return await self._call(_methods.eth_accounts)

    async def eth_get_balance(
        self,
        address: types.Hex,
        block: types.BlockNumberOrTagOrHash = "latest",
    ) -> int:
        """An account's balance of the native currency (`eth_getBalance`).

        The balance in wei (10¹⁸ wei are one RBTC, or one tRBTC on Testnet) at the end of a
        block. The balance of an unused address is `0x0`.

        It does not include tokens: read token balances from their contracts with `eth_call`.

        An unknown block number or hash fails with InvalidParams: `block … not found`.

        address: The account or contract.
        block: The state at the end of this block is used.
        """
        return await self._call(_methods.eth_get_balance, address, block)

    async def eth_get_transaction_count(
        self,
        address: types.Hex,
        block: types.BlockNumberOrTagOrHash = "latest",
    ) -> int:
        """How many transactions an account has sent: its next nonce (`eth_getTransactionCount`).

        The number of transactions sent from the address up to the end of a block, which is
        the nonce of its next transaction. With `pending`, transactions in the node's pool
        count too, but not those behind a nonce gap.

        An unknown block number or hash fails with InvalidParams: `block … not found`.

        address: The sender.
        block: The state at the end of this block is used.
        """
        return await self._call(_methods.eth_get_transaction_count, address, block)

    async def eth_call(
        self,
        call: types.CallObject,
        block: types.BlockNumberOrTagOrObject,
        state_override: Mapping[types.Hex, types.AccountOverride] | None = None,
    ) -> str:
        """Runs a contract's code without a transaction (`eth_call`).

        Runs the call on a block's state and returns its output. Nothing is signed, sent,
        stored or paid. Use it to read from contracts.

        - A revert is the error ExecutionReverted (code 3): `execution reverted: <reason>`
        when the contract gave a reason, and the raw revert bytes in `data`, from which
        libraries decode custom errors.
        - A Rootstock node does not check the sender's balance here.
        - A result of `0x` may mean that the address has no code. A Rootstock node also
        returns it when a call runs out of gas.
        - `to` may be omitted when `data` is init code: it runs as in a contract creation, and
        the result is its output. Libraries use this for deployless calls.
        - `block` may be a number, a tag or an EIP-1898 object, but not a bare hash. An
        unknown block number or hash fails with InvalidParams: `block … not found`.
        - `stateOverride` changes accounts for this call: what if this account had that
        balance, that code, those storage values? Nodes may have it switched off (RSKj's
        setting `rpc.allowCallStateOverride`): such calls go to nodes that take it, and fail
        with CallRejected where none does. An API key with an allow-list of contracts may not
        use it.

        call: The call to run.
        block: The call runs on the state of this block.
        state_override: Changes of accounts that hold during this call only.
        """
        return await self._call(_methods.eth_call, call, block, state_override)

    async def eth_estimate_gas(
        self,
        call: types.CallObject,
        block: types.BlockNumberOrTag = "latest",
        state_override: Mapping[types.Hex, types.AccountOverride] | None = None,
    ) -> int:
        """How much gas a transaction would need (`eth_estimateGas`).

        Simulates the whole transaction, including balance checks and contract code, without
        sending it, and returns the gas that it would use.

        **It always returns an estimate.** When a step of the simulated transaction fails (the
        sender's balance is too small, the contract reverts, gas runs out), the response still
        has an estimate as `result`, never an error; other services return an error such as
        `insufficient funds for transfer`. An estimate therefore does not mean that the
        transaction will succeed. Use `eth_call` to find out whether a call reverts, and why.

        Most libraries send the transaction with the estimate and pay for the failure. An API
        key therefore has the option *Estimates: fail when the transaction would fail*. With
        it, a revert returns ExecutionReverted (code 3) with the revert data, and an
        insufficient balance or `gas` returns CallRejected, as on Ethereum nodes.

        - A `gas` that is too small for the call is ignored, unless the API key has that
        option.
        - `to` may be omitted when `data` is the init code of a contract to create.
        - The state may change before your transaction is mined: add some gas, such as 20 %.
        - Invalid params still fail with InvalidParams, and so does an unknown block number or
        hash: `block … not found`.
        - `stateOverride` is as in `eth_call`. RSKj doesn't take it here: the call fails with
        CallRejected where no node does.

        call: The transaction to estimate.
        block: The simulation runs on the state of this block.
        state_override: Changes of accounts that hold during the simulation only.
        """
        return await self._call(_methods.eth_estimate_gas, call, block, state_override)

    async def eth_get_code(self, address: types.Hex, block: types.BlockNumberOrTagOrHash) -> str:
        """A contract's byte code (`eth_getCode`).

        The compiled code at an address at the end of a block. It is `0x` for an ordinary
        account, for a contract that is not deployed yet, and for precompiled contracts such
        as the Bridge and REMASC.

        An unknown block number or hash fails with InvalidParams: `block … not found`.

        address: The contract.
        block: The state at the end of this block is used.
        """
        return await self._call(_methods.eth_get_code, address, block)

    async def eth_get_storage_at(
        self,
        address: types.Hex,
        position: int,
        block: types.BlockNumberOrTagOrHash,
    ) -> str:
        """One slot of a contract's storage (`eth_getStorageAt`).

        The 32 bytes at a storage position, at the end of a block; all zeros where nothing was
        stored. The compiler decides the storage layout: Solidity numbers slots from `0x0` and
        locates mapping entries by hash.

        An unknown block number or hash fails with InvalidParams: `block … not found`.

        address: The contract.
        position: The storage slot.
        block: The state at the end of this block is used.
        """
        return await self._call(_methods.eth_get_storage_at, address, position, block)

    async def rsk_get_storage_bytes_at(
        self,
        address: types.Hex,
        position: int,
        block: types.BlockNumberOrTagOrHash,
    ) -> str:
        """The bytes stored at a position, of any length (`rsk_getStorageBytesAt`).

        What is stored at a storage position, at the end of a block. Rootstock's own contracts
        (the Bridge, `0x…01000006`; REMASC, `0x…01000008`) store values of any length, often
        RLP, under keys that are the name of the value, padded on the left with zeros to 32
        bytes. `eth_getStorageAt` fails for values of more than 32 bytes.

        Other contracts store words: the result is 32 bytes, as of `eth_getStorageAt`,
        although nodes leave leading zeros out. Where nothing is stored, it is `0x`.

        An unknown block number or hash fails with InvalidParams: `block … not found`.

        address: The contract.
        position: The storage position: up to 32 bytes.
        block: The state at the end of this block is used.
        """
        return await self._call(_methods.rsk_get_storage_bytes_at, address, position, block)

    async def eth_get_logs(self, filter: types.LogFilter) -> list[types.Log]:
        """The logs that match a filter (`eth_getLogs`).

        Searches one block, by `blockHash`, or a range of blocks, by `fromBlock` and
        `toBlock`, for logs with given contracts and topics. The result is in chain order, and
        empty when nothing matches.

        **A request must be within one of two limits:** up to **10,000 logs** from a range of
        any width, *or* up to **2,000 blocks** (both ends included) with any number of logs.
        Beyond both, the request fails with InvalidParams and suggests a smaller range: `this
        block range should work: [0x…, 0x…]` in the message, and `{from, to, limit}` in
        `data`. If the result is too large or takes too long, LimitExceeded suggests a range
        too.

        - With none of the three block members, the result has the logs of the latest block.
        With only `fromBlock`, the range ends at the head. With only `toBlock`, it starts at
        the latest block, so an older `toBlock` is refused; give both.
        - A `toBlock` of `pending`, or past the head, means the head. A `fromBlock` past the
        head returns `[]`. A `fromBlock` after `toBlock` fails with InvalidParams, and so does
        `blockHash` together with either. An unknown `blockHash` returns `[]`.
        - `topics` match by position: `null` matches anything, an array matches any of its
        items. `[A, null, [B, C]]` means A first, anything second, and B or C third.
        - To follow a contract, remember the last block you have read and request the logs
        from the next block on; read some earlier blocks again to detect reorganisations.

        Logs of REMASC (`0x…01000008`) are not ABI-encoded: their topics are padded text, such
        as `mining_fee_topic`.

        filter: Which logs.
        """
        return await self._call(_methods.eth_get_logs, filter)

    async def rsk_get_raw_block_header_by_hash(self, block_hash: types.Hex) -> str | None:
        """A block's header as the network encodes it, by block hash
        (`rsk_getRawBlockHeaderByHash`).

        An RLP list: parentHash, sha3Uncles, miner, stateRoot, transactionsRoot, receiptsRoot,
        logsBloom, difficulty, number, gasLimit, gasUsed, timestamp, extraData, paidFees,
        minimumGasPrice, number of uncles, an empty item (since the papyrus upgrade), then in
        headers of version 1 and 2 the version, the edges of the transaction sublists and, in
        version 2, the base event; last the Bitcoin block header.

        The Keccak-256 hash of a header of version 0 (Mainnet) is the block's hash. Headers of
        version 1 and 2 (Testnet, RSKIP-351 and RSKIP-535) are hashed in another form: without
        version, edges and base event, and with RLP[version, E] in the place of logsBloom,
        where E is the Keccak-256 hash of RLP[Keccak-256 hash of logsBloom, base event
        (version 2), edges].

        block_hash: The hash of the block.
        """
        return await self._call(_methods.rsk_get_raw_block_header_by_hash, block_hash)

    async def rsk_get_raw_block_header_by_number(self, block: types.BlockNumberOrTag) -> str | None:
        """A block's header as the network encodes it, by block number
        (`rsk_getRawBlockHeaderByNumber`).

        The same bytes as `rsk_getRawBlockHeaderByHash` returns, which says how they are made
        up. The header of the pending block has no Bitcoin block header yet.

        block: The block number or tag.
        """
        return await self._call(_methods.rsk_get_raw_block_header_by_number, block)

    async def rsk_get_raw_transaction_receipt_by_hash(
        self,
        transaction_hash: types.Hex,
    ) -> str | None:
        """A mined transaction's receipt as the network encodes it
        (`rsk_getRawTransactionReceiptByHash`).

        An RLP list: state (`01` for success, else empty), cumulativeGasUsed, logsBloom, logs,
        gasUsed, status (`01` or empty). It is the value that the block's receiptsRoot commits
        to; `rsk_getTransactionReceiptNodesByHash` returns the proof. Where RSKIP-144 is
        active (Testnet), cumulativeGasUsed starts at zero in each sublist of the block, and
        is 0 for REMASC.

        Only blocks of the main chain are searched; a pending transaction has no receipt.

        The devchain encodes receipts as Ethereum does: status, cumulativeGasUsed, logsBloom,
        logs.

        transaction_hash: The hash of the transaction.
        """
        return await self._call(_methods.rsk_get_raw_transaction_receipt_by_hash, transaction_hash)

    async def rsk_get_transaction_receipt_nodes_by_hash(
        self,
        block_hash: types.Hex,
        transaction_hash: types.Hex,
    ) -> list[str] | None:
        """The proof that a receipt belongs to a block (`rsk_getTransactionReceiptNodesByHash`).

        The nodes of the block's receipt trie from the transaction's leaf up to the root. The
        Keccak-256 hash of the last one is the block's receiptsRoot; the leaf has the
        Keccak-256 hash of the receipt's bytes, as `rsk_getRawTransactionReceiptByHash`
        returns them. The path in the trie is the RLP encoding of the transaction's index.
        Side-chain blocks are searched, too.

        The nodes are those of Rootstock's unitrie (RSKIP-107), not of Ethereum's trie. In
        Mainnet blocks before RSKIP-126 (below `0x1846d8`), receiptsRoot is the root of an
        older form of trie, which these nodes don't prove.

        The devchain has Ethereum's tries: its nodes are RLP lists.

        block_hash: The hash of the block.
        transaction_hash: The hash of a transaction in that block.
        """
        return await self._call(
            _methods.rsk_get_transaction_receipt_nodes_by_hash,
            block_hash,
            transaction_hash,
        )

    async def trace_block(self, block: types.BlockNumberTagOrHash) -> list[types.Trace] | None:
        """Execution traces of a block (`trace_block`).

        Each call, creation and destruction is one trace, in the order of execution;
        `traceAddress` is its place in the tree. REMASC's transaction is the last one of every
        block on a Rootstock node.

        The node re-executes the block, which is expensive, and needs the state before it:
        pruned nodes return an error. Nodes may lack traces altogether; those that have them
        are used, and if none has, the call fails with MethodNotFound.

        For a block off the main chain, given by its hash, RSKj gives the hash and positions
        of other blocks; here they are the block's own.

        - Not traced by RSKj: calls of precompiled contracts (the Bridge among them) by
        contracts, creations by contracts that fail, and calls of more value than the caller
        has.
        - RSKj gives no output at the top level, no input of calls to accounts without code,
        and from 9.0.0 to 9.0.2 the transaction's input as that of each inner call; such nodes
        are used only where no other node has traces.
        - Traces of `pending` have no block and no position, and no gas used at the top level.
        - The devchain has no REMASC transaction; its traces have outputs and failed
        creations, too.

        block: The block number, hash or tag.
        """
        return await self._call(_methods.trace_block, block)

    async def trace_transaction(self, transaction_hash: types.Hex) -> list[types.Trace] | None:
        """Execution traces of a transaction (`trace_transaction`).

        Each call, creation and destruction is one trace, in the order of execution;
        `traceAddress` is its place in the tree. The first trace is the transaction itself.
        `trace_block` says what nodes leave out.

        The node runs the whole block of the transaction again, so `trace_block` is as cheap
        as one transaction of it. Only blocks of the main chain are searched; a pending
        transaction has no traces.

        transaction_hash: The hash of the transaction.
        """
        return await self._call(_methods.trace_transaction, transaction_hash)

    async def trace_filter(self, filter: types.TraceQuery) -> list[types.Trace]:
        """Traces of a range of blocks, by sender and receiver (`trace_filter`).

        Searches up to **2,000 blocks** (both ends included) for the transactions from and to
        given addresses, and returns up to **100 traces** of them: all traces of these
        transactions, in the order of execution. The addresses are those of the transaction,
        so inner calls to an address are not found by it. Both given, both must match.

        For the next traces, add their number to `after`, as often as you like; or begin at
        the block of the last one. A result with fewer traces than `count` is the last.

        - A wider range fails with InvalidParams, and suggests a smaller one: `this block
        range should work: [0x…, 0x…]` in the message, and `{from, to, limit}` in `data`. If
        it takes too long, LimitExceeded suggests a range too.
        - With neither block, only the latest block is searched. With only `toBlock`, the
        range starts at the latest block, so an older `toBlock` is refused; give both.
        - A `toBlock` of `pending`, or past the head, means the head. A `fromBlock` past the
        head returns `[]`. A `fromBlock` after `toBlock` fails with InvalidParams.

        The service reads block by block, as `trace_block` does, until it has enough, and
        caches them so: the pages of a range are read from nodes once. None of a node's own
        limits on `trace_filter` apply.

        filter: Which traces.
        """
        return await self._call(_methods.trace_filter, filter)

    async def debug_trace_transaction(
        self,
        transaction_hash: types.Hex,
        options: types.TraceOptions | None = None,
    ) -> types.CallFrame | None:
        """Execution trace of a transaction, as a tree of calls (`debug_traceTransaction`).

        The same as `trace_transaction`, as `callTracer` of go-ethereum writes it: for
        indexers, debuggers and explorers that ask for this form.

        The gateway composes the result: it reads the transaction and its `trace_transaction`,
        and, where something reverted or `withLog` is set, asks a node that has
        `debug_traceTransaction` for what these don't tell. It counts as one request. RSKj's
        own `callTracer` writes `output` without its leading zeros, errors in Java's words,
        and the gas of plain transfers as zero; here they are as go-ethereum has them.

        - Single steps (`structLogs`) and other tracers are refused.
        - `trace_block` says what nodes leave out of traces. The `to` of a `CALLCODE` is the
        calling contract.
        - The last transaction of every block on a Rootstock node is REMASC's, which has no
        gas.

        transaction_hash: The hash of the transaction.
        options: How to trace.
        """
        return await self._call(_methods.debug_trace_transaction, transaction_hash, options)

    async def debug_trace_block_by_number(
        self,
        block: types.BlockNumberOrTag,
        options: types.TraceOptions | None = None,
    ) -> list[types.TracedTransaction] | None:
        """Execution traces of a block, as trees of calls; the block by its number
        (`debug_traceBlockByNumber`).

        For each transaction of the block what `debug_traceTransaction` returns, which says
        how it is made; REMASC's too, the last one of every block on a Rootstock node. It
        reads the block and its `trace_block`, so it costs a node as much as that. It counts
        as one request.

        The pending block is refused.

        block: The block number or tag.
        options: How to trace.
        """
        return await self._call(_methods.debug_trace_block_by_number, block, options)

    async def debug_trace_block_by_hash(
        self,
        block: types.Hex,
        options: types.TraceOptions | None = None,
    ) -> list[types.TracedTransaction] | None:
        """Execution traces of a block, as trees of calls; the block by its hash
        (`debug_traceBlockByHash`).

        For each transaction of the block what `debug_traceTransaction` returns, which says
        how it is made; REMASC's too, the last one of every block on a Rootstock node. It
        reads the block and its `trace_block`, so it costs a node as much as that. It counts
        as one request.

        block: The hash of the block.
        options: How to trace.
        """
        return await self._call(_methods.debug_trace_block_by_hash, block, options)

    async def web3_sha3(self, data: types.Hex) -> str:
        """The Keccak-256 hash of the given bytes (`web3_sha3`).

        Keccak-256 is the hash function of Ethereum and Rootstock. Despite the method's name
        it is **not** the standardised SHA3-256, which uses different padding.

        Any Ethereum library computes it locally, without a request.

        data: The bytes to hash; `0x` for none.
        """
        return await self._call(_methods.web3_sha3, data)

    async def eth_new_filter(self, filter: types.LogFilter) -> int:
        """Creates a filter for logs (`eth_newFilter`).

        Creates a filter for logs. Poll new logs with `eth_getFilterChanges`; read all of them
        with `eth_getFilterLogs`.

        - `fromBlock` and `toBlock` limit the logs to these blocks; the logs of blocks that
        exist already are only in `eth_getFilterLogs`. With `blockHash`, there are no changes.
        - The limits of `eth_getLogs` apply; params may have up to 32 KiB. API keys with a
        list of contracts can create filters for these contracts only.

        A filter belongs to the user and network of the API key. It is kept in the service's
        database: any of the user's keys of the network can poll it, on any process of the
        service, also after a restart. It is removed by `eth_uninstallFilter`, after 15
        minutes without a poll, or when the API key that created it no longer allows it. A
        user can have 100 filters; a further one is refused with RateLimited.

        filter: Which logs.
        """
        return await self._call(_methods.eth_new_filter, filter)

    async def eth_new_block_filter(self) -> int:
        """Creates a filter for new blocks (`eth_newBlockFilter`).

        Creates a filter, which `eth_getFilterChanges` polls for the hashes of new blocks.

        A filter belongs to the user and network of the API key. It is kept in the service's
        database: any of the user's keys of the network can poll it, on any process of the
        service, also after a restart. It is removed by `eth_uninstallFilter`, after 15
        minutes without a poll, or when the API key that created it no longer allows it. A
        user can have 100 filters; a further one is refused with RateLimited.
        """
        return await self._call(_methods.eth_new_block_filter)

    async def eth_new_pending_transaction_filter(self) -> int:
        """Creates a filter for pending transactions (`eth_newPendingTransactionFilter`).

        Creates a filter, which `eth_getFilterChanges` polls for the hashes of transactions
        accepted into a node's pool, each once: those sent through this service, by any of its
        processes, and those that nodes tell of over WebSocket, where they have one. After a
        restart of the service, the nodes are listened to again from the next poll on.

        A filter belongs to the user and network of the API key. It is kept in the service's
        database: any of the user's keys of the network can poll it, on any process of the
        service, also after a restart. It is removed by `eth_uninstallFilter`, after 15
        minutes without a poll, or when the API key that created it no longer allows it. A
        user can have 100 filters; a further one is refused with RateLimited.
        """
        return await self._call(_methods.eth_new_pending_transaction_filter)

    async def eth_get_filter_changes(self, filter: int) -> types.FilterChanges:
        """What is new since the last poll of a filter (`eth_getFilterChanges`).

        Returns what has happened since the filter's last poll or, in the first poll, since it
        was created:

        - **Logs**: the logs of new blocks that match the filter, in chain order. After a
        reorganisation: the logs that the filter has returned of the removed blocks, again
        with `removed: true`, the newest first, then those of the new branch.
        - **Blocks**: the hashes of new blocks, in order. After a reorganisation: those of the
        whole new branch.
        - **Transactions**: hashes, each once.

        Each event is returned once, also when several polls of a filter run at once, and none
        is missed. A poll covers up to 2,000 blocks and stops after 10,000 events or 4 MiB;
        the next poll continues there. A response that is lost on its way to you is not
        repeated: where that matters, read these blocks by `eth_getLogs`.

        A filter that does not exist fails with CallRejected: `filter not found`. So does one
        whose blocks were removed by a reorganisation, if no node has them any more: create a
        new one.

        filter: The filter's ID.
        """
        return await self._call(_methods.eth_get_filter_changes, filter)

    async def eth_get_filter_logs(self, filter: int) -> list[types.Log]:
        """All logs of a filter (`eth_getFilterLogs`).

        Returns what `eth_getLogs` returns for the params of `eth_newFilter`, with the same
        limits. It counts as a poll, but does not change what `eth_getFilterChanges` returns
        next.

        A filter that does not exist, or that is not for logs, fails with CallRejected:
        `filter not found`.

        filter: The filter's ID.
        """
        return await self._call(_methods.eth_get_filter_logs, filter)

    async def eth_uninstall_filter(self, filter: int) -> bool:
        """Removes a filter before its time is over (`eth_uninstallFilter`).

        Returns whether there was such a filter. Filters that are no longer polled are removed
        after 15 minutes.

        filter: The filter's ID.
        """
        return await self._call(_methods.eth_uninstall_filter, filter)

    async def txpool_content(self) -> types.PoolContent:
        """The transactions that wait for a block, in full (`txpool_content`).

        By sender and nonce, in go-ethereum's form: `pending` can be in the next block,
        `queued` wait for an earlier nonce.

        The pools of all nodes together: of two transactions with one nonce the better paid.
        **Off unless a service switches it on** (`METHODS`). A pool of more than 1 MiB fails
        with LimitExceeded. RSKj has a list for each nonce, and addresses without `0x`; here
        tools of Ethereum can read it.
        """
        return await self._call(_methods.txpool_content)

    async def txpool_inspect(self) -> types.PoolInspection:
        """The transactions that wait for a block, a line for each (`txpool_inspect`).

        By sender and nonce, in go-ethereum's form: receiver, value, gas and gas price. The
        gateway makes it of `txpool_content`.

        The pools of all nodes together: of two transactions with one nonce the better paid.
        **Off unless a service switches it on** (`METHODS`). A pool of more than 1 MiB fails
        with LimitExceeded.
        """
        return await self._call(_methods.txpool_inspect)

    async def txpool_status(self) -> types.PoolStatus:
        """How many transactions wait for a block (`txpool_status`).

        `pending` can be in the next block, `queued` wait for an earlier nonce. The gateway
        makes it of `txpool_content`.

        The pools of all nodes together: of two transactions with one nonce the better paid.
        **Off unless a service switches it on** (`METHODS`). A pool of more than 1 MiB fails
        with LimitExceeded.
        """
        return await self._call(_methods.txpool_status)

    async def evm_snapshot(self) -> int:
        """Remembers the chain as it is now (`evm_snapshot`).

        The height, the state and the clock are kept, also over a restart; up to 1,000
        snapshots. `evm_revert` goes back to it.

        Only the devchain has this method, in development mode.
        """
        return await self._call(_methods.evm_snapshot)

    async def evm_revert(self, snapshot: int) -> bool:
        """Goes back to a snapshot (`evm_revert`).

        Deletes the blocks and state since then, the pending transactions, this snapshot and
        later ones. It returns `false` where there is no such snapshot: take another one after
        each return.

        Only the devchain has this method, in development mode.

        snapshot: The snapshot's ID, from `evm_snapshot`.
        """
        return await self._call(_methods.evm_revert, snapshot)

    async def evm_mine(self, timestamp: types.QuantityOrNumber | None = None) -> int:
        """Makes a block now, whether transactions wait or not (`evm_mine`).

        Pending transactions are in it. With a time stamp, the block has that, and the chain's
        clock goes on from there.

        Only the devchain has this method, in development mode.

        timestamp: The block's time stamp, in seconds since 1970; it must be later than the
        latest block's.
        """
        return await self._call(_methods.evm_mine, timestamp)

    async def evm_increase_time(self, seconds: types.QuantityOrNumber) -> int:
        """Moves the chain's clock forward (`evm_increaseTime`).

        The next block has the later time. It is kept over a restart.

        Only the devchain has this method, in development mode.

        seconds: By how many seconds; up to 100 years.
        """
        return await self._call(_methods.evm_increase_time, seconds)

    async def evm_set_next_block_timestamp(self, timestamp: types.QuantityOrNumber) -> bool:
        """Sets the time stamp of the next block (`evm_setNextBlockTimestamp`).

        The chain's clock goes on from there. It is forgotten when the devchain restarts
        before that block.

        Only the devchain has this method, in development mode.

        timestamp: Seconds since 1970; later than the latest block's time stamp.
        """
        return await self._call(_methods.evm_set_next_block_timestamp, timestamp)

    async def hardhat_mine(
        self,
        blocks: types.QuantityOrNumber | None = None,
        interval: types.QuantityOrNumber | None = None,
    ) -> bool:
        """Makes several blocks now (`hardhat_mine`).

        Pending transactions are in the first one. Also under the name `anvil_mine`.

        Only the devchain has this method, in development mode.

        blocks: How many, up to 1,000; one by default.
        interval: Seconds from each block to the next on the chain; at least one.
        """
        return await self._call(_methods.hardhat_mine, blocks, interval)

    async def hardhat_reset(self, options: types.ResetOptions | None = None) -> bool:
        """Resets the chain to its first block (`hardhat_reset`).

        Deletes all blocks, snapshots, pending transactions and impersonations; the funded
        accounts and the first block stay: block 0, or on a fork the block it began at. **What
        was there is lost.** Also under the name `anvil_reset`.

        Only the devchain has this method, in development mode.

        options: Other development chains take a chain to fork here; the devchain doesn't: it
        forks by `rootgate devchain --fork`.
        """
        return await self._call(_methods.hardhat_reset, options)

    async def hardhat_metadata(self) -> types.DevchainMetadata:
        """What the devchain is, and its latest block (`hardhat_metadata`).

        For tools that want to know what they are connected with. Also under the name
        `anvil_metadata`.

        Only the devchain has this method, in development mode.
        """
        return await self._call(_methods.hardhat_metadata)

    async def hardhat_set_balance(self, address: types.Hex, balance: int) -> bool:
        """Sets an account's balance (`hardhat_setBalance`).

        The state after the latest block changes; there is no transaction and no block. Also
        under the name `anvil_setBalance`.

        Only the devchain has this method, in development mode.

        address: The account.
        balance: Its balance from now on, in wei.
        """
        return await self._call(_methods.hardhat_set_balance, address, balance)

    async def hardhat_set_nonce(self, address: types.Hex, nonce: int) -> bool:
        """Sets an account's nonce (`hardhat_setNonce`).

        It may only grow, and the account must have no pending transactions. There is no
        transaction and no block. Also under the name `anvil_setNonce`.

        Only the devchain has this method, in development mode.

        address: The account.
        nonce: The nonce of its next transaction.
        """
        return await self._call(_methods.hardhat_set_nonce, address, nonce)

    async def hardhat_set_code(self, address: types.Hex, code: types.Hex) -> bool:
        """Sets the code of a contract (`hardhat_setCode`).

        Storage and balance stay. There is no transaction and no block; a constructor does not
        run. Also under the name `anvil_setCode`.

        Only the devchain has this method, in development mode.

        address: The contract.
        code: Its code at runtime, up to 24 KiB; `0x` for none.
        """
        return await self._call(_methods.hardhat_set_code, address, code)

    async def hardhat_set_storage_at(
        self,
        address: types.Hex,
        position: int,
        word: types.Hex,
    ) -> bool:
        """Sets one slot of a contract's storage (`hardhat_setStorageAt`).

        There is no transaction and no block. Also under the name `anvil_setStorageAt`.

        Only the devchain has this method, in development mode.

        address: The contract.
        position: The storage slot.
        word: The 32 bytes to store.
        """
        return await self._call(_methods.hardhat_set_storage_at, address, position, word)

    async def hardhat_impersonate_account(self, address: types.Hex) -> bool:
        """Lets transactions be sent from an account without its key
        (`hardhat_impersonateAccount`).

        `eth_sendTransaction` takes the account as `from` then, a contract's too. It needs
        coins for gas: `hardhat_setBalance`. It ends with `hardhat_stopImpersonatingAccount`
        or a restart; up to 1,000 accounts. Also under the name `anvil_impersonateAccount`.

        Only the devchain has this method, in development mode.

        address: The account.
        """
        return await self._call(_methods.hardhat_impersonate_account, address)

    async def hardhat_stop_impersonating_account(self, address: types.Hex) -> bool:
        """Ends the impersonation of an account (`hardhat_stopImpersonatingAccount`).

        Transactions that it has sent stay. Also under the name
        `anvil_stopImpersonatingAccount`.

        Only the devchain has this method, in development mode.

        address: The account.
        """
        return await self._call(_methods.hardhat_stop_impersonating_account, address)

    async def eth_send_transaction(self, transaction: types.TransactionRequest) -> str:
        """Signs and sends a transaction of a devchain's account (`eth_sendTransaction`).

        The sender is one of the devchain's funded accounts, which the start prints, or an
        impersonated account. Of an impersonated account the signature is a mark that proves
        nothing. TransactionRejected has the same messages as with `eth_sendRawTransaction`. A
        transaction that will fail is sent all the same, as gas is estimated for it. Real
        networks have no such method here, since the service holds no keys of anybody.

        Only the devchain has this method, in development mode.

        transaction: The transaction.
        """
        return await self._call(_methods.eth_send_transaction, transaction)
