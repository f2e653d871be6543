import { expect, test } from 'vitest';
import { drawLottery } from './draw-shape.ts';
import { k3 } from './families/k3.ts';
import { markSix } from './families/mark-six.ts';
import { pk10 } from './families/pk10.ts';
import { ssc } from './families/ssc.ts';
import { thai } from './families/thai.ts';
import { vnSouth } from './families/vn-south.ts';
import type { LotteryFamily } from './lottery-family.ts';
import { mostWonBy } from './most-won.ts';
import { isByNumber, numbersOfPicks } from './single-numbers.ts';
import { picksOf, playOf } from './testing/picks-of.ts';
import { randomPicks } from './testing/random-picks.ts';
import { countWins, winPatternsOf } from './win-pattern.ts';

const oddsOf = (family: LotteryFamily, code: string) =>
  playOf(family, code).prizes.map(({ payoutTenThousandths }) => payoutTenThousandths);
const most = (family: LotteryFamily, code: string, picks: string) =>
  mostWonBy(family.shape, playOf(family, code), picksOf(family, code, picks), oddsOf(family, code));

/** Takes the same numbers in every run. */
function integersFrom(seed: bigint) {
  let state = seed;
  return {
    nextInteger(below: number): number {
      state = (state * 6_364_136_223_846_793_005n + 1n) & 0xffff_ffff_ffff_ffffn;
      return Number(((state >> 32n) * BigInt(below)) >> 32n);
    },
  };
}

test.each([ssc, k3, pk10, thai, vnSouth, markSix(2026)].map((family) => [family.code, family] as const))(
  'no draw of %s brings more to picks that combine',
  (_, family) => {
    const integers = integersFrom(7n);
    for (const play of family.plays.filter((each) => !isByNumber(each))) {
      const odds = play.prizes.map(({ payoutTenThousandths }) => payoutTenThousandths);
      for (let round = 0; round < 6; round += 1) {
        const picks = randomPicks(family.shape, play, integers);
        const bound = mostWonBy(family.shape, play, picks, odds);
        for (let draws = 0; draws < 30; draws += 1) {
          const patterns = winPatternsOf(family.shape, play, drawLottery(family.shape, integers));
          let won = 0n;
          for (const [prize, lines] of countWins(family.shape, play, picks, patterns)) {
            won += lines * BigInt(odds[play.prizes.findIndex(({ code }) => code === prize)] ?? 0);
          }
          expect(won, play.code).toBeLessThanOrEqual(bound);
        }
      }
    }
  },
);

test('of a hundred straight lines one wins', () => {
  const all = '0,1,2,3,4,5,6,7,8,9';
  expect(most(ssc, 'last-two-straight', `${all}|${all}`)).toBe(900_000n);
});

test('of links so many win as there are ways to take what was drawn', () => {
  expect(most(markSix(2026), 'two-of-two', '01,02,03')).toBe(3n * 600_000n);
  // Six balls are drawn: of twenty that are picked no more than six.
  const twenty = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0')).join(',');
  expect(most(markSix(2026), 'two-of-two', twenty)).toBe(15n * 600_000n);
});

test('lines of one number are told one by one, as they are written alone', () => {
  const single = ssc.plays.find((play) => play.kind === 'positions' && play.chosen === 1);
  if (single?.kind !== 'positions') throw new Error('there is a play of one digit in its place');
  const picks = picksOf(ssc, single.code, ['1,2', ...single.fields.slice(2).map(() => ''), '7'].join('|'));
  const strokes = '|'.repeat(single.fields.length - 1);
  expect(numbersOfPicks(ssc.shape, single, picks)).toEqual([`1${strokes}`, `2${strokes}`, `${strokes}7`]);
});
