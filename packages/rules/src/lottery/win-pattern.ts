import { binomial } from '../binomial.ts';
import type { DrawShape, LotteryDraw } from './draw-shape.ts';
import type {
  ChoicePlay,
  ChoiceValue,
  ChoiceWin,
  GroupPlay,
  LotteryPlay,
  NumbersPlay,
  PartWin,
  PlatePlay,
  PositionField,
  PositionsPlay,
} from './lottery-play.ts';
import { measured } from './measure.ts';
import { everyArrangement, type Picks, pickFieldsOf, prizeOfNumber } from './pick-fields.ts';
import { type Place, rangeOf, textAt, valueAt } from './place.ts';

/**
 * `needed` of the values at `bits` make one part of a winning line. A bit is a value's number within its field, plus the
 * sizes of all fields before.
 */
export interface WinTerm {
  readonly bits: readonly number[];
  readonly needed: number;
}

/**
 * What wins a prize with a draw. Of any picks that makes as many winning lines as there are ways to take from each term
 * the values that it needs: the product of "picked bits over needed". The database counts winners by the same rule.
 */
export interface WinPattern {
  readonly prize: string;
  readonly terms: readonly WinTerm[];
}

/** Everything that wins something with a draw, whatever was picked. */
export function winPatternsOf(shape: DrawShape, play: LotteryPlay, draw: LotteryDraw): readonly WinPattern[] {
  switch (play.kind) {
    case 'numbers':
      return numberPatterns(play, draw);
    case 'plate':
      return platePatterns(play, draw);
    case 'choice':
      return choicePatterns(play, draw);
    case 'positions':
      return positionPatterns(play, draw);
    case 'group':
      return groupPatterns(shape, play, draw);
  }
}

/** How many lines of some picks win each prize. */
export function countWins(
  shape: DrawShape,
  play: LotteryPlay,
  picks: Picks,
  patterns: readonly WinPattern[],
): ReadonlyMap<string, bigint> {
  const picked = new Set(bitsOf(shape, play, picks));
  const wins = new Map<string, bigint>();
  for (const { prize, terms } of patterns) {
    let lines = 1n;
    for (const { bits, needed } of terms) {
      lines *= binomial(bits.filter((bit) => picked.has(bit)).length, needed);
    }
    if (lines > 0n) wins.set(prize, (wins.get(prize) ?? 0n) + lines);
  }
  return wins;
}

/** The picks as bits over all fields. */
export function bitsOf(shape: DrawShape, play: LotteryPlay, picks: Picks): readonly number[] {
  const bits: number[] = [];
  let offset = 0;
  for (const [index, field] of pickFieldsOf(shape, play).entries()) {
    for (const value of picks[index] ?? []) bits.push(offset + value);
    offset += field.size;
  }
  return bits;
}

/** How many bits picks of a play have. */
export function bitCountOf(shape: DrawShape, play: LotteryPlay): number {
  return pickFieldsOf(shape, play).reduce((sum, field) => sum + field.size, 0);
}

/** A number that is drawn twice wins twice: one pattern for what was drawn at least once, one for at least twice. */
function numberPatterns(play: NumbersPlay, draw: LotteryDraw): readonly WinPattern[] {
  const times = new Map<string, Map<number, number>>();
  for (const { prize: lotPrize, places, order } of play.lots) {
    const drawn = places.map((place) => textAt(draw, place)).join('');
    for (const number of order === 'exact' ? [drawn] : everyArrangement(drawn)) {
      const prize = prizeOfNumber(play, lotPrize, number);
      if (prize === undefined || (order === 'otherOrder' && number === drawn)) continue;
      const hits = times.get(prize.code) ?? new Map<number, number>();
      hits.set(Number(number), (hits.get(Number(number)) ?? 0) + 1);
      times.set(prize.code, hits);
    }
  }
  return [...times].flatMap(([prize, hits]) => patternsOfHits(prize, hits));
}

function platePatterns({ options }: PlatePlay, draw: LotteryDraw): readonly WinPattern[] {
  const times = new Map<string, Map<number, number>>();
  for (const [bit, option] of options.entries()) {
    for (const { prize, measure, values } of option.wins) {
      const found = measured(
        measure,
        measure.places.map((place) => valueAt(draw, place)),
      );
      if (!values.includes(found)) continue;
      const hits = times.get(prize) ?? new Map<number, number>();
      hits.set(bit, (hits.get(bit) ?? 0) + 1);
      times.set(prize, hits);
    }
  }
  return [...times].flatMap(([prize, hits]) => patternsOfHits(prize, hits));
}

function patternsOfHits(prize: string, hits: ReadonlyMap<number, number>): readonly WinPattern[] {
  const most = Math.max(...hits.values());
  return Array.from({ length: most }, (_, fewer) => {
    const bits = [...hits].filter(([, count]) => count > fewer).map(([bit]) => bit);
    return { prize, terms: [{ bits: bits.toSorted((a, b) => a - b), needed: 1 }] };
  });
}

