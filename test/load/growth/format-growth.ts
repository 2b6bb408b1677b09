import { formatNoise, type Noise } from "../measure/noise.js";
import { formatNumber, formatTable } from "../report/format-table.js";
import { costsOf, type GrownDimension, growthOf } from "./growth.js";

/** A line for each load of each dimension, and the dimensions' remarks below. */
export function formatGrowth(grown: readonly GrownDimension[]): string {
  const rows = grown.flatMap(({ unit, sizes, curves }) =>
    curves.map((curve) => [
      `${sizes.map((size) => size.toLocaleString("en")).join(" · ")} ${unit}: ${curve.title}`,
      costsOf(curve)
        .map(({ median }) => formatNumber(median))
        .join(" · "),
      formatNoise(growthOf(curve).at(-1) as Noise),
    ]),
  );
  const remarks = grown.flatMap((dimension) => dimension.remarks).map((remark) => `- ${remark}`);
  const table = formatTable(
    ["what there is more and more of: load", "CPU µs of a request", "last against first"],
    rows,
  );
  return [table, remarks.join("\n")].filter(Boolean).join("\n\n");
}
