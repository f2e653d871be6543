import type { IntegerSource } from '../integer-source.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { payReels, type ReelFreeSpins, spinReels } from '../reel-game/reel-game.ts';
import type { RoundResult } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { fewestScatters, playFreeSpins, retriggeredSpins } from '../slot/free-spins.ts';
import { payScatters } from '../slot/scatters.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import { countCells, createScreen, type Screen } from '../slot/slot-grid.ts';
import { SlotRoundInPlay } from '../slot/slot-round.ts';
import { coinMinorOf, type SlotParameters, type SlotRefusalCode } from '../slot/slot-stake.ts';
import { bonusNumber, scatterNumber } from '../slot/slot-symbol.ts';
import { SpinMultiplier } from '../slot/spin-multiplier.ts';
import type { Wager } from '../wager.ts';
import { type Decide, playFeature, waits } from './bonus-features.ts';
import {
  boxesMaximum,
  type Opening,
  openingOf,
  type PickAndWheelMathematics,
  type PickDecision,
} from './pick-and-wheel-mathematics.ts';

export type PickRefusalCode = SlotRefusalCode | 'decision.illegal';

/** Reads the form of a decision; whether the box is there and still closed is for the round to say. */
export function parsePickDecision(value: unknown): RuleResult<PickDecision, PickRefusalCode> {
  if (!hasExactlyKeys(value, ['kind', 'box']) || value.kind !== 'pick') return refused('decision.invalid');
  if (!isIntegerWithin(value.box, 0, boxesMaximum - 1)) return refused('decision.invalid');
  return accepted({ kind: 'pick', box: value.box });
}

class IllegalPick extends Error {}

/**
 * Plays a round through all picks so far. Prizes lie in their boxes before the first pick. Whoever stays away has the
 * first closed box opened: each box is as likely as any other to hold what it holds, so nothing is lost by it.
 */
export function playPickAndWheel(
  mathematics: PickAndWheelMathematics,
  parameters: SlotParameters,
  wager: Wager,
  decisions: readonly PickDecision[],
  integers: IntegerSource,
): RoundResult<SlotEvent, PickRefusalCode> {
  const coinMinor = coinMinorOf(mathematics.stakes, parameters, wager);
  const round = new SlotRoundInPlay(integers, { coinMinor, maxWinMinor: wager.maxWinMinor });
  let taken = 0;
  let firstClosed = 0;
  const decide: Decide = (isClosed, boxes) => {
    const decision = decisions[taken];
    if (decision === undefined) {
      firstClosed = Array.from({ length: boxes }, (_, box) => box).find(isClosed) ?? 0;
      return undefined;
    }
    if (!isClosed(decision.box)) throw new IllegalPick();
    taken += 1;
    return decision.box;
  };
  try {
    const isWaiting = playPickAndWheelRound(mathematics, parameters, round, decide) === waits;
    if (!isWaiting && taken < decisions.length) return { kind: 'illegal', code: 'decision.illegal' };
    return isWaiting
      ? round.waitFor(wager, ['pick'], { kind: 'pick', box: firstClosed })
      : round.settle(wager);
  } catch (error) {
    if (error instanceof IllegalPick) return { kind: 'illegal', code: 'decision.illegal' };
    throw error;
  }
}

/** Plays a round into what gathers it, to its end or to where it waits. */
export function playPickAndWheelRound(
  mathematics: PickAndWheelMathematics,
  { buy }: SlotParameters,
  round: SlotRoundInPlay,
  decide: Decide,
): typeof waits | undefined {
  const { game, openings, freeSpins } = mathematics;
  const screen = createScreen(game.reels, game.rows);
  let spins: number | typeof waits = 0;
  if (buy === undefined) {
    const opening = playBaseSpin(mathematics, round, screen);
    if (opening !== undefined) spins = playFeature(mathematics, round, opening, decide);
  } else {
    const [first] = openings;
    if (first !== undefined) {
      round.tell({ type: 'featureStarted', feature: first.opens.kind, isBought: true });
      spins = playFeature(mathematics, round, first, decide);
    }
  }
  if (spins === waits) return waits;
  if (spins > 0 && freeSpins !== undefined) playWonFreeSpins(mathematics, freeSpins, round, screen, spins);
  return undefined;
}

/** The base spin; returns what its bonus symbols open. */
function playBaseSpin(
  { game, openings }: PickAndWheelMathematics,
  round: SlotRoundInPlay,
  screen: Screen,
): Opening | undefined {
  spinReels(round, screen, game.strips, 'base', [{ symbol: bonusNumber, needed: openings[0]?.bonus }]);
  const pay = payReels(round, game, screen, 1);
  const opening = openingOf(openings, countCells(screen, bonusNumber));
  if (opening !== undefined) {
    round.tell({ type: 'featureStarted', feature: opening.opens.kind, isBought: false });
  }
  round.endSpin(pay);
  return opening;
}

function playWonFreeSpins(
  { game }: PickAndWheelMathematics,
  { counts, strips, multiplier }: ReelFreeSpins,
  round: SlotRoundInPlay,
  screen: Screen,
  won: number,
): void {
  const awarded = Math.min(won, counts.maximum);
  round.tell({ type: 'featureStarted', feature: 'freeSpins', spins: awarded, isBought: false });
  const spinMultiplier = new SpinMultiplier(multiplier);
  const awaited = [{ symbol: scatterNumber, needed: fewestScatters(counts.retriggered) }];
  playFreeSpins(round, awarded, (_, total) => {
    const times = spinMultiplier.forNextSpin(round);
    spinReels(round, screen, strips, 'free', awaited);
    const scatters = countCells(screen, scatterNumber);
    let pay = payScatters(round, screen, game.scatterPays, scatters, times);
    pay += payReels(round, game, screen, times);
    const more = retriggeredSpins(counts, scatters, total);
    if (more > 0) round.tell({ type: 'featureExtended', spins: more, total: total + more });
    round.endSpin(pay);
    spinMultiplier.afterSpin(pay > 0);
    return more;
  });
}
