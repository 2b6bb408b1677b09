import type { ApiKey } from "../../../http/api/api-types.js";
import { useService } from "../../api/queries.js";
import { coinOf } from "../../format/coin.js";
import { Card } from "../../parts/card.js";
import { CodeBlock } from "../../parts/code-block.js";
import { Loaded } from "../../parts/loaded.js";
import { Tabs } from "../../parts/tabs.js";
import { snippets } from "../../snippets/snippets.js";
import { curlExample } from "./curl-example.js";
import { SnippetSteps } from "./snippet-steps.js";
import { WalletSteps } from "./wallet-steps.js";

/** A first request, and for each tool a program that deploys a contract or sends a transaction with this key. */
export function ExamplesCard({ apiKey: { url, network } }: { readonly apiKey: ApiKey }) {
  const service = useService();
  return (
    <Card title="Connect" hint="Send a first request. It returns the number of the latest block.">
      <CodeBlock code={curlExample(url)} what="the first request" />
      <h3 className="mt-6 text-sm font-semibold">Deploy a contract or send a transaction</h3>
      <p className="text-ink-soft mt-1 mb-3 text-sm">Choose your tool.</p>
      <Loaded query={service} lines={6}>
        {({ mode, networks }) => {
          const chain = networks.find((one) => one.network === network);
          if (!chain) return <p className="text-sm">{network} is not served here.</p>;
          const { chainId, chainName, explorerUrl } = chain;
          const target = { url, chainId, chainName, explorerUrl, currency: coinOf(network) };
          const tabs = snippets.map((snippet) => {
            const Steps = snippet.run === undefined ? WalletSteps : SnippetSteps;
            return {
              name: snippet.tool,
              content: <Steps key={snippet.id} snippet={snippet} target={target} hasFaucet={mode === "development"} />,
            };
          });
          return <Tabs label="Tools" tabs={tabs} />;
        }}
      </Loaded>
    </Card>
  );
}
