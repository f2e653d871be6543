import { latePart } from '@wau/late-scripts/late-part';
import { useMediaQuery } from '../../platform/device/use-media-query.ts';

const RailLinks = latePart(async () => (await import('./rail-links.tsx')).RailLinks);

/** As `wide` in the style sheet: a phone never asks for the code of what it has no room for. */
const wideQuery = '(width >= 56.25rem) and (height >= 480px)';

/** The rest of the rail; it stands below the menu, so nothing moves when its code comes. */
export function RailLinksSlot() {
  return useMediaQuery(wideQuery) ? <RailLinks /> : null;
}
