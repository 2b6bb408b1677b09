const barWidth = 3;
const gap = 1;
const height = 24;

/** Small bars of the last 24 hours, beside the number that they belong to. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const step = barWidth + gap;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * step} ${height}`}
      className="text-accent h-6 w-24 forced-color-adjust-none"
    >
      {values.map((value, index) => {
        const size = value === 0 ? 1 : Math.max(2, (value / most) * height);
        return (
          <rect
            key={index}
            x={index * step}
            y={height - size}
            width={barWidth}
            height={size}
            fill="currentColor"
            opacity={value === 0 ? 0.3 : 1}
          />
        );
      })}
    </svg>
  );
}
