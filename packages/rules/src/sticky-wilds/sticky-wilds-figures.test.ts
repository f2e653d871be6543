import { describe, expect, it } from 'vitest';
import type { RuleResult } from '../rule-result.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { SlotRoundInPlay } from '../slot/slot-round.ts';
import { StickyWildsGame } from './sticky-wilds.ts';
import { stickyWildsFigures } from './sticky-wilds-figures.ts';
import { parseStickyWildsMathematics, type StickyWildsMathematics } from './sticky-wilds-mathematics.ts';
import { stickyWildsSample } from './testing/sticky-wilds-sample.ts';

const sample = opened(parseStickyWildsMathematics(stickyWildsSample.mathematics));

/** Three reels, the middle one and the last with a wild that grows over the reel and stays for respins. */
const expanding = opened(
  parseStickyWildsMathematics({
    rows: 3,
    coins: 5,
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: { wild: [0, 0, 50], high1: [0, 2, 25], low1: [0, 0, 10], low2: [0, 0, 5], low3: [0, 0, 4] },
    scatterPays: [0, 0, 0],
    combine: 'multiply',
    reels: [
      'high1 low1 low2 low3 low1 low2 low3 low2',
      'low1 wild low2 low3 high1 low2 low3 low1',
      'low2 low1 low3 wild low1 high1 low3 low2',
    ],
    wilds: {
      expand: true,
      multipliers: [
        [1, 2],
        [2, 1],
      ],
      step: 1,
      maximum: 3,
    },
    respins: {
      stay: 'whileNew',
      maximum: 2,
      reels: [
        'high1 low1 low2 low3 low1 low2 low3 low2',
        'low1 wild low2 low3 high1 low2 low3 low1',
        'low2 low1 low3 wild low1 high1 low3 low2',
      ],
    },
    freeSpins: null,
    buys: {},
  }),
);

function opened(parsed: RuleResult<StickyWildsMathematics>): StickyWildsMathematics {
  return parsed.ok ? parsed.value : expect.fail(parsed.code);
}

/** What rounds come to over everything that can be drawn, in coins. */
function countAll(play: (round: SlotRoundInPlay) => void) {
  const sums = { mean: 0, square: 0, hits: 0 };
  const follow = (drawn: readonly number[], chance: number): void => {
    let taken = 0;
    let openBound = 0;
    const round = new SlotRoundInPlay({
      nextInteger: (bound) => {
        const integer = drawn[taken];
        taken += 1;
        if (integer === undefined && openBound === 0) openBound = bound;
        return integer ?? 0;
      },
    });
    play(round);
    if (openBound === 0) {
      sums.mean += chance * round.totalPay;
      sums.square += chance * round.totalPay ** 2;
      if (round.totalPay > 0) sums.hits += chance;
      return;
    }
    for (let next = 0; next < openBound; next += 1) follow([...drawn, next], chance / openBound);
  };
  follow([], 1);
  return sums;
}

/** The title above with wilds that walk instead, and with free spins whose wild reels stay. */
const walking: StickyWildsMathematics = {
  ...expanding,
  combine: 'add',
  base: { ...expanding.base, stay: 'walk', respinsMaximum: 1 },
};

const withFreeSpins = opened(
  parseStickyWildsMathematics({
    rows: 3,
    coins: 5,
    lines: [
      [1, 1, 1],
      [0, 1, 2],
    ],
    pays: { high1: [0, 2, 25], low1: [0, 0, 10], low2: [0, 0, 5] },
    scatterPays: [0, 0, 10],
    combine: 'add',
    reels: [
      'high1 low1 low2 scatter low1 low2 high1 low2',
      'low1 wild low2 scatter high1 low2 low1 low1',
      'low2 low1 scatter wild low1 high1 low2 low2',
    ],
    wilds: { expand: false, multipliers: [[1, 1]], step: 0, maximum: 1 },
    respins: null,
    freeSpins: {
      spins: { started: [0, 0, 4], retriggered: [0, 1, 2], maximum: 7, bought: 5 },
      reels: [
        'high1 low1 low2 scatter low1 low2 high1 low2',
        'low1 wild low2 scatter high1 low2 low1 low1',
        'low2 low1 scatter wild low1 high1 low2 low2',
      ],
      wilds: {
        expand: true,
        multipliers: [
          [1, 2],
          [3, 1],
        ],
        step: 1,
        maximum: 4,
      },
    },
    buys: { freeSpins: 20 },
  }),
);

