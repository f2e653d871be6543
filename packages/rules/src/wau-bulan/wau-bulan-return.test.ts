import { readFileSync } from 'node:fs';
import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { percentText, ratioToNumber } from '../exact-ratio.ts';
import { multiplierOne } from '../multiplier.ts';
import { seededIntegerSource } from '../testing/seeded-integer-source.ts';
import { playWauBulan } from './wau-bulan.ts';
import type { SpinDistribution } from './wau-bulan-enumeration.ts';
import { scatterCounts, sumOfLinePays } from './wau-bulan-line-expectation.ts';
import { baseReels, freeSpinReels } from './wau-bulan-reels.ts';
import { enumerateBaseSpins, enumerateFreeSpins, wauBulanFigures } from './wau-bulan-return.ts';

const baseSpins = enumerateBaseSpins();
const freeSpins = enumerateFreeSpins();
const figures = wauBulanFigures(baseSpins, freeSpins);

describe('the return of Wau Bulan', () => {
  it('is 96 % by enumeration of all stops of both sets of reels', () => {
    expect(percentText(figures.returnTotal, 6)).toBe('96.000134');
    expect(percentText(figures.returnOfBaseLines, 6)).toBe('58.685181');
    expect(percentText(figures.returnOfBaseScatters, 6)).toBe('1.739681');
    expect(percentText(figures.returnOfFreeSpins, 6)).toBe('35.575273');
  });

  it.each([
    ['base', baseReels, 'kitesStay', baseSpins],
    ['free spins', freeSpinReels, 'kitesRise', freeSpins],
  ] as const)(
    'in the %s has the same sums by expectation line by line',
    (_, reels, kiteRule, distribution) => {
      expect(distribution.combinations).toBe(32 ** 5);
      expect(waysByMoons(distribution)).toEqual(scatterCounts(reels));
      expect(linePaySum(distribution)).toBe(sumOfLinePays(reels, kiteRule));
    },
  );

  it('lies within four standard errors of 200,000 rounds that are really played', () => {
    const rounds = 200_000;
    const wager = { stakeMinor: toMinor(20n), maxWinMinor: toMinor(1_000_000_000n) };
    const integers = seededIntegerSource(77);
    let sum = 0;
    let paying = 0;
    for (let played = 0; played < rounds; played += 1) {
      const pay = playWauBulan({}, wager, integers).multiplierTenThousandths / multiplierOne;
      sum += pay;
      if (pay > 0) paying += 1;
    }
    const hits = ratioToNumber(figures.hitFrequency);
    const standardError = figures.standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(sum / rounds - ratioToNumber(figures.returnTotal))).toBeLessThan(4 * standardError);
    expect(Math.abs(paying / rounds - hits)).toBeLessThan(4 * Math.sqrt((hits * (1 - hits)) / rounds));
  });
});

describe('docs/games/wau-bulan.md', () => {
  const document = readFileSync(new URL('../../../../docs/games/wau-bulan.md', import.meta.url), 'utf8');
  const stakes = 'times the stake';

  it.each([
    ['**return**', `**${percentText(figures.returnTotal, 6)} %**`],
    ['of it lines of the base game', `${percentText(figures.returnOfBaseLines, 6)} %`],
    ['of it moons of the base game', `${percentText(figures.returnOfBaseScatters, 6)} %`],
    ['of it free spins', `${percentText(figures.returnOfFreeSpins, 6)} %`],
    ['rounds that pay something', `${percentText(figures.hitFrequency, 4)} %`],
    ['rounds whose base spin pays the stake or more', `${percentText(figures.stakeBackFrequency, 4)} %`],
    ['rounds that start free spins', `${percentText(figures.freeSpinsFrequency, 4)} % (1 in 140)`],
    ['free spins that bring further ones', `${percentText(figures.retriggerFrequency, 4)} %`],
    ['free spins once started, mean', ratioToNumber(figures.meanFreeSpins).toFixed(3)],
    ['pay of a free spin, mean', `${ratioToNumber(figures.meanFreeSpinPay).toFixed(3)} ${stakes}`],
    ['standard deviation of a round', `${figures.standardDeviation.toFixed(2)} ${stakes}`],
    ['largest base spin', `${figures.largestBaseSpin} ${stakes}`],
    ['largest free spin', `${figures.largestFreeSpin} ${stakes}`],
  ])('gives "%s" as %s', (label, value) => {
    const rows = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.find(([, first]) => first === label)?.[2]).toBe(value);
  });

  it('bounds a round by what it can be worth', () => {
    expect(document.replaceAll('\n', ' ')).toContain(
      `worth more than ${figures.roundBound.toLocaleString('en')} times`,
    );
  });
});

function waysByMoons(distribution: SpinDistribution): number[] {
  return distribution.ways.map((byPay) => [...byPay.values()].reduce((sum, count) => sum + count, 0));
}

function linePaySum(distribution: SpinDistribution): bigint {
  let sum = 0n;
  for (const byPay of distribution.ways) {
    for (const [pay, count] of byPay) sum += BigInt(pay) * BigInt(count);
  }
  return sum;
}
