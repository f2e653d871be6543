import { describe, expect, it } from 'vitest';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { drawLottery, type LotteryDraw } from './draw-shape.ts';
import { type CountablePlay, drawRoad, drawStatistics, longStreaks } from './draw-statistics.ts';
import { k3 } from './families/k3.ts';
import { markSix } from './families/mark-six.ts';
import { pk10 } from './families/pk10.ts';
import { ssc } from './families/ssc.ts';
import type { LotteryFamily } from './lottery-family.ts';
import { playOf } from './testing/picks-of.ts';

/** Draws as players read them off a board, the oldest first. */
const diceDraws = (...drawn: readonly string[]): readonly LotteryDraw[] =>
  drawn.map((dice) => ({ dice: [...dice] })).toReversed();

function statisticsOf(family: LotteryFamily, code: string, draws: readonly LotteryDraw[]) {
  const play = playOf(family, code);
  if (play.kind === 'choice' || play.kind === 'group') throw new Error(`${code} is not counted`);
  return drawStatistics(family.shape, play, draws);
}

function plate(family: LotteryFamily, code: string) {
  const play = playOf(family, code);
  if (play.kind !== 'plate') throw new Error(`${code} is no plate`);
  return play;
}

describe('statistics of draws', () => {
  it('count hits, gaps and streaks of each option', () => {
    const draws = diceDraws('112', '665', '123', '124', '555', '661', '666', '662');
    const counted = statisticsOf(k3, 'sum-two-sides', draws);
    expect(counted).toEqual([
      { field: 'option', value: 'big', hits: 3, gap: 0, longestGap: 3, streak: 1 },
      { field: 'option', value: 'small', hits: 3, gap: 4, longestGap: 4, streak: 0 },
      { field: 'option', value: 'odd', hits: 3, gap: 2, longestGap: 2, streak: 0 },
      { field: 'option', value: 'even', hits: 3, gap: 0, longestGap: 4, streak: 1 },
    ]);
  });

  it('find streaks up to the latest draw, the longest first', () => {
    const draws = diceDraws('114', '665', '663', '662', '654');
    const streaks = longStreaks(statisticsOf(k3, 'sum-two-sides', draws), 3);
    expect(streaks.map(({ value, streak }) => [value, streak])).toEqual([['big', 4]]);
    expect(longStreaks(statisticsOf(k3, 'sum-two-sides', draws), 1).map(({ value }) => value)).toEqual([
      'big',
      'odd',
    ]);
  });

  it('count a number that two dice show once', () => {
    const counted = statisticsOf(k3, 'one-number', diceDraws('112', '111', '345'));
    expect(counted[0]).toEqual({ field: 'option', value: '1', hits: 2, gap: 1, longestGap: 1, streak: 0 });
  });

  it('count each place of a play with places by itself', () => {
    const draws = [{ digits: [...'12345'] }, { digits: [...'12999'] }, { digits: [...'70000'] }];
    const counted = statisticsOf(ssc, 'any-four', draws);
    expect(counted).toHaveLength(50);
    expect(counted.find(({ field, value }) => field === 'place-1' && value === '1')).toMatchObject({
      hits: 2,
      gap: 0,
      streak: 2,
    });
    expect(counted.find(({ field, value }) => field === 'place-5' && value === '9')).toMatchObject({
      hits: 1,
      gap: 1,
      longestGap: 1,
      streak: 0,
    });
  });

  it('count entered numbers as they are written', () => {
    const counted = statisticsOf(ssc, 'last-two-entered', [{ digits: [...'12307'] }]);
    expect(counted.filter(({ hits }) => hits > 0).map(({ value }) => value)).toEqual(['07']);
  });

  it('do not take a stake that comes back for a win', () => {
    const draw = { regular: ['01', '02', '03', '04', '05', '06'], extra: ['49'] };
    const counted = statisticsOf(markSix(2026), 'extra-two-sides', [draw]);
    expect(counted.map(({ hits, gap }) => [hits, gap])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it('are all gaps of nothing without draws', () => {
    const counted = statisticsOf(k3, 'any-triple', []);
    expect(counted).toEqual([
      { field: 'option', value: 'triple', hits: 0, gap: 0, longestGap: 0, streak: 0 },
    ]);
  });

  it('are what looking at each value draw by draw finds', () => {
    const integers = seededIntegerSource(3);
    const draws = Array.from({ length: 200 }, () => drawLottery(pk10.shape, integers));
    for (const play of [plate(pk10, 'place-4-number'), plate(pk10, 'first-two-two-sides')]) {
      for (const [bit, counted] of drawStatistics(pk10.shape, play, draws).entries()) {
        const marks = draws.map((draw) => (cameAlone(play, bit, draw) ? 'x' : '.')).join('');
        expect(counted, counted.value).toMatchObject({
          hits: marks.replaceAll('.', '').length,
          gap: /^\.*/.exec(marks)?.[0].length,
          longestGap: Math.max(...marks.split('x').map(({ length }) => length)),
          streak: /^x*/.exec(marks)?.[0].length,
        });
      }
    }
  });
});

function cameAlone(play: CountablePlay, bit: number, draw: LotteryDraw): boolean {
  return drawStatistics(pk10.shape, play, [draw])[bit]?.hits === 1;
}

describe('the road of draws', () => {
  it('has a column for each outcome that came in a row, the oldest first', () => {
    const draws = diceDraws('114', '112', '665', '663', '555', '661', '112');
    expect(drawRoad(k3.shape, plate(k3, 'sum-two-sides'), ['big', 'small'], draws)).toEqual([
      { option: 'small', draws: 2 },
      { option: 'big', draws: 2 },
      { option: undefined, draws: 1 },
      { option: 'big', draws: 1 },
      { option: 'small', draws: 1 },
    ]);
  });

  it('has ties where they can be bet on', () => {
    const draws = ['10000', '12000', '11000'].map((digits) => ({ digits: [...digits] })).toReversed();
    const road = drawRoad(ssc.shape, plate(ssc, 'dragon-tiger-1-2'), ['dragon', 'tiger', 'tie'], draws);
    expect(road.map(({ option }) => option)).toEqual(['dragon', 'tiger', 'tie']);
  });

  it('is not made of options that come together', () => {
    expect(() => drawRoad(k3.shape, plate(k3, 'sum-two-sides'), ['big', 'odd'], diceDraws('665'))).toThrow(
      RangeError,
    );
  });
});