describe('the figures of sticky wilds', () => {
  it.each([
    ['stay for respins while new ones come', expanding],
    ['walk', walking],
  ])('are those of everything that can be drawn, where wilds expand and %s', (_, mathematics) => {
    const game = new StickyWildsGame(mathematics);
    const { mean, square, hits } = countAll((round) => game.playBase(round));
    const { coins } = mathematics.stakes;
    const figures = stickyWildsFigures(mathematics, { rounds: 0, seed: 0 });
    expect(figures.method).toBe('exact');
    expect(figures.ways[0]).toMatchObject({
      returnPercent: ((mean / coins) * 100).toFixed(4),
      hitRatePercent: (hits * 100).toFixed(4),
      standardDeviation: Number((Math.sqrt(square - mean ** 2) / coins).toPrecision(6)),
    });
  });

  it('are what rounds come to that are played, where wild reels stay in free spins', () => {
    const figures = stickyWildsFigures(withFreeSpins, { rounds: 0, seed: 0 });
    const game = new StickyWildsGame(withFreeSpins);
    const { stakes } = withFreeSpins;
    const integers = seededIntegerSource(11);
    for (const [index, coins, play] of [
      [0, stakes.coins, (round: SlotRoundInPlay) => game.playFreeSpins(round, game.playBase(round))],
      [1, stakes.coins * 20, (round: SlotRoundInPlay) => game.playFreeSpins(round, 5)],
    ] as const) {
      const rounds = 60_000;
      const way = figures.ways[index] ?? expect.fail('a way is missing');
      let sum = 0;
      let square = 0;
      let paying = 0;
      for (let played = 0; played < rounds; played += 1) {
        const round = new SlotRoundInPlay(integers);
        play(round);
        sum += round.totalPay / coins;
        square += (round.totalPay / coins) ** 2;
        if (round.totalPay > 0) paying += 1;
        expect(round.totalPay / coins).toBeLessThanOrEqual(way.largestWin);
      }
      const standardError = way.standardDeviation / Math.sqrt(rounds);
      expect(Math.abs(sum / rounds - Number(way.returnPercent) / 100)).toBeLessThan(4 * standardError);
      const spread = Math.sqrt(square / rounds - (sum / rounds) ** 2);
      expect(Math.abs(spread / way.standardDeviation - 1)).toBeLessThan(0.05);
      const hits = Number(way.hitRatePercent) / 100;
      const hitError = Math.sqrt((hits * (1 - hits)) / rounds) + 1e-6;
      expect(Math.abs(paying / rounds - hits)).toBeLessThan(4 * hitError);
    }
  });

  it('are those of a count line by line and spin by spin, where wilds stay in their cells', () => {
    // Without retriggers the reels are independent of each other in every free spin, so that a line is a product.
    const { freeSpins } = sample;
    if (freeSpins === undefined) return expect.fail('the sample has free spins');
    const counts = { ...freeSpins.counts, retriggered: [0, 0, 0, 0] };
    const without = { ...sample, freeSpins: { ...freeSpins, counts } };
    const figures = stickyWildsFigures(without, { rounds: 40_000, seed: 6 });
    const price = sample.stakes.prices.get('freeSpins') ?? 0;
    const mean = meanOfStickySpins(without, counts.bought) / (sample.stakes.coins * price);
    expect(figures.ways[1]?.returnPercent).toBe((mean * 100).toFixed(4));
    const rounds = 40_000;
    const game = new StickyWildsGame(without);
    const integers = seededIntegerSource(3);
    let sum = 0;
    for (let played = 0; played < rounds; played += 1) {
      const round = new SlotRoundInPlay(integers);
      game.playFreeSpins(round, counts.bought);
      sum += round.totalPay / (sample.stakes.coins * price);
    }
    const standardError = (figures.ways[1]?.standardDeviation ?? 0) / Math.sqrt(rounds);
    expect(Math.abs(sum / rounds - mean)).toBeLessThan(4 * standardError);
  });
});

