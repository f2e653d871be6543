import encodeQr from 'qr';

/** Drawn in this browser, so that what stands in it goes nowhere else; dark on white, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 3 });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-56 self-center rounded-medium bg-white"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
