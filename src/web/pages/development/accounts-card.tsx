import type { DevchainNetwork } from "../../../http/api/api-types.js";
import { formatCoins } from "../../format/amount.js";
import { coinOf } from "../../format/coin.js";
import { Card } from "../../parts/card.js";
import { Hex } from "../../parts/hex.js";
import { Table } from "../../parts/table.js";

/** Who has coins on a devchain. */
export function AccountsCard({ network: { network, accounts } }: { readonly network: DevchainNetwork }) {
  return (
    <Card title="Funded accounts" hint="Their private keys are printed when the service starts.">
      <Table
        caption="Funded accounts"
        columns={[{ name: "Address" }, { name: `Balance in ${coinOf(network)}`, isNumber: true }]}
        rows={accounts.map(({ address, balance }) => ({
          id: address,
          cells: [<Hex value={address} what={`the address ${address}`} />, formatCoins(balance)],
        }))}
      />
    </Card>
  );
}
