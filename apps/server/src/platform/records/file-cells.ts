import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { minorToMajorText, parseMinor } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import { zonePartsOf } from '../calendar/zone-parts.ts';

/** An amount of an answer in major units, which spreadsheets count with. */
export function amountCell(amountMinor: string, currencyCode: CurrencyCode): string {
  const amount = parseMinor(amountMinor);
  assert(amount !== undefined, 'answers hold amounts');
  return minorToMajorText(amount, currencyOf(currencyCode));
}

const partsAt = zonePartsOf({
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** A moment to the second by the clocks of a time zone, as `2026-11-22 01:30:05`; empty where there is none yet. */
export function momentCell(moment: string | null, timeZone: string): string {
  if (moment === null) return '';
  const parts = partsAt(timeZone, Date.parse(moment));
  const part = (name: string) => parts.get(name) ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}

const zoneName = zonePartsOf({ timeZoneName: 'shortOffset' });

/** What a time zone is called at a moment, as `GMT+8`. */
export function zoneCell(timeZone: string, nowMs: number): string {
  return zoneName(timeZone, nowMs).get('timeZoneName') ?? timeZone;
}
