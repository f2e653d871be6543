import type { BonusPrize } from '../slot/slot-events.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import type {
  Board,
  CountedPrize,
  Opening,
  PickAndWheelMathematics,
  Prize,
} from './pick-and-wheel-mathematics.ts';

/** Says which box is opened next; `undefined` while the player has not decided. Throws for one that may not be. */
export type Decide = (isClosed: (box: number) => boolean, boxes: number) => number | undefined;

/** A feature waits for its player. */
export const waits = Symbol('waits');

/** What a feature has brought beside what it has paid. */
interface Gathered {
  pay: number;
  spins: number;
  wheels: number[];
}

/**
 * Plays what bonus symbols have opened, to its end or to where it waits.
 *
 * @returns how many free spins it brought
 */
export function playFeature(
  mathematics: PickAndWheelMathematics,
  round: SlotRoundInPlay,
  { opens, factor }: Pick<Opening, 'opens' | 'factor'>,
  decide: Decide,
): number | typeof waits {
  const gathered: Gathered = { pay: 0, spins: 0, wheels: [] };
  if (opens.kind === 'wheel') {
    const turns = new Array<number>(opens.turns).fill(opens.wheel);
    playWheels(mathematics, round, turns, factor, gathered);
    return gathered.spins;
  }
  if (playBoards(mathematics, round, factor, decide, gathered) === waits) return waits;
  if (gathered.wheels.length > 0) {
    round.tell({ type: 'featureStarted', feature: 'wheel', isBought: false });
    playWheels(mathematics, round, gathered.wheels, factor, gathered);
  }
  return gathered.spins;
}

function playBoards(
  { boards }: PickAndWheelMathematics,
  round: SlotRoundInPlay,
  factor: number,
  decide: Decide,
  gathered: Gathered,
): typeof waits | undefined {
  let pay = 0;
  let picks = 0;
  for (let index = 0; index < boards.length; index += 1) {
    const board = boards[index];
    if (board === undefined || round.reachesLimitWith(pay)) break;
    const play = new BoardInPlay(board, index, round, factor);
    const end = play.playOut(decide, picks, (more) => round.reachesLimitWith(pay + more));
    if (end === waits) return waits;
    picks += play.opened;
    pay += play.pay();
    gathered.spins += play.spins;
    gathered.wheels.push(...play.wheels);
    if (end !== 'nextLevel') break;
  }
  endFeature(round, 'pick', picks, pay);
  return undefined;
}

/** Closes a feature like a spin. */
function endFeature(round: SlotRoundInPlay, feature: 'pick' | 'wheel', played: number, pay: number): void {
  const isCut = round.reachesLimitWith(pay);
  round.endSpin(pay);
  if (!round.isTold) return;
  const reason = isCut ? 'winLimit' : 'allPlayed';
  round.tell({ type: 'featureEnded', feature, played, payoutMinor: round.wireOf(pay), reason });
}

/** Boxes whose prizes lie in their places before the first is opened. */
class BoardInPlay {
  readonly #board: Board;
  readonly #index: number;
  readonly #round: SlotRoundInPlay;
  readonly #factor: number;
  readonly #places: Prize[];
  readonly #isOpen: boolean[];
  readonly #tokens = new Map<string, number>();
  #credits = 0;
  #multipliers = 0;
  #picksLeft: number;
  opened = 0;
  spins = 0;
  readonly wheels: number[] = [];

  constructor(board: Board, index: number, round: SlotRoundInPlay, factor: number) {
    this.#board = board;
    this.#index = index;
    this.#round = round;
    this.#factor = factor;
    this.#places = placed(board, round);
    this.#isOpen = this.#places.map(() => false);
    this.#picksLeft = board.rule.kind === 'picks' ? board.rule.picks : board.boxes;
  }

  /** What the board pays so far. */
  pay(): number {
    return this.#credits * Math.max(1, this.#multipliers) * this.#factor;
  }

  playOut(
    decide: Decide,
    picksBefore: number,
    reachesLimit: (pay: number) => boolean,
  ): typeof waits | 'over' | 'nextLevel' {
    this.#tellOffer();
    let end: 'over' | 'nextLevel' | undefined;
    while (end === undefined) {
      const box = decide((each) => this.#isOpen[each] === false, this.#places.length);
      if (box === undefined) return waits;
      const prize = this.#open(box);
      end = this.#endAfter(prize) ?? (reachesLimit(this.pay()) ? 'over' : undefined);
      this.#tellPick(picksBefore + this.opened, box, prize, end !== undefined);
    }
    this.#tellPay();
    return end;
  }

  #open(box: number): Prize {
    const prize = this.#places[box];
    if (prize === undefined) throw new RangeError(`no box ${box}`);
    this.#isOpen[box] = true;
    this.opened += 1;
    this.#picksLeft -= 1;
    if (prize.kind === 'credit') this.#credits += prize.pay;
    if (prize.kind === 'multiplier') this.#multipliers += prize.by;
    if (prize.kind === 'freeSpins') this.spins += prize.spins;
    if (prize.kind === 'wheel') this.wheels.push(prize.wheel);
    if (prize.kind === 'extraPicks') this.#picksLeft += prize.picks;
    if (prize.kind === 'token') this.#tokens.set(prize.name, (this.#tokens.get(prize.name) ?? 0) + 1);
    return prize;
  }

