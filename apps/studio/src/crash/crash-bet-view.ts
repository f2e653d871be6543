import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CrashBet, CrashBetState } from './crash-bet-sql.ts';

export type CrashBetView = CallValue<Calls['placeCrashBet']>;

/** A bet as its player sees it. */
export function crashBetView(bet: CrashBet, balanceMinor: string | null): CrashBetView {
  return {
    roundId: bet.roundId,
    chainId: bet.chainId,
    flight: bet.number,
    slot: bet.slot,
    stakeMinor: bet.stakeMinor.toString(),
    currencyCode: bet.currencyCode,
    autoCashOutHundredths: bet.autoHundredths ?? null,
    status: statusOf(bet),
    cashedOutHundredths: bet.cashedHundredths ?? null,
    isAutomatic: bet.isAutomatic,
    payoutMinor: bet.payoutMinor.toString(),
    balanceMinor,
    placedAt: bet.placedAt.toISOString(),
  };
}

const statuses: Readonly<Record<CrashBetState, CrashBetView['status']>> = {
  placed: 'placed',
  staked: 'flying',
  won: 'won',
  lost: 'lost',
  void: 'refunded',
  settled: 'lost',
  refunded: 'refunded',
};

function statusOf(bet: CrashBet): CrashBetView['status'] {
  return bet.state === 'settled' && bet.cashedHundredths !== undefined ? 'won' : statuses[bet.state];
}