function choicePatterns(
  { values, sets, wins, chosen }: ChoicePlay,
  draw: LotteryDraw,
): readonly WinPattern[] {
  const appeared = new Map(
    Object.entries(sets).map(([name, places]) => {
      const drawn = new Set(places.map((place) => valueAt(draw, place)));
      return [name, bitsWhere(values, ({ numbers }) => numbers.some((number) => drawn.has(number)))];
    }),
  );
  const somewhere = new Set([...appeared.values()].flat());
  const missed = bitsWhere(values, (_, bit) => !somewhere.has(bit));
  return wins.map(({ prize, appeared: wanted, only }) => {
    const terms = Object.entries(wanted).map(([name, needed]) => ({
      bits: appeared.get(name) ?? [],
      needed,
    }));
    if (only !== undefined) return { prize, terms: terms.flatMap((term) => termsWhere(term, values, only)) };
    const missing = chosen - terms.reduce((sum, { needed }) => sum + needed, 0);
    return { prize, terms: missing > 0 ? [...terms, { bits: missed, needed: missing }] : terms };
  });
}

/** The same term of lines with a value, or without it. */
function termsWhere(
  { bits, needed }: WinTerm,
  values: readonly ChoiceValue[],
  { value, isTaken }: NonNullable<ChoiceWin['only']>,
): readonly WinTerm[] {
  const others = bits.filter((bit) => values[bit]?.code !== value);
  if (!isTaken) return [{ bits: others, needed }];
  return [
    { bits: bits.filter((bit) => values[bit]?.code === value), needed: 1 },
    { bits: others, needed: needed - 1 },
  ];
}

function bitsWhere<Value>(
  values: readonly Value[],
  isWanted: (value: Value, bit: number) => boolean,
): readonly number[] {
  return values.flatMap((value, bit) => (isWanted(value, bit) ? [bit] : []));
}

/** One pattern for each so many fields. Where one value of each is right they make one term, which is counted faster. */
function positionPatterns(
  { fields, chosen, prize, partWins = [] }: PositionsPlay,
  draw: LotteryDraw,
): readonly WinPattern[] {
  let offset = 0;
  const right = fields.map(({ place, values }) => {
    const drawn = valueAt(draw, place);
    const bits = bitsWhere(values, ({ numbers }) => numbers.includes(drawn)).map((bit) => offset + bit);
    offset += values.length;
    return bits;
  });
  const whole = everyChoice(right, chosen).map((taken) => ({
    prize,
    terms: taken.every((bits) => bits.length === 1)
      ? [{ bits: taken.flat(), needed: chosen }]
      : taken.map((bits) => ({ bits, needed: 1 })),
  }));
  return [...whole, ...partWins.map((part) => partPattern(fields, part, draw))];
}

/** A field that does not count has a term too: each value that was picked for it makes a line of its own. */
function partPattern(
  fields: readonly PositionField[],
  { prize, places, matches }: PartWin,
  draw: LotteryDraw,
): WinPattern {
  let offset = 0;
  const terms = fields.map(({ code, values }, index) => {
    const [place, match] = [places[index], matches[index]];
    if (place === undefined || match === undefined) throw new RangeError(`${prize} does not look at ${code}`);
    const drawn = valueAt(draw, place);
    const bits = bitsWhere(
      values,
      ({ numbers }) => match === 'any' || numbers.includes(drawn) === (match === 'right'),
    ).map((bit) => offset + bit);
    offset += values.length;
    return { bits, needed: 1 };
  });
  return { prize, terms };
}

/** Every choice of so many of the things, in their order. */
function everyChoice<Thing>(things: readonly Thing[], chosen: number): readonly (readonly Thing[])[] {
  if (chosen === 0) return [[]];
  return things.flatMap((thing, index) =>
    everyChoice(things.slice(index + 1), chosen - 1).map((rest) => [thing, ...rest]),
  );
}

/** One pattern where the digits repeat as the group wants it, none where they do not. */
function groupPatterns(
  shape: DrawShape,
  { places, parts, isOneField, prize }: GroupPlay,
  draw: LotteryDraw,
): readonly WinPattern[] {
  const [place] = places;
  if (place === undefined) return [];
  const { lowest, size } = rangeOf(shape, place);
  const repeats = repeatsOf(draw, places);
  let offset = 0;
  const bits: number[] = [];
  let told = 0;
  for (const part of parts) {
    const digits = [...repeats].filter(([, count]) => count === part.repeats).map(([digit]) => digit);
    if (digits.length !== part.needs) return [];
    told += digits.length;
    bits.push(...digits.map((digit) => offset + digit - lowest));
    if (isOneField !== true) offset += size;
  }
  if (told !== repeats.size) return [];
  return [{ prize, terms: [{ bits, needed: bits.length }] }];
}

function repeatsOf(draw: LotteryDraw, places: readonly Place[]): ReadonlyMap<number, number> {
  const repeats = new Map<number, number>();
  for (const place of places) {
    const digit = valueAt(draw, place);
    repeats.set(digit, (repeats.get(digit) ?? 0) + 1);
  }
  return repeats;
}
