import type {
  Board,
  CountedPrize,
  PickAndWheelMathematics,
  Prize,
  Wheel,
} from './pick-and-wheel-mathematics.ts';

/** What a feature pays in the cases that bring one number of free spins, in coins and before the opening's factor. */
export interface Outcome {
  /** How likely these cases are. */
  readonly share: number;
  /** With that weight: of what they pay, of its square, and how likely they are to pay nothing. */
  readonly mean: number;
  readonly square: number;
  readonly nothing: number;
  readonly largest: number;
}

/** All that a feature can come to, by the number of free spins. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** Nothing has happened. */
const unplayed: Outcomes = outcomeOf(0, 0);

function outcomeOf(pay: number, spins: number): Outcomes {
  const nothing = pay === 0 ? 1 : 0;
  return new Map([[spins, { share: 1, mean: pay, square: pay ** 2, nothing, largest: pay }]]);
}

/** One after the other, neither depending on the other. */
function then(left: Outcomes, right: Outcomes): Outcomes {
  const both = new Map<number, Outcome>();
  for (const [leftSpins, a] of left) {
    for (const [rightSpins, b] of right) {
      addTo(both, leftSpins + rightSpins, {
        share: a.share * b.share,
        mean: a.mean * b.share + b.mean * a.share,
        square: a.square * b.share + 2 * a.mean * b.mean + b.square * a.share,
        nothing: a.nothing * b.nothing,
        largest: a.largest + b.largest,
      });
    }
  }
  return both;
}

function addTo(sums: Map<number, Outcome>, spins: number, more: Outcome): void {
  const before = sums.get(spins);
  if (before === undefined) sums.set(spins, more);
  else {
    sums.set(spins, {
      share: before.share + more.share,
      mean: before.mean + more.mean,
      square: before.square + more.square,
      nothing: before.nothing + more.nothing,
      largest: Math.max(before.largest, more.largest),
    });
  }
}

function addShare(sums: Map<number, Outcome>, share: number, outcomes: Outcomes): void {
  for (const [spins, each] of outcomes) addTo(sums, spins, { ...scaled(each, 1, share) });
}

/** Pays count so many times; all is so likely. */
function scaled({ share, mean, square, nothing, largest }: Outcome, times: number, chance: number): Outcome {
  return {
    share: share * chance,
    mean: mean * times * chance,
    square: square * times ** 2 * chance,
    nothing: nothing * chance,
    largest: largest * times,
  };
}

export function multiplied(outcomes: Outcomes, times: number): Outcomes {
  return new Map([...outcomes].map(([spins, each]) => [spins, scaled(each, times, 1)]));
}

/** So many turns of a wheel. */
export function wheelOutcomes({ wheels }: PickAndWheelMathematics, wheel: number, turns: number): Outcomes {
  const one = turnOutcomes(wheels, wheel);
  let all = unplayed;
  for (let turn = 0; turn < turns; turn += 1) all = then(all, one);
  return all;
}

function turnOutcomes(wheels: readonly Wheel[], index: number): Outcomes {
  const wheel = wheels[index];
  if (wheel === undefined) throw new RangeError(`no wheel ${index}`);
  const sums = new Map<number, Outcome>();
  for (const { prize, count } of wheel.segments) {
    addShare(sums, count / wheel.totalWeight, segmentOutcomes(wheels, index, prize));
  }
  return sums;
}

function segmentOutcomes(wheels: readonly Wheel[], index: number, prize: Prize): Outcomes {
  if (prize.kind === 'credit') return outcomeOf(prize.pay, 0);
  if (prize.kind === 'freeSpins') return outcomeOf(0, prize.spins);
  if (prize.kind === 'wheel') return turnOutcomes(wheels, prize.wheel);
  if (prize.kind === 'multiplier') return multiplied(turnOutcomes(wheels, index + 1), prize.by);
  throw new RangeError(`no wheel holds ${prize.kind}`);
}

