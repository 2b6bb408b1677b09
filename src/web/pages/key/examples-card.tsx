import type { ApiKey } from "../../../http/api/api-types.js";
import { useService } from "../../api/queries.js";
import { coinOf } from "../../format/coin.js";
import { Card } from "../../parts/card.js";
import { CodeBlock } from "../../parts/code-block.js";
import { CopyButton } from "../../parts/copy-button.js";
import { Tabs } from "../../parts/tabs.js";
import { type ChainFacts, examplesOf } from "./examples.js";

/** Calls that work when pasted, and what a wallet asks for. */
export function ExamplesCard({ apiKey: { url, network } }: { readonly apiKey: ApiKey }) {
  const { data: service } = useService();
  const chain = service?.networks.find((one) => one.network === network);
  const tabs = examplesOf(url, chain).map(({ name, code }) => ({
    name,
    content: <CodeBlock code={code} what={`the ${name} example`} />,
  }));
  return (
    <Card title="Call it" hint="Paste one of these: each asks for the number of the latest block.">
      <Tabs
        label="Examples"
        tabs={[...tabs, { name: "MetaMask", content: <WalletForm url={url} network={network} chain={chain} /> }]}
      />
    </Card>
  );
}

interface WalletFormProps extends Pick<ApiKey, "url" | "network"> {
  readonly chain: ChainFacts | undefined;
}

function WalletForm({ url, network, chain }: WalletFormProps) {
  const values = [
    ["Network name", chain?.chainName ?? ""],
    ["Default RPC URL", url],
    ["Chain ID", String(chain?.chainId ?? "")],
    ["Currency symbol", coinOf(network)],
  ] as const;
  return (
    <>
      <p className="text-ink-soft text-sm">In MetaMask: Networks, Add a custom network, and these values.</p>
      <dl className="divide-line mt-3 grid divide-y">
        {values.map(([label, value]) => (
          <div key={label} className="grid items-center gap-x-6 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="flex min-w-0 items-center justify-between gap-2">
              <code className="font-mono text-[0.8125rem] break-all">{value}</code>
              <CopyButton text={value} what={label} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
