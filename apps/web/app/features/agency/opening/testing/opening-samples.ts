import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OpeningLinkId } from '@wau/contract/ids';
import type { OpeningLink } from '../opening-queries.ts';

type OwnRates = CallValue<Calls['getOwnRates']>;

/** Half a percent of live games and some of lotteries, of which less is left tomorrow; nothing of the rest. */
export function ownRatesWith(change: Partial<OwnRates> = {}): OwnRates {
  const none = (['RNG', 'SPORTS', 'FISH', 'ELOTT', 'PVP'] as const).map((product) => ({
    ...{ product, basisPoints: 0, nextBasisPoints: null },
  }));
  return {
    rates: [
      { product: 'LIVE', basisPoints: 50, nextBasisPoints: null },
      { product: 'LOTT', basisPoints: 30, nextBasisPoints: 20 },
      ...none,
    ],
    ...change,
  };
}

export function linkWith(change: Partial<OpeningLink> = {}): OpeningLink {
  return {
    linkId: `opl_${'1'.repeat(26)}` as OpeningLinkId,
    path: '/m/register?affiliateCode=abcdefghjkmn',
    kind: 'player',
    rates: [{ product: 'LIVE', basisPoints: 20 }],
    note: 'Pasar malam',
    state: 'on',
    expiresAt: '2026-03-31T04:00:00Z',
    createdAt: '2026-03-01T04:00:00Z',
    visitCount: 12,
    registeredCount: 3,
    firstDepositCount: 1,
    ...change,
  };
}
