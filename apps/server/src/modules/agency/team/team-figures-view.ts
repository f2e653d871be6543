import { minorToWire, toMinor } from '@wau/money/minor';
import { netOf, type PlayFigures, type TeamFigures } from './team-figures.ts';

const wire = (amount: bigint): string => minorToWire(toMinor(amount));

/** Play as it travels, with what the players have won or lost by it. */
export function playView(play: PlayFigures) {
  return {
    betCount: Number(play.betCount),
    turnoverMinor: wire(play.turnoverMinor),
    stakeMinor: wire(play.stakeMinor),
    payoutMinor: wire(play.payoutMinor),
    netMinor: wire(netOf(play)),
  };
}

export function teamFiguresView(figures: TeamFigures) {
  const { registeredCount, firstDepositCount, activeCount, loginCount, depositCount } = figures;
  return {
    ...{ registeredCount, firstDepositCount, activeCount, loginCount, depositCount },
    depositMinor: wire(figures.depositMinor),
    withdrawalMinor: wire(figures.withdrawalMinor),
    rewardMinor: wire(figures.rewardMinor),
    rebateMinor: wire(figures.rebateMinor),
    ...playView(figures),
    netMinor: wire(netOf(figures)),
  };
}
