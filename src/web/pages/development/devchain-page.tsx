import { useState } from "react";
import type { DevchainView, NetworkLabel } from "../../../http/api/api-types.js";
import { useDevchain } from "../../api/queries.js";
import { Badge } from "../../parts/badge.js";
import { Choice } from "../../parts/choice.js";
import { Empty } from "../../parts/empty.js";
import { Loaded } from "../../parts/loaded.js";
import { Page } from "../../parts/page.js";
import { AccountsCard } from "./accounts-card.js";
import { BlocksCard } from "./blocks-card.js";
import { ChainCard } from "./chain-card.js";
import { FaucetCard } from "./faucet-card.js";
import { SnapshotsCard } from "./snapshots-card.js";
import { TransactionsCard } from "./transactions-card.js";

/** Development only: the built-in chains, their controls, and test coins. */
export function DevchainPage() {
  const devchain = useDevchain();
  return (
    <Page
      title="Devchain"
      lead="Embedded Rootstock chains that replace real nodes on this machine."
      aside={<Badge tone="warning">Development only</Badge>}
    >
      <Loaded query={devchain} lines={6}>
        {({ networks, isControllable }) => <Networks networks={networks} isControllable={isControllable} />}
      </Loaded>
    </Page>
  );
}

function Networks({ networks, isControllable }: DevchainView) {
  const [chosen, setChosen] = useState<NetworkLabel>("Testnet");
  const network = networks.find((one) => one.network === chosen) ?? networks[0];
  if (!network)
    return (
      <Empty icon="chain" title="No devchain is running">
        <p>All networks of this service are served by real nodes.</p>
      </Empty>
    );
  const options = networks.map((one) => ({ value: one.network, label: one.network }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Choice label="Network" options={options} value={network.network} onChange={setChosen} />
      </div>
      <FaucetCard key={network.network} network={network.network} hasAmount={isControllable} />
      {isControllable && <ChainCard key={`chain of ${network.network}`} network={network} />}
      {isControllable && <SnapshotsCard key={`snapshots of ${network.network}`} network={network} />}
      <AccountsCard network={network} />
      <BlocksCard blocks={network.blocks} />
      <TransactionsCard network={network} />
    </div>
  );
}
