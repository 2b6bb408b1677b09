import { useState } from "react";
import { useUsage } from "../../api/queries.js";
import { Card } from "../../parts/card.js";
import { Choice } from "../../parts/choice.js";
import { Loaded } from "../../parts/loaded.js";
import { RequestsPlot } from "../../parts/requests-plot.js";
import { SummaryStats } from "../../parts/summary-stats.js";
import { TextLink } from "../../parts/text-link.js";
import { cardRanges } from "../../parts/usage-ranges.js";

/** What the key is used for; more is on the usage page. */
export function KeyUsageCard({ keyId }: { readonly keyId: string }) {
  const [range, setRange] = useState<(typeof cardRanges)[number]["value"]>("24h");
  const usage = useUsage(range, keyId);
  return (
    <Card
      title="Usage"
      hint={
        <TextLink to={`/usage?range=${range}&key=${encodeURIComponent(keyId)}`}>Methods, latency and errors</TextLink>
      }
      aside={<Choice label="Time" options={cardRanges} value={range} onChange={setRange} />}
    >
      <Loaded query={usage} lines={6}>
        {(loaded) => (
          <div className="grid grid-cols-1 gap-6">
            <SummaryStats usage={loaded} />
            <RequestsPlot usage={loaded} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
