import { binomial } from '../binomial.ts';
import { addRatios, type ExactRatio, multiplyRatios } from '../exact-ratio.ts';
import type { DrawShape } from './draw-shape.ts';
import type {
  ChoicePlay,
  GroupPlay,
  LotteryPlay,
  NumbersPlay,
  PartWin,
  PlatePlay,
  PositionsPlay,
} from './lottery-play.ts';
import { chanceOf, chanceOfNone } from './measure-chance.ts';
import { arrangementsOf, numberCode, type Picks, prizeOfNumber } from './pick-fields.ts';
import { rangeOf } from './place.ts';

/** Lines of a play that are worth the same. */
export interface LineKind {
  /** The fewest picks that make one of them. */
  readonly example: Picks;
  /** How many of them there are. */
  readonly lines: bigint;
  /** How often such a line wins each prize in a draw, on average. */
  readonly wins: ReadonlyMap<string, ExactRatio>;
}

const one: ExactRatio = { numerator: 1n, denominator: 1n };

/** Counting goes through all numbers of some plays, which takes half a second: once for each. */
const counted = new WeakMap<DrawShape, WeakMap<LotteryPlay, readonly LineKind[]>>();

/** All lines of a play by what they are worth, counted exactly; the first kind is that of its first line. */
export function lineKindsOf(shape: DrawShape, play: LotteryPlay): readonly LineKind[] {
  const ofShape = counted.get(shape) ?? new WeakMap<LotteryPlay, readonly LineKind[]>();
  counted.set(shape, ofShape);
  const kinds = ofShape.get(play) ?? countKinds(shape, play);
  ofShape.set(play, kinds);
  return kinds;
}

function countKinds(shape: DrawShape, play: LotteryPlay): readonly LineKind[] {
  switch (play.kind) {
    case 'numbers':
      return numberKinds(play);
    case 'plate':
      return plateKinds(shape, play);
    case 'choice':
      return choiceKinds(shape, play);
    case 'positions':
      return [positionKind(shape, play)];
    case 'group':
      return [groupKind(shape, play)];
  }
}

/** Every number of a lot is equally likely, so what counts is in how many orders the played one may come. */
function numberKinds(play: NumbersPlay): readonly LineKind[] {
  const all = 10n ** BigInt(play.length);
  const kinds = new Map<string, { example: number; lines: bigint; wins: Map<string, ExactRatio> }>();
  for (let value = 0; value < 10 ** play.length; value += 1) {
    const number = numberCode(play, value);
    const arrangements = arrangementsOf(number);
    const key = String(arrangements);
    const known = kinds.get(key);
    if (known !== undefined) {
      known.lines += 1n;
      continue;
    }
    const wins = new Map<string, ExactRatio>();
    for (const lot of play.lots) {
      const prize = prizeOfNumber(play, lot.prize, number);
      const orders = { exact: 1, any: arrangements, otherOrder: arrangements - 1 }[lot.order];
      if (prize === undefined || orders === 0) continue;
      addTo(wins, prize.code, { numerator: BigInt(orders), denominator: all });
    }
    kinds.set(key, { example: value, lines: 1n, wins });
  }
  const playable = [...kinds.values()].filter(({ wins }) => wins.size > 0);
  return merged(playable.map(({ example, ...kind }) => ({ ...kind, example: [[example]] })));
}

function plateKinds(shape: DrawShape, { options }: PlatePlay): readonly LineKind[] {
  return merged(
    options.map((option, index) => {
      const wins = new Map<string, ExactRatio>();
      for (const { prize, measure, values } of option.wins) {
        addTo(wins, prize, chanceOf(shape, measure, values));
      }
      return { example: [[index]], lines: 1n, wins };
    }),
  );
}

function addTo(wins: Map<string, ExactRatio>, prize: string, chance: ExactRatio): void {
  const before = wins.get(prize);
  wins.set(prize, before === undefined ? chance : addRatios(before, chance));
}

