import { type Opening, openingAt, parseOpeningHours } from '../../../platform/calendar/opening-hours.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';

/** Whether the merchant offers to be talked with, and whether somebody is there at a moment. */
export function chatOpeningOf(
  { serviceHours, timeZone }: Pick<Merchant, 'serviceHours' | 'timeZone'>,
  nowMs: number,
): Opening & { readonly isOffered: boolean } {
  const hours = parseOpeningHours(serviceHours) ?? { spans: [] };
  return { isOffered: hours.spans.length > 0, ...openingAt(hours, timeZone, nowMs) };
}
