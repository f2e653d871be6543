import { expect, test } from 'vitest';
import { ssc } from './families/ssc.ts';
import { findPlay } from './lottery-family.ts';
import { returnPercentsOf } from './lottery-odds.ts';
import { isPaidBySeries, seriesRebateMinor } from './series-rebate.ts';

test.each([
  [1_800, 1_800, 10_000n, 0n],
  [1_800, 1_700, 10_000n, 500n],
  [1_980, 1_700, 10_000n, 1_400n],
  [1_980, 1_979, 10_000n, 5n],
  [1_980, 1_979, 1_999n, 0n],
  [1_980, 1_979, 2_000n, 1n],
])('by %i a member who plays by %i gets of %i back %i', (own, series, stake, rebate) => {
  expect(seriesRebateMinor(stake, own - series)).toBe(rebate);
});

test("prizes and rebate together come to the member's series, whichever is played", () => {
  const play = findPlay(ssc, 'five-straight');
  if (play === undefined) throw new Error('the family has the play');
  for (const series of [1_700, 1_750, 1_800, 1_900, 1_980]) {
    const prizes = Number(returnPercentsOf(ssc.shape, play, {}, series).lowest);
    expect(prizes + Number(seriesRebateMinor(10_000n, 1_980 - series)) / 100).toBeCloseTo(99, 10);
  }
});

test('what is paid at fixed odds brings no rebate', () => {
  const bySeries = ssc.plays.filter(isPaidBySeries);
  expect(bySeries.map(({ playType }) => playType)).not.toContain('entertainment');
  expect(bySeries).toHaveLength(ssc.plays.filter(({ playType }) => playType === 'tradition').length);
});
