import { useUsageToday } from "../../api/queries.js";
import { Card } from "../../parts/card.js";
import { Loaded } from "../../parts/loaded.js";
import { QuotaMeter } from "../../parts/quota-meter.js";

const spent = "Quota exceeded: requests fail with -32029 until it resets.";

/** Usage of the daily (and monthly) quota, and when it resets. */
export function TodayCard() {
  const today = useUsageToday();
  return (
    <Card>
      <Loaded query={today} lines={2}>
        {({ month, ...day }) => (
          <div className="grid grid-cols-1 gap-8">
            <QuotaMeter name="Today" use={day} spent={spent} />
            {month && <QuotaMeter name="This month" use={month} spent={spent} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
