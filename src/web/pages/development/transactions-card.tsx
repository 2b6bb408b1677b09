import type { DevchainNetwork } from "../../../http/api/api-types.js";
import { formatCoins } from "../../format/amount.js";
import { coinOf } from "../../format/coin.js";
import { formatNumber } from "../../format/number.js";
import { Card } from "../../parts/card.js";
import { Hex } from "../../parts/hex.js";
import { Table } from "../../parts/table.js";

/** The transactions of a devchain's latest blocks. */
export function TransactionsCard({ network: { network, transactions } }: { readonly network: DevchainNetwork }) {
  return (
    <Card title="Latest transactions">
      {transactions.length === 0 ? (
        <p className="text-ink-soft text-sm">No transactions in the latest blocks. Use the faucet to send one.</p>
      ) : (
        <Table
          caption="Latest transactions"
          columns={[
            { name: "Hash" },
            { name: "Block", isNumber: true },
            { name: "From" },
            { name: "To" },
            { name: `Value in ${coinOf(network)}`, isNumber: true },
          ]}
          rows={transactions.map(({ hash, blockNumber, from, to, value }) => ({
            id: hash,
            cells: [
              <Hex value={hash} what={`the hash ${hash}`} />,
              formatNumber(blockNumber),
              <Hex value={from} what={`the sender ${from}`} />,
              to ? <Hex value={to} what={`the recipient ${to}`} /> : "New contract",
              formatCoins(value),
            ],
          }))}
        />
      )}
    </Card>
  );
}
