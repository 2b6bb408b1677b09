import { useState } from "react";
import type { UsageRange } from "../../../http/api/api-types.js";
import { useUsage } from "../../api/queries.js";
import { Card } from "../../parts/card.js";
import { Choice } from "../../parts/choice.js";
import { Loaded } from "../../parts/loaded.js";
import { TextLink } from "../../parts/text-link.js";
import { RequestsPlot } from "../usage/requests-plot.js";
import { SummaryStats } from "../usage/summary-stats.js";

const ranges = [
  { value: "24h", label: "24 hours" },
  { value: "7d", label: "7 days" },
  { value: "30d", label: "30 days" },
] as const satisfies readonly { value: UsageRange; label: string }[];

/** What the key is used for; more is on the usage page. */
export function KeyUsageCard({ keyId }: { readonly keyId: string }) {
  const [range, setRange] = useState<(typeof ranges)[number]["value"]>("24h");
  const usage = useUsage(range, keyId);
  return (
    <Card
      title="Usage"
      hint={
        <TextLink to={`/usage?range=${range}&key=${encodeURIComponent(keyId)}`}>Methods, latency and errors</TextLink>
      }
      aside={<Choice label="Time" options={ranges} value={range} onChange={setRange} />}
    >
      <Loaded query={usage} lines={6}>
        {(loaded) => (
          <div className="grid grid-cols-1 gap-6">
            <SummaryStats usage={loaded} />
            <RequestsPlot buckets={loaded.buckets} range={range} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
