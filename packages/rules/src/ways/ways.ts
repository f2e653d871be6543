import type { IntegerSource } from '../integer-source.ts';
import { anticipationOf } from '../slot/anticipation.ts';
import { fewestScatters, playFreeSpins, retriggeredSpins, startedSpins } from '../slot/free-spins.ts';
import { payScatters } from '../slot/scatters.ts';
import type { SlotPhase } from '../slot/slot-events.ts';
import {
  countCells,
  createScreen,
  gridOf,
  positionOfCell,
  type Screen,
  showReel,
} from '../slot/slot-grid.ts';
import { playToldRound, type SlotRound, type SlotRoundInPlay } from '../slot/slot-round.ts';
import type { SlotParameters } from '../slot/slot-stake.ts';
import { scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { SpinMultiplier } from '../slot/spin-multiplier.ts';
import { drawWeighted, type WeightedChoice } from '../slot/weighted-choice.ts';
import type { Wager } from '../wager.ts';
import { payWays } from './way-wins.ts';
import type { WaysFreeSpins, WaysMathematics, WaysReels } from './ways-mathematics.ts';

/**
 * Plays a round. Each spin takes, for every reel from the left, a draw for its height where that changes and one below the
 * length of its strip; then, where wilds have multipliers to choose from, one for each wild that is shown, reel by reel and
 * from top to bottom. Where a total multiplier is drawn for free spins, it is drawn before the reels of each.
 */
export function playWays(
  mathematics: WaysMathematics,
  parameters: SlotParameters,
  wager: Wager,
  integers: IntegerSource,
): SlotRound {
  return playToldRound(mathematics.stakes, parameters, wager, integers, (round) =>
    playWaysRound(mathematics, parameters, round),
  );
}

/** What a spin is played on; kept for all spins of a round. */
interface WaysTable {
  readonly screen: Screen;
  readonly wildMultipliers: Uint8Array;
}

/** Plays a round into what gathers it: what is played for money and what is simulated are the same. */
export function playWaysRound(
  mathematics: WaysMathematics,
  { buy }: SlotParameters,
  round: SlotRoundInPlay,
): void {
  const screen = createScreen(mathematics.reels, mathematics.stride);
  const table: WaysTable = { screen, wildMultipliers: new Uint8Array(screen.cells.length) };
  const { freeSpins } = mathematics;
  let awarded = 0;
  if (buy === undefined) {
    const spin = { round, table, phase: 'base', reels: mathematics.base, multiplier: 1 } as const;
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
    playWaysFreeSpins(mathematics, freeSpins, round, table, awarded);
}

function playWaysFreeSpins(
  mathematics: WaysMathematics,
  freeSpins: WaysFreeSpins,
  round: SlotRoundInPlay,
  table: WaysTable,
  awarded: number,
): void {
  const spinMultiplier = new SpinMultiplier(freeSpins.multiplier);
  playFreeSpins(round, awarded, (_, total) => {
    const multiplier = spinMultiplier.forNextSpin(round);
    let more = 0;
    const spin = { round, table, phase: 'free', reels: freeSpins, multiplier } as const;
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
  readonly table: WaysTable;
  readonly phase: SlotPhase;
  readonly reels: WaysReels;
  readonly multiplier: number;
}

/** Plays one spin and returns what it won. `award` is asked, behind the wins, what the scatters bring. */
function playSpin(
  { reels, heights, pays, scatterPays }: WaysMathematics,
  { round, table, phase, reels: { strips, wildMultipliers }, multiplier }: Spin,
  spinsByScatters: readonly number[],
  award: (scatters: number) => void,
): number {
  const { screen } = table;
  const stops: number[] = [];
  for (let reel = 0; reel < reels; reel += 1) {
    const height = drawWeighted(heights[reel] ?? noHeight, round.integers);
    const strip = strips[reel] ?? new Uint8Array();
    const stop = round.integers.nextInteger(strip.length);
    if (round.isTold) stops.push(stop);
    showReel(screen, reel, strip, stop, height);
  }
  if (round.isTold) {
    const anticipation = anticipationOf(screen, strips, scatterNumber, fewestScatters(spinsByScatters));
    const shown = { type: 'reelsStopped', phase, stops, grid: gridOf(screen) } as const;
    round.tell(anticipation === undefined ? shown : { ...shown, anticipation });
  }
  const scatters = countCells(screen, scatterNumber);
  let pay = payScatters(round, screen, scatterPays, scatters, multiplier);
  drawWildMultipliers(round, table, wildMultipliers);
  pay += payWays(round, screen, pays, table.wildMultipliers, multiplier);
  award(scatters);
  round.endSpin(pay);
  return pay;
}

const noHeight: WeightedChoice = { values: [0], weights: [1], totalWeight: 1 };

/** Draws what each wild counts, and tells it where it is more than one. */
function drawWildMultipliers(
  round: SlotRoundInPlay,
  { screen, wildMultipliers }: WaysTable,
  choices: WeightedChoice,
): void {
  const told: { position: ReturnType<typeof positionOfCell>; multiplier: number }[] = [];
  for (let cell = screen.stride; cell < screen.cells.length; cell += 1) {
    if (screen.cells[cell] !== wildNumber) continue;
    const multiplier = drawWeighted(choices, round.integers);
    wildMultipliers[cell] = multiplier;
    if (multiplier > 1 && round.isTold) told.push({ position: positionOfCell(screen, cell), multiplier });
  }
  if (told.length > 0) round.tell({ type: 'symbolMultipliers', cells: told });
}
