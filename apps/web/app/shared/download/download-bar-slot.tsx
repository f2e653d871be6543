import { latePart } from '@wau/late-scripts/late-part';
import { useEffect, useState } from 'react';

const DownloadBar = latePart(async () => (await import('./download-bar.tsx')).DownloadBar);

/** The page comes first: the bar is asked for when the page has come to rest. */
const restMs = 2_000;

export function DownloadBarSlot() {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return hasRested ? <DownloadBar /> : null;
}
