import { useState } from "react";
import { useKeys, useRecentErrors } from "../../api/queries.js";
import { formatMs } from "../../format/number.js";
import { formatSecond } from "../../format/time.js";
import { Button } from "../../parts/button.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { Table } from "../../parts/table.js";

const fewest = 10;

const columns = [
  { name: "Time" },
  { name: "Method" },
  { name: "Code", isNumber: true },
  { name: "Took", isNumber: true },
  { name: "Key" },
  { name: "Network" },
];

/** One's own latest failed calls. Their params are not kept. */
export function RecentErrorsCard() {
  const recent = useRecentErrors();
  const { data: list } = useKeys();
  const [most, setMost] = useState(fewest);
  const nameOf = (keyId: string) => list?.keys.find(({ id }) => id === keyId)?.name ?? "Revoked key";
  return (
    <Card title="Recent errors" hint="Your latest failed calls. Their parameters are not stored.">
      <Loaded query={recent}>
        {({ errors }) =>
          errors.length === 0 ? (
            <p className="text-ink-soft text-sm">No failed calls recently.</p>
          ) : (
            <div className="grid grid-cols-1 gap-4">
              <Table
                caption="Recent errors"
                columns={columns}
                rows={errors.slice(0, most).map(({ at, method, code, durationMs, keyId, network }, index) => ({
                  id: `${at}-${index}`,
                  cells: [
                    formatSecond(at),
                    <code className="font-mono text-[0.8125rem]">{method}</code>,
                    code,
                    formatMs(durationMs),
                    nameOf(keyId),
                    network,
                  ],
                }))}
              />
              {errors.length > most && (
                <Button className="justify-self-start" onClick={() => setMost(errors.length)}>
                  Show all {errors.length}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