  #endAfter(prize: Prize): 'over' | 'nextLevel' | undefined {
    if (prize.kind === 'nextLevel') return 'nextLevel';
    if (prize.kind === 'end') return 'over';
    const { rule } = this.#board;
    if (rule.kind === 'tokens' && prize.kind === 'token') {
      if ((this.#tokens.get(prize.name) ?? 0) < rule.needed) return undefined;
      this.#credits += prize.pay;
      return 'over';
    }
    return this.#picksLeft === 0 || this.opened === this.#places.length ? 'over' : undefined;
  }

  #tellOffer(): void {
    if (!this.#round.isTold) return;
    const { rule, boxes, prizes } = this.#board;
    this.#round.tell({
      type: 'picksOffered',
      board: this.#index,
      boxes,
      prizes: prizes.flatMap(({ prize, count }) =>
        new Array<BonusPrize>(count).fill(toldPrize(this.#round, prize)),
      ),
      factor: this.#factor,
      ...(rule.kind === 'picks' ? { picks: rule.picks } : {}),
      ...(rule.kind === 'tokens' ? { tokensNeeded: rule.needed } : {}),
    });
  }

  #tellPick(number: number, choice: number, prize: Prize, isLast: boolean): void {
    if (!this.#round.isTold) return;
    const picked = { type: 'picked', number, choice, prize: toldPrize(this.#round, prize) } as const;
    const closed = this.#places.filter((_, box) => this.#isOpen[box] === false);
    const others = closed.map((each) => toldPrize(this.#round, each));
    this.#round.tell(isLast ? { ...picked, others } : picked);
  }

  #tellPay(): void {
    if (!this.#round.isTold || this.pay() === 0) return;
    this.#round.tell({
      type: 'winPaid',
      kind: 'pick',
      count: this.opened,
      positions: [],
      multiplier: Math.max(1, this.#multipliers) * this.#factor,
      payoutMinor: this.#round.wireOf(this.pay()),
    });
  }
}

/**
 * Lays the prizes into the boxes: in the order of the file at first, then each box from the last to the second changes
 * places with one that is drawn among itself and those before it.
 */
function placed({ prizes }: Board, { integers }: SlotRoundInPlay): Prize[] {
  const places = prizes.flatMap(({ prize, count }) => new Array<Prize>(count).fill(prize));
  for (let last = places.length - 1; last > 0; last -= 1) {
    const drawn = integers.nextInteger(last + 1);
    const moved = places[drawn];
    const other = places[last];
    if (moved === undefined || other === undefined) throw new RangeError(`no box ${drawn}`);
    places[drawn] = other;
    places[last] = moved;
  }
  return places;
}

/** Turns wheels one after another. A segment that leads to another wheel turns that one at once. */
function playWheels(
  { wheels }: PickAndWheelMathematics,
  round: SlotRoundInPlay,
  turns: readonly number[],
  factor: number,
  gathered: Gathered,
): void {
  let pay = 0;
  let played = 0;
  for (const first of turns) {
    if (round.reachesLimitWith(pay)) break;
    let wheel: number | undefined = first;
    let multiplier = factor;
    while (wheel !== undefined) {
      played += 1;
      const prize = turnWheel(wheels[wheel]?.segments ?? [], wheel, round);
      const turned: number = wheel;
      wheel = undefined;
      if (prize.kind === 'freeSpins') gathered.spins += prize.spins;
      else if (prize.kind === 'wheel') wheel = prize.wheel;
      else if (prize.kind === 'multiplier') {
        multiplier *= prize.by;
        wheel = turned + 1;
      } else if (prize.kind === 'credit') {
        pay += prize.pay * multiplier;
        tellWheelPay(round, prize.pay * multiplier, multiplier);
      }
    }
  }
  endFeature(round, 'wheel', played, pay);
}

/** One draw below the sum of the weights; segments lie one after another in the order of the file. */
function turnWheel(segments: readonly CountedPrize[], wheel: number, round: SlotRoundInPlay): Prize {
  let left = round.integers.nextInteger(segments.reduce((sum, { count }) => sum + count, 0));
  let segment = 0;
  while (left >= (segments[segment]?.count ?? Number.POSITIVE_INFINITY)) {
    left -= segments[segment]?.count ?? 0;
    segment += 1;
  }
  const prize = segments[segment]?.prize;
  if (prize === undefined) throw new RangeError(`no segment ${segment}`);
  if (round.isTold) {
    round.tell({
      type: 'wheelTurned',
      wheel,
      segments: segments.map((each) => toldPrize(round, each.prize)),
      weights: segments.map(({ count }) => count),
      segment,
      prize: toldPrize(round, prize),
    });
  }
  return prize;
}

function tellWheelPay(round: SlotRoundInPlay, pay: number, multiplier: number): void {
  if (!round.isTold) return;
  const payoutMinor = round.wireOf(pay);
  round.tell({ type: 'winPaid', kind: 'wheel', count: 1, positions: [], multiplier, payoutMinor });
}

function toldPrize(round: SlotRoundInPlay, prize: Prize): BonusPrize {
  switch (prize.kind) {
    case 'credit': {
      const credit = { kind: 'credit', valueMinor: round.wireOf(prize.pay) } as const;
      return prize.name === undefined ? credit : { ...credit, prize: prize.name };
    }
    case 'token':
      return { kind: 'token', prize: prize.name, valueMinor: round.wireOf(prize.pay) };
    case 'multiplier':
      return { kind: 'multiplier', multiplier: prize.by };
    default:
      return prize;
  }
}
