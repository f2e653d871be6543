import { lazy, Suspense, useEffect, useState } from 'react';

const DownloadBar = lazy(async () => ({ default: (await import('./download-bar.tsx')).DownloadBar }));

/** The page comes first: the bar is asked for when the page has come to rest. */
const restMs = 2_000;

export function DownloadBarSlot() {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  if (!hasRested) return null;
  return (
    <Suspense>
      <DownloadBar />
    </Suspense>
  );
}
