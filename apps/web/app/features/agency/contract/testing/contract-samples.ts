import type { MemberId } from '@wau/contract/ids';
import type { Contract, Downline, OwnContracts, WireTier } from '../contract-queries.ts';

export const ownId = `mbr_${'1'.repeat(26)}` as MemberId;
export const belowId = `mbr_${'2'.repeat(26)}` as MemberId;

function tierWith(change: Partial<WireTier> = {}): WireTier {
  return {
    ...{ minimumBetMinor: '0', netLossMinor: '0', activeMembers: 0, basisPoints: 50, amountMinor: null },
    ...change,
  };
}

export function contractWith(change: Partial<Contract> = {}): Contract {
  return {
    ...{ agentId: ownId, kind: 'dailySalary', product: 'CONS', version: 1, state: 'A' },
    ...{ startsOn: '2026-01-01', endsOn: null, tiers: [tierWith()], proposedBy: 'upline' },
    ...{ proposedAt: '2025-12-30T04:00:00Z', answeredAt: '2025-12-31T04:00:00Z', steps: [] },
    ...change,
  };
}

/** Half a percent that runs, and more that waits. */
export function ownWith(change: Partial<OwnContracts> = {}): OwnContracts {
  const offered = contractWith({
    ...{
      version: 2,
      state: 'E',
      startsOn: '2026-03-05',
      answeredAt: null,
      steps: ['accept', 'reject', 'change'],
    },
    tiers: [tierWith(), tierWith({ minimumBetMinor: '100000', activeMembers: 3, basisPoints: 80 })],
  });
  return {
    ...{ currencyCode: 'MYR', today: '2026-03-01', firstStart: '2026-03-02' },
    list: [offered, contractWith()],
    ...change,
  };
}

export function downlineWith(change: Partial<Downline> = {}): Downline {
  return { agentId: belowId, userName: 'wakil', versions: [], ...change };
}
