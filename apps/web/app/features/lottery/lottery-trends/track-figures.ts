import type { DrawShape, LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { bitsThatCame, drawStatistics } from '@wau/rules/lottery/draw-statistics';
import type { DrawTrack } from './draw-tracks.ts';

/** A draw that has numbers, as figures are made of it. */
export interface NumberedDraw {
  readonly numero: string;
  readonly result: LotteryDraw;
}

/** How a value of a track did in the window of draws. */
export interface ValueFigures {
  readonly value: string;
  readonly hits: number;
  /** Draws since it came last. */
  readonly gap: number;
  readonly longestGap: number;
  /** Draws without it, shared out among the stretches before, between and after those with it. */
  readonly averageGap: number;
}

/** What a draw showed of a track. */
export interface TrackRow {
  readonly numero: string;
  /** Places of the values that came. */
  readonly came: readonly number[];
  /** For each value how many draws there had been since it came last: 0 where it came. */
  readonly gaps: readonly number[];
}

interface TrackFigures {
  readonly values: readonly ValueFigures[];
  /** The latest draw first. */
  readonly rows: readonly TrackRow[];
  /** Whether no draw showed more than one value, so that a line can be drawn from draw to draw. */
  readonly isLine: boolean;
}

/** The figures of a track. `draws` are the latest ones, the very latest first. */
export function trackFigures(
  shape: DrawShape,
  { play, offset, values }: DrawTrack,
  draws: readonly NumberedDraw[],
): TrackFigures {
  const counted = drawStatistics(
    shape,
    play,
    draws.map(({ result }) => result),
  ).slice(offset, offset + values.length);
  const rows: TrackRow[] = [];
  let gaps: readonly number[] = values.map(() => 0);
  for (const { numero, result } of draws.toReversed()) {
    const bits = bitsThatCame(shape, play, result);
    gaps = gaps.map((gap, value) => (bits.has(offset + value) ? 0 : gap + 1));
    rows.push({
      numero,
      came: gaps.flatMap((gap, value) => (gap === 0 ? [value] : [])),
      gaps,
    });
  }
  return {
    values: counted.map(({ value, hits, gap, longestGap }) => ({
      ...{ value, hits, gap, longestGap },
      averageGap: (draws.length - hits) / (hits + 1),
    })),
    rows: rows.reverse(),
    isLine: rows.every(({ came }) => came.length <= 1),
  };
}

export const valueOrders = ['value', 'hot', 'cold'] as const;
export type ValueOrder = (typeof valueOrders)[number];

/** The values as they are written, those that came most first, or those that have not come for longest. */
export function inOrder(values: readonly ValueFigures[], order: ValueOrder): readonly ValueFigures[] {
  switch (order) {
    case 'value':
      return values;
    case 'hot':
      return values.toSorted((left, right) => right.hits - left.hits || left.gap - right.gap);
    case 'cold':
      return values.toSorted((left, right) => right.gap - left.gap || left.hits - right.hits);
  }
}
