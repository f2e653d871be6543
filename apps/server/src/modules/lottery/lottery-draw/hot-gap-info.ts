import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import {
  type CountablePlay,
  drawStatistics,
  longStreaks,
  type ValueStatistics,
} from '@wau/rules/lottery/draw-statistics';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { bitCountOf } from '@wau/rules/lottery/win-pattern';

type Value = CallValue<Calls['getHotGapInfo']>;

/** More values than that are no list that anybody reads. */
const valuesMaximum = 1_000;
const hotMaximum = 10;
const streakLeastDraws = 3;
const streaksMaximum = 50;

/** A play whose values can be counted one by one: the named one, or the family's first. */
export function countablePlay(family: LotteryFamily, code: string | undefined): CountablePlay | undefined {
  return family.plays.find(
    (play): play is CountablePlay => (code === undefined || play.code === code) && isCountable(family, play),
  );
}

function isCountable({ shape }: LotteryFamily, play: LotteryPlay): play is CountablePlay {
  const isByItself = play.kind === 'plate' || play.kind === 'positions' || play.kind === 'numbers';
  return isByItself && bitCountOf(shape, play) <= valuesMaximum;
}

/** How a play's values did. `draws` are the latest ones, the very latest first. */
export function valuesOf(
  { shape }: LotteryFamily,
  play: CountablePlay,
  draws: readonly LotteryDraw[],
): Pick<Value, 'values' | 'hot' | 'cold'> {
  const values = drawStatistics(shape, play, draws).map((value) => ({ ...value }));
  // Of values that did alike the first ones are shown: the order of the play is kept.
  const most = (measure: (value: ValueStatistics) => number) =>
    values.toSorted((left, right) => measure(right) - measure(left)).slice(0, hotMaximum);
  return {
    values,
    hot: most(({ hits }) => hits).filter(({ hits }) => hits > 0),
    cold: most(({ gap }) => gap).filter(({ gap }) => gap > 0),
  };
}

/** What came in several draws in a row, of all plates on which values compete for each draw. */
export function streaksOf(
  family: LotteryFamily,
  draws: readonly LotteryDraw[],
  leastDraws: number = streakLeastDraws,
): Value['streaks'] {
  return family.plays
    .flatMap((play) =>
      play.kind === 'plate' && play.playType === 'entertainment'
        ? longStreaks(drawStatistics(family.shape, play, draws), leastDraws).map(
            ({ field, value, streak }) => ({ playId: play.code, field, value, draws: streak }),
          )
        : [],
    )
    .toSorted((left, right) => right.draws - left.draws)
    .slice(0, streaksMaximum);
}
