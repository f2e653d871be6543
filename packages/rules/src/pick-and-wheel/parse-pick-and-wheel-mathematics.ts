import { hasExactlyKeys, isIntegerWithin, isListOf } from '../parameters.ts';
import { type ReelFreeSpins, type ReelGame, readReelGame, readReels } from '../reel-game/reel-game.ts';
import type { RuleResult } from '../rule-result.ts';
import { must, need, readMathematics } from '../slot/read-mathematics.ts';
import { isCountList } from '../slot/slot-pays.ts';
import { parseSlotStakes } from '../slot/slot-stake.ts';
import { bonusNumber, scatterNumber } from '../slot/slot-symbol.ts';
import { parseMultiplierRule } from '../slot/spin-multiplier.ts';
import {
  type Board,
  type BoardRule,
  boxesMaximum,
  type CountedPrize,
  type Opening,
  type PickAndWheelMathematics,
  type Prize,
  type Wheel,
} from './pick-and-wheel-mathematics.ts';

const keys = [
  'coins',
  'buys',
  'rows',
  'lines',
  'pays',
  'scatterPays',
  'reels',
  'openings',
  'boards',
  'wheels',
  'freeSpins',
] as const;
const payMaximum = 1_000_000;
const multiplierMaximum = 100;
const spinsMaximum = 100;
const spinsAtOnceMaximum = 50;
const weightMaximum = 1_000;
const boardsMaximum = 5;
const wheelsMaximum = 4;
const segmentsMaximum = 24;
const openingsMaximum = 4;
const turnsMaximum = 10;
const namePattern = /^[a-z]{2,12}$/;

/** Reads a title's mathematics; docs/games/pick-and-wheel.md describes them. */
export function parsePickAndWheelMathematics(value: unknown): RuleResult<PickAndWheelMathematics> {
  return readMathematics(() => {
    must(hasExactlyKeys(value, keys), 'pick.mathematics.invalid');
    const game = readReelGame(value, [bonusNumber]);
    must(isListOf(value.boards, 0, boardsMaximum, isAnything), 'pick.boards.invalid');
    must(isListOf(value.wheels, 0, wheelsMaximum, isAnything), 'pick.wheels.invalid');
    const hasFreeSpins = value.freeSpins !== null;
    const context = { boards: value.boards.length, wheels: value.wheels.length, hasFreeSpins };
    const boards = value.boards.map((board, index) => readBoard(board, index, context));
    const wheels = value.wheels.map((wheel, index) => readWheel(wheel, index, context));
    must(isListOf(value.openings, 1, openingsMaximum, isAnything), 'pick.openings.invalid');
    const openings = value.openings.map((opening) => readOpening(opening, context));
    const isAscending = openings.every(
      ({ bonus }, index) => index === 0 || bonus > (openings[index - 1]?.bonus ?? 0),
    );
    must(isAscending, 'pick.openings.invalid');
    const [first] = openings;
    return {
      stakes: need(parseSlotStakes(value.coins, value.buys, first === undefined ? [] : [first.opens.kind])),
      game,
      openings,
      boards,
      wheels,
      freeSpins: hasFreeSpins ? readFreeSpins(value.freeSpins, game) : undefined,
    };
  });
}

/** What prizes may lead to. */
interface Context {
  readonly boards: number;
  readonly wheels: number;
  readonly hasFreeSpins: boolean;
}

function isAnything(_: unknown): _ is unknown {
  return true;
}

/** Reads `{ "bonus": 3, "opens": "pick", "factor": 1 }` or with `"opens": { "wheel": 0, "turns": 1 }`. */
function readOpening(value: unknown, { boards, wheels }: Context): Opening {
  must(hasExactlyKeys(value, ['bonus', 'opens', 'factor']), 'pick.openings.invalid');
  const { bonus, opens, factor } = value;
  must(isIntegerWithin(bonus, 2, boxesMaximum), 'pick.openings.invalid');
  must(isIntegerWithin(factor, 1, multiplierMaximum), 'pick.openings.invalid');
  if (opens === 'pick') {
    must(boards > 0, 'pick.openings.invalid');
    return { bonus, opens: { kind: 'pick' }, factor };
  }
  must(hasExactlyKeys(opens, ['wheel', 'turns']), 'pick.openings.invalid');
  must(isIntegerWithin(opens.wheel, 0, wheels - 1), 'pick.openings.invalid');
  must(isIntegerWithin(opens.turns, 1, turnsMaximum), 'pick.openings.invalid');
  return { bonus, opens: { kind: 'wheel', wheel: opens.wheel, turns: opens.turns }, factor };
}