/** Kinds that win the same prizes equally often are one. */
function merged(kinds: readonly LineKind[]): readonly LineKind[] {
  const byWorth = new Map<string, LineKind>();
  for (const kind of kinds) {
    const key = [...kind.wins].map(
      ([prize, { numerator, denominator }]) => `${prize} ${numerator}/${denominator}`,
    );
    const same = byWorth.get(key.join());
    byWorth.set(key.join(), same === undefined ? kind : { ...same, lines: same.lines + kind.lines });
  }
  return [...byWorth.values()];
}

/** Lines differ only by how many numbers their values have. */
function choiceKinds(shape: DrawShape, play: ChoicePlay): readonly LineKind[] {
  const bySize = Map.groupBy(play.values.keys(), (index) => play.values[index]?.numbers.length ?? 0);
  const sizes = [...bySize.keys()].toSorted((a, b) => a - b);
  const kinds: LineKind[] = [];
  const take = (sizeIndex: number, left: number, taken: readonly number[], lines: bigint): void => {
    const size = sizes[sizeIndex];
    if (size === undefined) {
      if (left === 0) kinds.push(choiceKind(shape, play, taken, lines));
      return;
    }
    const indexes = bySize.get(size) ?? [];
    for (let count = Math.min(left, indexes.length); count >= 0; count -= 1) {
      const more = indexes.slice(0, count);
      take(sizeIndex + 1, left - count, [...taken, ...more], lines * binomial(indexes.length, count));
    }
  };
  take(0, play.chosen, [], 1n);
  return merged(kinds);
}

function choiceKind(shape: DrawShape, play: ChoicePlay, taken: readonly number[], lines: bigint): LineKind {
  const sizes = taken.map((index) => play.values[index]?.numbers.length ?? 0);
  const wins = new Map<string, ExactRatio>();
  for (const { prize, appeared, only } of play.wins) {
    if (only !== undefined && holdsValue(play, taken, only.value) !== only.isTaken) continue;
    const chance =
      Object.keys(play.sets).length === 1
        ? chanceOfAppearing(shape, play, sizes, Object.values(appeared)[0] ?? 0)
        : chanceInSets(shape, play, appeared);
    if (chance.numerator > 0n) addTo(wins, prize, chance);
  }
  return { example: [taken.toSorted((a, b) => a - b)], lines, wins };
}

/** Whether a kind's lines hold a value. They do or do not alike only where no other value has as many numbers. */
function holdsValue(
  { values, chosen, sets, wins }: ChoicePlay,
  taken: readonly number[],
  code: string,
): boolean {
  const index = values.findIndex((value) => value.code === code);
  const size = values[index]?.numbers.length;
  if (index === -1 || values.filter(({ numbers }) => numbers.length === size).length > 1) {
    throw new RangeError(`${code} is not the one value with so many numbers`);
  }
  if (Object.keys(sets).length > 1 || wins.some(({ appeared }) => Object.values(appeared)[0] !== chosen)) {
    throw new RangeError(`lines with ${code} are told apart only where all of their values appear`);
  }
  return taken.includes(index);
}

/** The chance that exactly so many of the values appear: over all choices of them, by inclusion and exclusion. */
function chanceOfAppearing(
  shape: DrawShape,
  { sets }: ChoicePlay,
  sizes: readonly number[],
  appearing: number,
): ExactRatio {
  const places = Object.values(sets)[0] ?? [];
  const [place] = places;
  if (place === undefined) throw new RangeError('a choice that looks at no place');
  const { size } = rangeOf(shape, place);
  // Counted as a sum of whole numbers, because single terms are below zero.
  let wanted = 0n;
  let all = 1n;
  for (let members = 0; members < 2 ** sizes.length; members += 1) {
    const missed = sizes.filter((_, index) => ((members >> index) & 1) === 1);
    const surplus = missed.length - (sizes.length - appearing);
    if (surplus < 0) continue;
    const numbers = missed.reduce((sum, count) => sum + count, 0);
    const none = chanceOfNone(shape, size, places.length, numbers);
    const times = binomial(missed.length, surplus) * none.numerator;
    all = none.denominator;
    wanted += (surplus & 1) === 0 ? times : -times;
  }
  return { numerator: wanted, denominator: all };
}