/**
 * Picks from the first board on. Which box is chosen does not matter: all orders of the boxes are equally likely, so each
 * pick finds what is left with equal chances, however the player chooses.
 */
export function pickOutcomes(mathematics: PickAndWheelMathematics): Outcomes {
  return boardOutcomes(mathematics, 0);
}

function boardOutcomes(mathematics: PickAndWheelMathematics, index: number): Outcomes {
  const board = mathematics.boards[index];
  if (board === undefined) return unplayed;
  const behind = boardOutcomes(mathematics, index + 1);
  const sums = new Map<number, Outcome>();
  for (const { share, found, last } of endsOf(board)) {
    let outcomes = foundOutcomes(mathematics, board.prizes, found, last);
    if (last.kind === 'nextLevel') outcomes = then(outcomes, behind);
    addShare(sums, share, outcomes);
  }
  return sums;
}

/** What has been found when a board ends: how many of each of its prizes, and which came last. */
interface BoardEnd {
  readonly share: number;
  readonly found: readonly number[];
  readonly last: Prize;
}

/** All ways in which a board can end. What was found decides, and not in which order; only the last prize may end it. */
function endsOf(board: Board): readonly BoardEnd[] {
  const ends: BoardEnd[] = [];
  let states = new Map<string, { readonly share: number; readonly found: readonly number[] }>();
  states.set('', { share: 1, found: board.prizes.map(() => 0) });
  for (let opened = 0; opened < board.boxes; opened += 1) {
    const next: typeof states = new Map();
    for (const { share, found } of states.values()) {
      board.prizes.forEach(({ prize, count }, place) => {
        const left = count - (found[place] ?? 0);
        if (left === 0) return;
        const chance = (share * left) / (board.boxes - opened);
        const after = found.map((each, index) => (index === place ? each + 1 : each));
        if (isOver(board, after, opened + 1, prize)) {
          ends.push({ share: chance, found: after, last: prize });
          return;
        }
        const key = after.join(' ');
        next.set(key, { share: chance + (next.get(key)?.share ?? 0), found: after });
      });
    }
    states = next;
  }
  return ends;
}

function isOver(
  { rule, prizes, boxes }: Board,
  found: readonly number[],
  opened: number,
  last: Prize,
): boolean {
  if (last.kind === 'nextLevel' || last.kind === 'end' || opened === boxes) return true;
  if (rule.kind === 'tokens') {
    return prizes.some(({ prize }, index) => prize === last && (found[index] ?? 0) >= rule.needed);
  }
  if (rule.kind === 'untilEnd') return false;
  const extra = sumOver(prizes, found, (prize) => (prize.kind === 'extraPicks' ? prize.picks : 0));
  return opened >= rule.picks + extra;
}

function foundOutcomes(
  mathematics: PickAndWheelMathematics,
  prizes: readonly CountedPrize[],
  found: readonly number[],
  last: Prize,
): Outcomes {
  const token = last.kind === 'token' ? last.pay : 0;
  const credits = token + sumOver(prizes, found, (prize) => (prize.kind === 'credit' ? prize.pay : 0));
  const multipliers = sumOver(prizes, found, (prize) => (prize.kind === 'multiplier' ? prize.by : 0));
  const spins = sumOver(prizes, found, (prize) => (prize.kind === 'freeSpins' ? prize.spins : 0));
  let outcomes = outcomeOf(credits * Math.max(1, multipliers), spins);
  prizes.forEach(({ prize }, index) => {
    for (let turn = 0; prize.kind === 'wheel' && turn < (found[index] ?? 0); turn += 1) {
      outcomes = then(outcomes, turnOutcomes(mathematics.wheels, prize.wheel));
    }
  });
  return outcomes;
}

function sumOver(
  prizes: readonly CountedPrize[],
  found: readonly number[],
  read: (prize: Prize) => number,
): number {
  return prizes.reduce((sum, { prize }, index) => sum + (found[index] ?? 0) * read(prize), 0);
}
