import type { IntegerSource } from '../integer-source.ts';
import { playFreeSpins, retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import { playToldRound, type SlotRound, type SlotRoundInPlay } from '../slot/slot-round.ts';
import type { SlotParameters } from '../slot/slot-stake.ts';
import type { Wager } from '../wager.ts';
import { ClusterBoard } from './cluster-board.ts';
import type { ClusterMathematics } from './cluster-mathematics.ts';
import { ClusterSpins } from './cluster-spins.ts';

/** Plays a round with parameters that the title's stakes have accepted. The order of draws is told in docs/games. */
export function playCluster(
  mathematics: ClusterMathematics,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
): SlotRound {
  const play = (round: SlotRoundInPlay): void => {
    const spins = new ClusterSpins(new ClusterBoard(mathematics), round);
    const { freeSpins } = mathematics;
    const isBought = parameters.buy !== undefined && freeSpins !== undefined;
    const awarded = isBought ? freeSpins.bought : playBaseSpin(mathematics, spins, round).awarded;
    if (isBought) round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought });
    if (awarded > 0) playClusterFreeSpins(mathematics, spins, round, awarded);
  };
  return playToldRound(mathematics.stakes, parameters, wager, integers, play);
}

/** The base spin; returns what it won and how many free spins it started. */
export function playBaseSpin(
  { freeSpins }: ClusterMathematics,
  spins: ClusterSpins,
  round: SlotRoundInPlay,
): { readonly pay: number; readonly awarded: number } {
  spins.startAnew(round);
  const { pay, scatters } = spins.play('base');
  const awarded = freeSpins === undefined ? 0 : startedSpins(freeSpins, scatters);
  if (awarded > 0) {
    round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: false });
  }
  round.endSpin(pay);
  return { pay, awarded };
}

export function playClusterFreeSpins(
  { freeSpins }: ClusterMathematics,
  spins: ClusterSpins,
  round: SlotRoundInPlay,
  awarded: number,
): void {
  spins.startAnew(round);
  playFreeSpins(round, awarded, (_, total) => {
    const { pay, scatters } = spins.play('free');
    const more = freeSpins === undefined ? 0 : retriggeredSpins(freeSpins, scatters, total);
    if (more > 0) round.tell({ type: 'featureExtended', spins: more, total: total + more });
    round.endSpin(pay);
    return more;
  });
}
