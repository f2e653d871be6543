import { whenItComes } from '@wau/late-scripts/late-source';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** A QR code, drawn in this browser: what stands in it goes nowhere else. Dark on white in every theme, as cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>();
  useEffect(
    () =>
      whenItComes(
        () => import('qr'),
        ({ encodeQR }) => setRows(encodeQR(text, 'raw', { ecc: 'medium', border: 3 })),
      ),
    [text],
  );
  if (rows === undefined) return <Skeleton className="mx-auto size-52 rounded-medium" />;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-medium bg-white"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
