import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Currency, currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText } from '@wau/money/minor';
import { serverTimeMs } from '../../../platform/lottery/sales-clock.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { momentInZone } from './moment-in-zone.ts';
import type { RainTerms } from './red-rain-queries.ts';

export type RainOrder = Omit<CallBody<Calls['scheduleRedRain']>, 'paymentPassword'>;

export interface RainForm {
  readonly amount: string;
  readonly count: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  /** Empty: everybody below. */
  readonly levels: string;
  readonly needsActive: boolean;
}

export type RainField = 'amount' | 'count' | 'start';

export type RainProblem =
  | { readonly kind: 'required' | 'invalid' | 'count' | 'share' | 'time' }
  | { readonly kind: 'below' | 'above' | 'balance'; readonly limit: Minor };

export type RainCheck =
  | { readonly ok: true; readonly order: RainOrder; readonly total: Minor }
  | { readonly ok: false; readonly problems: ReadonlyMap<RainField, RainProblem> };

/** As many packets as the contract takes. */
const mostPackets = 2_000;
const leastLeadMs = 60_000;
const mostLeadMs = 30 * 86_400_000;

/** What was filled in, against what the merchant, the balance and the server's clock allow. */
export function checkRainForm(form: RainForm, terms: RainTerms, timeZone: string, nowMs: number): RainCheck {
  const problems = new Map<RainField, RainProblem>();
  const currency = currencyOf(terms.currencyCode);
  const total = checkTotal(form.amount, terms, currency);
  const count = /^\d{1,4}$/.test(form.count.trim()) ? Number(form.count) : 0;
  const startsAt = momentInZone(timeZone, form.day, form.time);
  if (typeof total === 'object') problems.set('amount', total);
  if (count < 1 || count > mostPackets) problems.set('count', { kind: 'count' });
  else if (typeof total === 'bigint' && total < BigInt(count)) problems.set('count', { kind: 'share' });
  const leadMs = (startsAt?.getTime() ?? 0) - serverTimeMs(terms.clock, nowMs);
  if (leadMs < leastLeadMs || leadMs > mostLeadMs) problems.set('start', { kind: 'time' });
  if (problems.size > 0 || typeof total !== 'bigint' || startsAt === undefined)
    return { ok: false, problems };
  const order = {
    startsAt: startsAt.toISOString(),
    minutes: Number(form.minutes),
    packetCount: count,
    totalMinor: String(total),
    levels: form.levels === '' ? null : Number(form.levels),
    needsActive: form.needsActive,
  };
  return { ok: true, order, total };
}

function checkTotal(text: string, terms: RainTerms, currency: Currency): Minor | RainProblem {
  if (text.trim() === '') return { kind: 'required' };
  const total = parseMajorText(text, currency);
  if (total === undefined || total === 0n) return { kind: 'invalid' };
  const [least, most] = [minorOf(terms.minTotalMinor), minorOf(terms.maxTotalMinor)];
  const balance = minorOf(terms.balanceMinor);
  if (total < least) return { kind: 'below', limit: least };
  if (total > balance) return { kind: 'balance', limit: balance };
  if (total > most) return { kind: 'above', limit: most };
  return total;
}
