import { describe, expect, it } from 'vitest';
import type { WayFigures } from '../../figures.ts';
import { playLinesRound } from '../../lines/lines.ts';
import { linesFigures } from '../../lines/lines-figures.ts';
import { parseLinesMathematics } from '../../lines/lines-mathematics.ts';
import { linesSample } from '../../lines/testing/lines-sample.ts';
import type { RuleResult } from '../../rule-result.ts';
import { seededIntegerSource } from '../../seeded-integer-source.ts';
import { listedIntegerSource } from '../../testing/listed-integer-source.ts';
import { waysSample } from '../../ways/testing/ways-sample.ts';
import { playWaysRound } from '../../ways/ways.ts';
import { waysFigures } from '../../ways/ways-figures.ts';
import { parseWaysMathematics } from '../../ways/ways-mathematics.ts';
import { SlotRoundInPlay } from '../slot-round.ts';
import type { SlotParameters, SlotStakes } from '../slot-stake.ts';

const lines = opened(parseLinesMathematics(linesSample.mathematics));
const ways = opened(parseWaysMathematics(waysSample.mathematics));

type Play = (parameters: SlotParameters, round: SlotRoundInPlay) => void;
const counted: readonly (readonly [string, Play, SlotStakes, readonly WayFigures[]])[] = [
  ['lines', (...args) => playLinesRound(lines, ...args), lines.stakes, linesFigures(lines).ways],
  ['ways', (...args) => playWaysRound(ways, ...args), ways.stakes, waysFigures(ways).ways],
];

function opened<Mathematics>(parsed: RuleResult<Mathematics>): Mathematics {
  return parsed.ok ? parsed.value : expect.fail(parsed.code);
}

/** What rounds come to that are really played, in stakes. */
function played(play: Play, parameters: SlotParameters, coins: number, rounds: number) {
  const integers = seededIntegerSource(2026);
  let sum = 0;
  let square = 0;
  let paying = 0;
  let largest = 0;
  for (let count = 0; count < rounds; count += 1) {
    const round = new SlotRoundInPlay(integers);
    play(parameters, round);
    const pay = round.totalPay / coins;
    sum += pay;
    square += pay * pay;
    largest = Math.max(largest, pay);
    if (pay > 0) paying += 1;
  }
  return { mean: sum / rounds, square: square / rounds, hits: paying / rounds, largest };
}

describe.each(counted)('the figures of %s', (_, play, stakes, figures) => {
  it.each([
    [{}, 1, 0, 120_000],
    [{ buy: 'freeSpins' }, stakes.prices.get('freeSpins') ?? 0, 1, 30_000],
  ] as const)('are what rounds with %j come to', (parameters, price, index, rounds) => {
    const way = figures[index] ?? expect.fail('a way is missing');
    const { mean, square, hits, largest } = played(play, parameters, stakes.coins * price, rounds);
    const standardError = way.standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(mean - Number(way.returnPercent) / 100)).toBeLessThan(4 * standardError);
    const share = Number(way.hitRatePercent) / 100;
    expect(Math.abs(hits - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / rounds) + 1e-6);
    const spread = Math.sqrt(square - mean ** 2);
    expect(Math.abs(spread / way.standardDeviation - 1)).toBeLessThan(0.1);
    expect(largest).toBeLessThanOrEqual(way.largestWin);
  });
});

describe('a second count, by playing every stop', () => {
  it('of lines gives the same base game to the last coin', () => {
    const base = { ...lines, freeSpins: undefined, stakes: { ...lines.stakes, prices: new Map() } };
    const lengths = lines.base.strips.map((strip) => strip.length);
    const all = playAll(lengths, (stops) => {
      const round = new SlotRoundInPlay(listedIntegerSource(stops));
      playLinesRound(base, {}, round);
      return round.totalPay;
    });
    expectWay(linesFigures(base).ways[0], all, lines.stakes.coins);
  });

  it('of ways gives the same base game to the last coin, heights and wilds drawn in all ways', () => {
    const [first, second, , fourth] = ways.heights;
    const heights = [first, second, first, fourth].filter((height) => height !== undefined);
    const base = { ...ways, heights, freeSpins: undefined, stakes: { ...ways.stakes, prices: new Map() } };
    const bounds: number[] = [];
    const nextInteger = (bound: number): number => {
      bounds.push(bound);
      return 0;
    };
    playWaysRound(base, {}, new SlotRoundInPlay({ nextInteger }));
    let sum = 0;
    let paying = 0;
    let weightSum = 0;
    playAll(bounds, (integers) => {
      for (const { pay, weight } of withWildsDrawn(integers)) {
        sum += pay * weight;
        weightSum += weight;
        if (pay > 0) paying += weight;
      }
      return 0;
    });
    const way = waysFigures(base).ways[0];
    expect(((sum / weightSum / ways.stakes.coins) * 100).toFixed(6)).toBe(way?.returnPercent);
    expect(((paying / weightSum) * 100).toFixed(4)).toBe(way?.hitRatePercent);

    /** All multipliers that may be drawn once the reels have stopped, each with its share. */
    function withWildsDrawn(integers: readonly number[]): { pay: number; weight: number }[] {
      const results: { pay: number; weight: number }[] = [];
      const draw = (drawn: readonly number[]): void => {
        const all = [...integers, ...drawn];
        let taken = 0;
        let missing = false;
        const round = new SlotRoundInPlay({
          nextInteger: () => {
            missing ||= taken >= all.length;
            return all[taken++] ?? 0;
          },
        });
        playWaysRound(base, {}, round);
        if (!missing) results.push({ pay: round.totalPay, weight: 1 / 6 ** drawn.length });
        else for (let next = 0; next < 6; next += 1) draw([...drawn, next]);
      };
      draw([]);
      return results;
    }
  });
});

function playAll(bounds: readonly number[], pay: (integers: readonly number[]) => number): readonly number[] {
  const pays: number[] = [];
  const integers: number[] = [];
  const next = (): void => {
    const bound = bounds[integers.length];
    if (bound === undefined) {
      pays.push(pay(integers));
      return;
    }
    for (let integer = 0; integer < bound; integer += 1) {
      integers.push(integer);
      next();
      integers.pop();
    }
  };
  next();
  return pays;
}

function expectWay(way: WayFigures | undefined, pays: readonly number[], coins: number): void {
  const mean = pays.reduce((sum, pay) => sum + pay, 0) / pays.length / coins;
  const square = pays.reduce((sum, pay) => sum + pay ** 2, 0) / pays.length / coins ** 2;
  expect(way).toEqual({
    way: 'any',
    returnPercent: (mean * 100).toFixed(6),
    hitRatePercent: ((pays.filter((pay) => pay > 0).length / pays.length) * 100).toFixed(4),
    standardDeviation: Number(Math.sqrt(square - mean ** 2).toPrecision(6)),
    largestWin: Math.max(...pays) / coins,
    largestWinIs: 'reached',
  });
}
