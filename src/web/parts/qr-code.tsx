import encodeQr from "qr";

interface QrCodeProps {
  readonly text: string;
  /** Its content, for screen readers. */
  readonly label: string;
}

/** The blank margin that cameras need (ISO/IEC 18004). */
const border = 4;

/** A QR code, dark on light in every theme: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQr(text, "raw", { ecc: "medium", border });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="border-line w-48 rounded-lg border forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
