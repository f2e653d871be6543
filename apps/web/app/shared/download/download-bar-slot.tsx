import { useQuery } from '@tanstack/react-query';
import { latePart } from '@wau/late-scripts/late-part';
import { useEffect, useState } from 'react';
import { downloadLinksOf } from '../../platform/download/download-links.ts';
import type { DownloadLinks } from '../../platform/download/download-rules.ts';
import { useDownloadBarShown } from '../../platform/download/use-download-bar-shown.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { resourcesQuery } from '../../platform/site/resources-query.ts';

const DownloadBar = latePart(async () => (await import('./download-bar.tsx')).DownloadBar);

/** The page comes first: the bar is asked for when the page has come to rest. */
const restMs = 2_000;

/**
 * HO-09: where the bar comes, in the page and not over it, so that it never lies on a game. Its place is free from the
 * first frame on (`download-bar-mark.tsx`), and goes when the bar is closed or does not suit the device.
 */
export function DownloadBarSlot() {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  const { data: resources } = useQuery(resourcesQuery(useApi()));
  const isShown = useDownloadBarShown();
  if (resources === undefined || isShown === false) return null;
  const slot = (
    <div className="download-bar-slot @container" data-offers={systemsOffered(downloadLinksOf(resources))}>
      {hasRested && isShown === true ? <DownloadBar /> : null}
    </div>
  );
  return resources.download.barRequiresLogin ? <div className="member-only">{slot}</div> : slot;
}

/** The systems that some link may suit, as far as a style sheet can tell them apart. */
function systemsOffered({ android, ios, profile }: DownloadLinks): string {
  const forIos = ios !== undefined || profile !== undefined;
  const forOthers = ios !== undefined || android !== undefined;
  return [forIos && 'ios', forOthers && 'other'].filter((name) => name !== false).join(' ');
}