/** Reads `{ "rule": { "kind": "picks", "picks": 3 }, "prizes": [[{ "kind": "credit", "pay": 20 }, 4], …] }`. */
function readBoard(value: unknown, index: number, context: Context): Board {
  must(hasExactlyKeys(value, ['rule', 'prizes']), 'pick.boards.invalid');
  const rule = readBoardRule(value.rule);
  const prizes = readPrizes(value.prizes, boxesMaximum, 'pick.boards.invalid', context);
  const boxes = sumOf(prizes);
  const kinds = new Set(prizes.map(({ prize }) => prize.kind));
  must(isIntegerWithin(boxes, 2, boxesMaximum), 'pick.boards.invalid');
  must(!kinds.has('nextLevel') || index < context.boards - 1, 'pick.boards.invalid');
  must(kinds.has('end') === (rule.kind === 'untilEnd'), 'pick.boards.invalid');
  must(kinds.has('token') === (rule.kind === 'tokens'), 'pick.boards.invalid');
  if (rule.kind === 'picks') must(rule.picks <= boxes, 'pick.boards.invalid');
  else must(!kinds.has('extraPicks'), 'pick.boards.invalid');
  if (rule.kind === 'tokens') {
    // Nothing but tokens, and enough of each name, so that a board always ends with a prize.
    must(kinds.size === 1 && prizes.every(({ count }) => count >= rule.needed), 'pick.boards.invalid');
    const names = prizes.map(({ prize }) => (prize.kind === 'token' ? prize.name : ''));
    must(new Set(names).size === names.length, 'pick.boards.invalid');
  }
  return { rule, prizes, boxes };
}

function readBoardRule(value: unknown): BoardRule {
  if (hasExactlyKeys(value, ['kind']) && value.kind === 'untilEnd') return { kind: 'untilEnd' };
  if (hasExactlyKeys(value, ['kind', 'needed']) && value.kind === 'tokens') {
    must(isIntegerWithin(value.needed, 2, boxesMaximum), 'pick.boards.invalid');
    return { kind: 'tokens', needed: value.needed };
  }
  must(hasExactlyKeys(value, ['kind', 'picks']) && value.kind === 'picks', 'pick.boards.invalid');
  must(isIntegerWithin(value.picks, 1, boxesMaximum), 'pick.boards.invalid');
  return { kind: 'picks', picks: value.picks };
}

/** Reads a list of prizes with their weights. A wheel leads to later wheels alone, so that turning ends. */
function readWheel(value: unknown, index: number, context: Context): Wheel {
  const segments = readPrizes(value, weightMaximum, 'pick.wheels.invalid', context);
  must(segments.length >= 2 && segments.length <= segmentsMaximum, 'pick.wheels.invalid');
  for (const { prize } of segments) {
    const isOfWheels = ['credit', 'multiplier', 'freeSpins', 'wheel'].includes(prize.kind);
    must(isOfWheels, 'pick.wheels.invalid');
    if (prize.kind === 'multiplier') must(index < context.wheels - 1, 'pick.wheels.invalid');
    if (prize.kind === 'wheel') must(prize.wheel > index, 'pick.wheels.invalid');
  }
  return { segments, totalWeight: sumOf(segments) };
}

function readPrizes(
  value: unknown,
  countMaximum: number,
  code: string,
  context: Context,
): readonly CountedPrize[] {
  const isPair = (pair: unknown): pair is [unknown, number] =>
    Array.isArray(pair) && pair.length === 2 && isIntegerWithin(pair[1], 1, countMaximum);
  must(isListOf(value, 1, boxesMaximum, isPair), code);
  return value.map(([prize, count]) => {
    must(isPrize(prize, context), code);
    return { prize, count };
  });
}

function isPrize(value: unknown, { wheels, hasFreeSpins }: Context): value is Prize {
  if (hasExactlyKeys(value, ['kind'])) return value.kind === 'nextLevel' || value.kind === 'end';
  if (hasExactlyKeys(value, ['kind', 'pay'])) return value.kind === 'credit' && isPay(value.pay);
  if (hasExactlyKeys(value, ['kind', 'pay', 'name'])) {
    const isNamed = typeof value.name === 'string' && namePattern.test(value.name);
    return (value.kind === 'credit' || value.kind === 'token') && isNamed && isPay(value.pay);
  }
  if (hasExactlyKeys(value, ['kind', 'by'])) {
    return value.kind === 'multiplier' && isIntegerWithin(value.by, 2, multiplierMaximum);
  }
  if (hasExactlyKeys(value, ['kind', 'spins'])) {
    return value.kind === 'freeSpins' && hasFreeSpins && isIntegerWithin(value.spins, 1, spinsAtOnceMaximum);
  }
  if (hasExactlyKeys(value, ['kind', 'picks'])) {
    return value.kind === 'extraPicks' && isIntegerWithin(value.picks, 1, boxesMaximum);
  }
  if (!hasExactlyKeys(value, ['kind', 'wheel']) || value.kind !== 'wheel') return false;
  return isIntegerWithin(value.wheel, 0, wheels - 1);
}

function isPay(value: unknown): boolean {
  return isIntegerWithin(value, 1, payMaximum);
}

function sumOf(prizes: readonly CountedPrize[]): number {
  return prizes.reduce((sum, { count }) => sum + count, 0);
}

/** Free spins are prizes: how many there are says the prize, and scatters on their reels bring more. */
function readFreeSpins(value: unknown, game: ReelGame): ReelFreeSpins {
  must(hasExactlyKeys(value, ['reels', 'retriggered', 'maximum', 'multiplier']), 'pick.free.spins.invalid');
  const { retriggered, maximum } = value;
  must(isCountList(retriggered, game.reels, spinsAtOnceMaximum), 'pick.free.spins.invalid');
  must(isIntegerWithin(maximum, 1, spinsMaximum), 'pick.free.spins.invalid');
  return {
    counts: { started: [0], retriggered, maximum, bought: 1 },
    strips: readReels(value.reels, game.reels, game, [scatterNumber]),
    multiplier: need(parseMultiplierRule(value.multiplier)),
  };
}
