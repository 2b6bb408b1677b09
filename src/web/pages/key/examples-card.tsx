import type { ApiKey } from "../../../http/api/api-types.js";
import { useService } from "../../api/queries.js";
import { coinOf } from "../../format/coin.js";
import { Card } from "../../parts/card.js";
import { CodeBlock } from "../../parts/code-block.js";
import { Loaded } from "../../parts/loaded.js";
import { Tabs } from "../../parts/tabs.js";
import { curlExample } from "../../request-code/curl-example.js";
import { snippets } from "../../snippets/snippets.js";
import { SnippetSteps } from "./snippet-steps.js";
import { SubscribeSteps } from "./subscribe-steps.js";
import { WalletSteps } from "./wallet-steps.js";

/** A first request, for each tool a program that deploys a contract or sends a transaction with this key, and a subscription. */
export function ExamplesCard({ apiKey: { url, network } }: { readonly apiKey: ApiKey }) {
  const service = useService();
  return (
    <Card title="Connect" hint="Send a first request, deploy a contract with your tool, or subscribe to new blocks.">
      <Loaded query={service} lines={6}>
        {({ mode, networks }) => {
          const chain = networks.find((one) => one.network === network);
          if (!chain) return <p className="text-sm">{network} is not served here.</p>;
          const { chainId, chainName, explorerUrl } = chain;
          const target = { url, chainId, chainName, explorerUrl, currency: coinOf(network) };
          const tools = snippets.map((snippet) => {
            const Steps = snippet.run === undefined ? WalletSteps : SnippetSteps;
            return {
              name: snippet.tool,
              content: <Steps key={snippet.id} snippet={snippet} target={target} hasFaucet={mode === "development"} />,
            };
          });
          const first = { name: "First request", content: <FirstRequest url={url} /> };
          const last = { name: "Subscribe", content: <SubscribeSteps endpoint={url} /> };
          return <Tabs label="Tools" tabs={[first, ...tools, last]} />;
        }}
      </Loaded>
    </Card>
  );
}

function FirstRequest({ url }: { readonly url: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">It returns the number of the latest block:</p>
      <CodeBlock code={curlExample(url)} language="sh" what="the first request" />
    </div>
  );
}
