import type { IntegerSource } from '../integer-source.ts';
import { anticipationOf } from '../slot/anticipation.ts';
import { fewestScatters, playFreeSpins, retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import { payLines } from '../slot/line-runs.ts';
import { payScatters } from '../slot/scatters.ts';
import type { SlotPhase } from '../slot/slot-events.ts';
import {
  countCells,
  createScreen,
  fillReel,
  gridOf,
  reelShows,
  type Screen,
  showReel,
} from '../slot/slot-grid.ts';
import { playToldRound, type SlotRound, type SlotRoundInPlay } from '../slot/slot-round.ts';
import type { SlotParameters } from '../slot/slot-stake.ts';
import { scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { SpinMultiplier } from '../slot/spin-multiplier.ts';
import type { Wager } from '../wager.ts';
import type { LinesFreeSpins, LinesMathematics, LinesReels } from './lines-mathematics.ts';

/**
 * Plays a round. Each spin takes a draw below the length of its strip for every reel from the left, the position that
 * stops in the top row. Where a multiplier is drawn for free spins, it is drawn before the reels of each.
 */
export function playLines(
  mathematics: LinesMathematics,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
): SlotRound {
  return playToldRound(mathematics.stakes, parameters, wager, integers, (round) =>
    playLinesRound(mathematics, parameters, round),
  );
}

/** Plays a round into what gathers it: what is played for money and what is simulated are the same. */
export function playLinesRound(
  mathematics: LinesMathematics,
  { buy }: SlotParameters,
  round: SlotRoundInPlay,
): void {
  const screen = createScreen(mathematics.reels, mathematics.rows);
  const { freeSpins } = mathematics;
  let awarded = 0;
  if (buy === undefined) {
    const spin = { round, screen, phase: 'base', reels: mathematics.base, multiplier: 1 } as const;
    playSpin(mathematics, spin, freeSpins?.counts.started ?? [], (scatters) => {
      awarded = freeSpins === undefined ? 0 : startedSpins(freeSpins.counts, scatters);
      if (awarded > 0) {
        round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: false });
      }
    });
  } else if (freeSpins !== undefined) {
    awarded = freeSpins.counts.bought;
    round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: true });
  }
  if (freeSpins !== undefined && awarded > 0)
    playLinesFreeSpins(mathematics, freeSpins, round, screen, awarded);
}

function playLinesFreeSpins(
  mathematics: LinesMathematics,
  freeSpins: LinesFreeSpins,
  round: SlotRoundInPlay,
  screen: Screen,
  awarded: number,
): void {
  const spinMultiplier = new SpinMultiplier(freeSpins.multiplier);
  playFreeSpins(round, awarded, (_, total) => {
    const multiplier = spinMultiplier.forNextSpin(round);
    let more = 0;
    const spin = { round, screen, phase: 'free', reels: freeSpins, multiplier } as const;
    const pay = playSpin(mathematics, spin, freeSpins.counts.retriggered, (scatters) => {
      more = retriggeredSpins(freeSpins.counts, scatters, total);
      if (more > 0) round.tell({ type: 'featureExtended', spins: more, total: total + more });
    });
    spinMultiplier.afterSpin(pay > 0);
    return more;
  });
}

interface Spin {
  readonly round: SlotRoundInPlay;
  readonly screen: Screen;
  readonly phase: SlotPhase;
  readonly reels: LinesReels;
  readonly multiplier: number;
}

/** Plays one spin and returns what it won. `award` is asked, behind the wins, what the scatters bring. */
function playSpin(
  mathematics: LinesMathematics,
  { round, screen, phase, reels, multiplier }: Spin,
  spinsByScatters: readonly number[],
  award: (scatters: number) => void,
): number {
  const { strips } = reels;
  const stops: number[] = [];
  for (let reel = 0; reel < mathematics.reels; reel += 1) {
    const strip = strips[reel] ?? new Uint8Array();
    const stop = round.integers.nextInteger(strip.length);
    if (round.isTold) stops.push(stop);
    showReel(screen, reel, strip, stop, mathematics.rows);
  }
  if (round.isTold) {
    const anticipation = anticipationOf(screen, strips, scatterNumber, fewestScatters(spinsByScatters));
    const shown = { type: 'reelsStopped', phase, stops, grid: gridOf(screen) } as const;
    round.tell(anticipation === undefined ? shown : { ...shown, anticipation });
  }
  const scatters = countCells(screen, scatterNumber);
  let pay = payScatters(round, screen, mathematics.scatterPays, scatters, multiplier);
  if (reels.wildsExpand) expandWilds(round, screen);
  pay += payLines(round, mathematics.lineRules, screen, mathematics.wildMultiplier, multiplier);
  award(scatters);
  round.endSpin(pay);
  return pay;
}

function expandWilds(round: SlotRoundInPlay, screen: Screen): void {
  const reels: number[] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    if (!reelShows(screen, reel, wildNumber)) continue;
    fillReel(screen, reel, wildNumber);
    reels.push(reel);
  }
  if (reels.length > 0 && round.isTold) round.tell({ type: 'wildsExpanded', reels, grid: gridOf(screen) });
}
