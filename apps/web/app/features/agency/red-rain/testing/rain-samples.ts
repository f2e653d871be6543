import { makeId } from '@wau/contract/ids';
import type { RedRain } from '../../../../platform/agency/red-rains.ts';
import type { OwnRain, RainTerms } from '../red-rain-queries.ts';

const sampleRainId = makeId('redRain', 0, new Uint8Array(10));

/** The server's time in tests. */
export const sampleNow = '2026-11-01T12:00:00.000Z';

/** A rain of RM 100 in 50 packets that starts in two minutes, unless said otherwise. */
export function rainWith(changes: Partial<RedRain> = {}): RedRain {
  return {
    ...{ rainId: sampleRainId, funder: 'agent', currencyCode: 'MYR', totalMinor: '10000', packetCount: 50 },
    ...{ levels: null, needsActive: false, status: 'scheduled', commitment: 'a'.repeat(64) },
    ...{ startsAt: '2026-11-01T12:02:00.000Z', endsAt: '2026-11-01T12:07:00.000Z' },
    ...{ byName: 'wa***', isActive: true, hasPackets: true, caught: null },
    ...changes,
  };
}

export function ownRainWith(changes: Partial<OwnRain> = {}): OwnRain {
  const { byName: _, isActive: __, hasPackets: ___, caught: ____, ...rain } = rainWith();
  return { ...rain, caughtCount: 0, caughtMinor: '0', returnedMinor: null, ...changes };
}

/** Terms of an agent with RM 500 and nine members, unless said otherwise. */
export const rainTerms: Omit<RainTerms, 'clock'> = {
  ...{ now: sampleNow, currencyCode: 'MYR', balanceMinor: '50000', minTotalMinor: '1000' },
  ...{ maxTotalMinor: '1000000', leftToday: 5, memberCount: 9, directCount: 3, hasPaymentPassword: true },
  turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
};