interface Outcome {
  readonly symbol: string;
  readonly multiplier: number;
  readonly chance: number;
}

const roles = Object.keys((stickyWildsSample.mathematics as { pays: object }).pays);
const listed = stickyWildsSample.mathematics as {
  readonly pays: Readonly<Record<string, readonly number[]>>;
  readonly scatterPays: readonly number[];
  readonly lines: readonly (readonly number[])[];
  readonly freeSpins: {
    readonly reels: readonly string[];
    readonly wilds: { readonly multipliers: readonly (readonly [number, number])[] };
  };
};

/** The mean pay of free spins in coins, counted from the file with code of its own. */
function meanOfStickySpins({ rows }: StickyWildsMathematics, spins: number): number {
  const strips = listed.freeSpins.reels.map((text) => text.split(' '));
  let mean = 0;
  for (let spin = 1; spin <= spins; spin += 1) {
    for (const line of listed.lines) {
      const reels = line.map((row, reel) => outcomesOf(strips[reel] ?? [], row, spin));
      mean += meanOfLine(reels, [], 1);
    }
    mean += meanOfScatters(strips, rows, spin);
  }
  return mean;
}

/** What a cell shows in the spin of that number: a wild that has come before or now, or what the reel stops with. */
function outcomesOf(strip: readonly string[], row: number, spin: number): readonly Outcome[] {
  const shown = strip.map((_, stop) => [...strip, ...strip][stop + row] ?? '');
  const wildShare = shown.filter((symbol) => symbol === 'wild').length / strip.length;
  const stillFree = (1 - wildShare) ** (spin - 1);
  const { multipliers } = listed.freeSpins.wilds;
  const weights = multipliers.reduce((sum, [, weight]) => sum + weight, 0);
  const wilds = multipliers.map(([multiplier, weight]) => ({
    symbol: 'wild',
    multiplier,
    chance: (1 - stillFree * (1 - wildShare)) * (weight / weights),
  }));
  const others = [...roles.filter((role) => role !== 'wild'), 'scatter'].map((symbol) => ({
    symbol,
    multiplier: 1,
    chance: (stillFree * shown.filter((each) => each === symbol).length) / strip.length,
  }));
  return [...wilds, ...others];
}

function meanOfLine(
  reels: readonly (readonly Outcome[])[],
  seen: readonly Outcome[],
  chance: number,
): number {
  const next = reels[seen.length];
  if (chance === 0) return 0;
  if (next === undefined) return chance * payOfLine(seen);
  return next.reduce(
    (sum, outcome) => sum + meanOfLine(reels, [...seen, outcome], chance * outcome.chance),
    0,
  );
}

function payOfLine(cells: readonly Outcome[]): number {
  let best = 0;
  for (const role of roles) {
    const end = cells.findIndex(({ symbol }) => symbol !== role && symbol !== 'wild');
    const run = cells.slice(0, end < 0 ? cells.length : end);
    const added = run.reduce((sum, { multiplier }) => sum + (multiplier > 1 ? multiplier : 0), 0);
    best = Math.max(best, (listed.pays[role]?.[run.length - 1] ?? 0) * Math.max(1, added));
  }
  return best;
}

/** Scatters that no wild has covered; each reel of the sample shows at most one. */
function meanOfScatters(strips: readonly (readonly string[])[], rows: number, spin: number): number {
  let byCount = [1];
  for (const strip of strips) {
    let share = 0;
    for (let row = 0; row < rows; row += 1) {
      share += outcomesOf(strip, row, spin).find(({ symbol }) => symbol === 'scatter')?.chance ?? 0;
    }
    byCount = [...byCount, 0].map(
      (chance, count) => chance * (1 - share) + (byCount[count - 1] ?? 0) * share,
    );
  }
  return byCount.reduce((sum, chance, count) => sum + chance * (listed.scatterPays[count - 1] ?? 0), 0);
}
