import { zonePartsOf } from '../../../platform/calendar/zone-parts.ts';

const partsAt = zonePartsOf({ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' });

/**
 * GA-04: `MM/DD HH:mm` where the merchant is. It is worked out here, because a browser's knowledge of time zones takes a
 * tenth of a second to wake on a cheap phone.
 */
export function matchTimeText(startsAtMs: number, timeZone: string): string {
  const parts = partsAt(timeZone, startsAtMs);
  return `${parts.get('month')}/${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
}