/** The chance that of a line's different balls so many lie in each set, and the others in none. */
function chanceInSets(
  shape: DrawShape,
  { sets, chosen, values }: ChoicePlay,
  appeared: Readonly<Record<string, number>>,
): ExactRatio {
  if (!shape.isDistinct || values.some(({ numbers }) => numbers.length !== 1)) {
    throw new RangeError('several sets want balls of one drum, each a value of its own');
  }
  const [place] = Object.values(sets).flat();
  if (place === undefined) throw new RangeError('a choice that looks at no place');
  const { size } = rangeOf(shape, place);
  const placesTaken = Object.values(sets).reduce((sum, places) => sum + places.length, 0);
  let wanted = 1n;
  let inSets = 0;
  for (const [name, count] of Object.entries(appeared)) {
    wanted *= binomial(sets[name]?.length ?? 0, count);
    inSets += count;
  }
  wanted *= binomial(size - placesTaken, chosen - inSets);
  return { numerator: wanted, denominator: binomial(size, chosen) };
}

function positionKind(shape: DrawShape, play: PositionsPlay): LineKind {
  const { fields, chosen, prize, partWins = [] } = play;
  const taken = fields.slice(0, chosen);
  let chance = one;
  for (const [index, { place, values }] of taken.entries()) {
    const { size } = rangeOf(shape, place);
    const right = values[0]?.numbers.length ?? 0;
    if (values.some(({ numbers }) => numbers.length !== right))
      throw new RangeError('values of different worth');
    if (shape.isDistinct && right !== 1) throw new RangeError('distinct places want single numbers');
    const left = shape.isDistinct ? size - index : size;
    chance = multiplyRatios(chance, { numerator: BigInt(right), denominator: BigInt(left) });
  }
  const example = fields.map((_, index) => (index < chosen ? [shape.isDistinct ? index : 0] : []));
  const wins = new Map([[prize, chance]]);
  for (const part of partWins) addTo(wins, part.prize, chanceOfPart(shape, play, part));
  return { example, lines: linesOf(shape, fields, chosen), wins };
}

function chanceOfPart(
  shape: DrawShape,
  { code, fields, chosen }: PositionsPlay,
  { places, matches }: PartWin,
): ExactRatio {
  const isWhole = [chosen, places.length, matches.length].every((count) => count === fields.length);
  if (shape.isDistinct || !isWhole) throw new RangeError(`${code} has a part that does not tell every field`);
  let chance = one;
  for (const [index, place] of places.entries()) {
    const { size } = rangeOf(shape, place);
    const right = fields[index]?.values[0]?.numbers.length ?? 0;
    const ways = { right, wrong: size - right, any: size }[matches[index] ?? 'any'];
    chance = multiplyRatios(chance, { numerator: BigInt(ways), denominator: BigInt(size) });
  }
  return chance;
}

function linesOf(shape: DrawShape, fields: PositionsPlay['fields'], chosen: number): bigint {
  const [size = 0] = fields.map(({ values }) => values.length);
  if (!shape.isDistinct) return binomial(fields.length, chosen) * BigInt(size) ** BigInt(chosen);
  let lines = 1n;
  for (let taken = 0; taken < chosen; taken += 1) lines *= BigInt(size - taken);
  return lines;
}

/** In how many orders the digits of a line can come, of all results of its places. */
function groupKind(shape: DrawShape, { places, parts, isOneField, prize }: GroupPlay): LineKind {
  const [place] = places;
  if (place === undefined) throw new RangeError('a group that looks at no place');
  const { size } = rangeOf(shape, place);
  let orders = 1n;
  let left = places.length;
  let lines = 1n;
  let free = size;
  const example: number[][] = [];
  for (const { needs, repeats } of parts) {
    lines *= binomial(free, needs);
    example.push(Array.from({ length: needs }, (_, index) => size - free + index));
    free -= needs;
    for (let value = 0; value < needs; value += 1) {
      orders *= binomial(left, repeats);
      left -= repeats;
    }
  }
  const chance = { numerator: orders, denominator: BigInt(size) ** BigInt(places.length) };
  return {
    example: isOneField === true ? [example.flat()] : example,
    lines,
    wins: new Map([[prize, chance]]),
  };
}
