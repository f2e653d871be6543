import type { DrawShape, LotteryDraw } from './draw-shape.ts';
import type { NumbersPlay, PlatePlay, PositionsPlay } from './lottery-play.ts';
import { pickFieldsOf } from './pick-fields.ts';
import { valueAt } from './place.ts';
import { bitCountOf, winPatternsOf } from './win-pattern.ts';

/** Plays whose values come or do not come by themselves, whatever else is picked. */
export type CountablePlay = PlatePlay | PositionsPlay | NumbersPlay;

/** How one value that can be picked did in a window of draws. What it will do follows from none of this. */
export interface ValueStatistics {
  readonly field: string;
  readonly value: string;
  /** In how many draws it came. */
  readonly hits: number;
  /** How many draws there were since it came last; all of them where it did not come. */
  readonly gap: number;
  /** The most draws in a row without it, the present gap among them. */
  readonly longestGap: number;
  /** In how many draws in a row it came, up to the latest. */
  readonly streak: number;
}

/** What a road shows side by side: one outcome that came in so many draws in a row. */
export interface RoadColumn {
  /** The option; `undefined` for draws in which none of them won. */
  readonly option: string | undefined;
  readonly draws: number;
}

/** Every value of a play's fields, in their order. `draws` are the latest ones, the very latest first. */
export function drawStatistics(
  shape: DrawShape,
  play: CountablePlay,
  draws: readonly LotteryDraw[],
): readonly ValueStatistics[] {
  const counts = Array.from({ length: bitCountOf(shape, play) }, () => ({
    hits: 0,
    last: -1,
    longestGap: 0,
    streak: 0,
  }));
  for (const [at, draw] of draws.toReversed().entries()) {
    for (const bit of bitsThatCame(shape, play, draw)) {
      const count = counts[bit];
      if (count === undefined) throw new RangeError(`${play.code} has no value ${bit}`);
      count.hits += 1;
      count.longestGap = Math.max(count.longestGap, at - count.last - 1);
      count.streak = count.last === at - 1 ? count.streak + 1 : 1;
      count.last = at;
    }
  }
  let offset = 0;
  return pickFieldsOf(shape, play).flatMap((field) => {
    const first = offset;
    offset += field.size;
    return counts.slice(first, offset).map(({ hits, last, longestGap, streak }, value) => {
      const gap = draws.length - last - 1;
      return {
        field: field.code,
        value: field.codeOf(value),
        hits,
        gap,
        longestGap: Math.max(longestGap, gap),
        streak: gap === 0 ? streak : 0,
      };
    });
  });
}

/** Values that came in at least so many draws in a row up to the latest ("long dragons"), the longest first. */
export function longStreaks(
  statistics: readonly ValueStatistics[],
  leastDraws: number,
): readonly ValueStatistics[] {
  return statistics
    .filter(({ streak }) => streak >= leastDraws)
    .toSorted((left, right) => right.streak - left.streak);
}

/**
 * The road of some options of a plate of which at most one comes (big and small; dragon, tiger and tie): columns of draws
 * alike, the oldest first. `draws` are the latest ones, the very latest first.
 */
export function drawRoad(
  shape: DrawShape,
  play: PlatePlay,
  options: readonly string[],
  draws: readonly LotteryDraw[],
): readonly RoadColumn[] {
  const columns: { option: string | undefined; draws: number }[] = [];
  for (const draw of draws.toReversed()) {
    const came = bitsThatCame(shape, play, draw);
    const coming = play.options.filter(({ code }, bit) => options.includes(code) && came.has(bit));
    if (coming.length > 1) throw new RangeError(`${play.code} has no road of ${options.join()}`);
    const option = coming[0]?.code;
    const column = columns.at(-1);
    if (column !== undefined && column.option === option) column.draws += 1;
    else columns.push({ option, draws: 1 });
  }
  return columns;
}

/** What won something with a draw, by its place among all values of the play's fields; that a stake comes back is no win. */
export function bitsThatCame(shape: DrawShape, play: CountablePlay, draw: LotteryDraw): ReadonlySet<number> {
  if (play.kind === 'positions') return new Set(bitsAtPlaces(play, draw));
  const returned = new Set(play.prizes.filter(({ isReturn }) => isReturn === true).map(({ code }) => code));
  return new Set(
    winPatternsOf(shape, play, draw)
      .filter(({ prize }) => !returned.has(prize))
      .flatMap(({ terms }) => terms.flatMap(({ bits }) => bits)),
  );
}

/** What is right at each place by itself, whether or not it takes more places to win. */
function bitsAtPlaces({ fields }: PositionsPlay, draw: LotteryDraw): readonly number[] {
  let offset = 0;
  return fields.flatMap(({ place, values }) => {
    const drawn = valueAt(draw, place);
    const first = offset;
    offset += values.length;
    return values.flatMap(({ numbers }, value) => (numbers.includes(drawn) ? [first + value] : []));
  });
}
