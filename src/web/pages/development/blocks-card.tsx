import type { DevchainBlock } from "../../../http/api/api-types.js";
import { formatNumber } from "../../format/number.js";
import { formatAgo, formatSecond } from "../../format/time.js";
import { Card } from "../../parts/card.js";
import { Hex } from "../../parts/hex.js";
import { Table } from "../../parts/table.js";

const columns = [
  { name: "Number", isNumber: true },
  { name: "Hash" },
  { name: "Time" },
  { name: "Transactions", isNumber: true },
  { name: "Gas used", isNumber: true },
];

/** A devchain's latest blocks. */
export function BlocksCard({ blocks }: { readonly blocks: readonly DevchainBlock[] }) {
  return (
    <Card title="Latest blocks">
      <Table
        caption="Latest blocks"
        columns={columns}
        rows={blocks.map(({ number, hash, timestamp, transactions, gasUsed }) => ({
          id: hash,
          cells: [
            formatNumber(number),
            <Hex value={hash} what={`the hash of block ${number}`} />,
            <span title={formatSecond(timestamp)}>{formatAgo(timestamp)}</span>,
            transactions,
            formatNumber(Number(gasUsed)),
          ],
        }))}
      />
    </Card>
  );
}
