import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededIntegerSource } from '../testing/seeded-integer-source.ts';
import { parseWauBulanParameters, playWauBulan, retriggeredSpins } from './wau-bulan.ts';
import { bestRun, payOfRun, symbolNumberOfRun } from './wau-bulan-evaluation.ts';
import { paylines } from './wau-bulan-paylines.ts';
import { freeSpinsMaximum, linePays } from './wau-bulan-paytable.ts';
import { baseReels, freeSpinReels } from './wau-bulan-reels.ts';
import { numberOfSymbol, scatterNumber, type WauBulanSymbol, wildNumber } from './wau-bulan-symbols.ts';

const wager = { stakeMinor: toMinor(100n), maxWinMinor: toMinor(1_000_000_000n) };

/** A screen whose middle row, which is line 0, shows the given symbols and whose other rows show moons. */
function middleRow(...symbols: WauBulanSymbol[]): Uint8Array {
  const screen = new Uint8Array(15).fill(scatterNumber);
  symbols.forEach((symbol, reel) => {
    screen[reel * 3 + 1] = numberOfSymbol(symbol);
  });
  return screen;
}

describe('a line', () => {
  it.each([
    [['ace', 'ace', 'ace', 'king', 'ace'], 'ace', linePays.ace[0]],
    [['ace', 'wau', 'ace', 'wau', 'ace'], 'ace', linePays.ace[2]],
    [['wau', 'wau', 'keris', 'keris', 'ten'], 'keris', linePays.keris[1]],
    [['wau', 'wau', 'wau', 'ten', 'ace'], 'wau', linePays.wau[0]],
    [['wau', 'wau', 'wau', 'bungaRaya', 'bungaRaya'], 'bungaRaya', linePays.bungaRaya[2]],
    [['wau', 'wau', 'wau', 'bulan', 'ace'], 'wau', linePays.wau[0]],
    [['wau', 'wau', 'wau', 'wau', 'wau'], 'wau', linePays.wau[2]],
    [['ace', 'ace', 'bulan', 'ace', 'ace'], 'ace', 0],
    [['bulan', 'bulan', 'bulan', 'bulan', 'bulan'], 'wau', 0],
    [['king', 'ace', 'ace', 'ace', 'ace'], 'king', 0],
    [['wau', 'wau', 'bulan', 'ace', 'ace'], 'wau', 0],
  ] as const)('of %j pays as %s %i times its stake', (symbols, symbol, pay) => {
    const run = bestRun(middleRow(...symbols), 0);
    expect(payOfRun(run)).toBe(pay);
    expect(symbolNumberOfRun(run)).toBe(numberOfSymbol(symbol));
  });

  it('is one of 20 different ones', () => {
    expect(new Set(paylines.map(String)).size).toBe(20);
    expect(paylines.flat().every((row) => row === 0 || row === 1 || row === 2)).toBe(true);
  });

  it('pays more for longer runs, and kites pay at least as much as what they stand for', () => {
    for (const pays of Object.values(linePays)) {
      expect(pays[0]).toBeLessThan(pays[1]);
      expect(pays[1]).toBeLessThan(pays[2]);
      pays.forEach((pay, index) => {
        expect(pay).toBeLessThanOrEqual(linePays.wau[index] ?? 0);
      });
    }
  });
});

describe.each([
  ['base', baseReels],
  ['free spins', freeSpinReels],
] as const)('the reels of the %s', (_, reels) => {
  it.each([0, 1, 2, 3, 4])(
    'keep equal symbols, and kites and moons, three places apart on reel index %i',
    (reel) => {
      const strip = reels[reel] ?? new Uint8Array();
      expect(strip).toHaveLength(32);
      const special = (symbol: number): boolean => symbol === wildNumber || symbol === scatterNumber;
      const ring = [...strip, ...strip];
      for (let position = 0; position < 32; position += 1) {
        const here = ring[position] ?? 0;
        for (const near of ring.slice(position + 1, position + 3)) {
          expect(near).not.toBe(here);
          expect(special(near) && special(here)).toBe(false);
        }
      }
    },
  );
});

describe('a round', () => {
  it('never has more free spins than it may, and plays all that it announces', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { events } = playWauBulan({}, wager, seededIntegerSource(seed));
        const started = events.filter((event) => event.type === 'freeSpinStarted');
        const announced = events.reduce(
          (total, event) => (event.type === 'freeSpinsAwarded' ? total + event.count : total),
          0,
        );
        expect(started).toHaveLength(announced);
        expect(announced).toBeLessThanOrEqual(freeSpinsMaximum);
      }),
      { numRuns: 3000 },
    );
  });

  it('with moons at every turn ends at the most free spins there may be', () => {
    // The stops put a moon in the top row of every reel, on the base reels and on those of the free spins.
    const moons = (reels: typeof baseReels): number[] => reels.map((strip) => strip.indexOf(scatterNumber));
    const stops = [...moons(baseReels), ...new Array(freeSpinsMaximum).fill(moons(freeSpinReels)).flat()];
    let taken = 0;
    const round = playWauBulan({}, wager, {
      nextInteger: () => stops[taken++] ?? expect.fail('asked for too many'),
    });
    expect(taken).toBe(stops.length);
    const awards = round.events.filter((event) => event.type === 'freeSpinsAwarded');
    expect(awards.map(({ count, total }) => [count, total])).toEqual([
      [20, 20],
      [5, 25],
      [5, 30],
      [5, 35],
      [5, 40],
      [5, 45],
      [5, 50],
    ]);
    expect(round.events.find((event) => event.type === 'freeSpinsEnded')).toMatchObject({
      played: 50,
      reason: 'allPlayed',
    });
    expect(retriggeredSpins(3, 48)).toBe(2);
    expect(retriggeredSpins(2, 10)).toBe(0);
  });

  it('stops its free spins when further ones could win nothing', () => {
    const capped = { stakeMinor: toMinor(100n), maxWinMinor: toMinor(0n) };
    const moons = baseReels.map((strip) => strip.indexOf(scatterNumber));
    let taken = 0;
    const round = playWauBulan({}, capped, {
      nextInteger: () => moons[taken++] ?? expect.fail('a spin too many'),
    });
    expect(round.events.find((event) => event.type === 'freeSpinsEnded')).toEqual({
      type: 'freeSpinsEnded',
      played: 0,
      payoutMinor: '0',
      reason: 'winLimit',
    });
    expect(round.payoutMinor).toBe(0n);
  });

  it('ends its free spins with the one that reaches the limit on wins to the sen, and not before', () => {
    const moons = (reels: typeof baseReels): number[] => reels.map((strip) => strip.indexOf(scatterNumber));
    const stops = [...moons(baseReels), ...new Array(freeSpinsMaximum).fill(moons(freeSpinReels)).flat()];
    const playedWithin = (maxWinMinor: bigint) => {
      let taken = 0;
      const capped = { stakeMinor: wager.stakeMinor, maxWinMinor: toMinor(maxWinMinor) };
      return playWauBulan({}, capped, {
        nextInteger: () => stops[taken++] ?? expect.fail('a spin too many'),
      });
    };
    const totals = playedWithin(wager.maxWinMinor)
      .events.filter((event) => event.type === 'spinEnded')
      .map(({ totalMinor }) => BigInt(totalMinor));
    const [afterBase = 0n, afterFirst = 0n, afterSecond = 0n] = totals;
    expect(afterBase < afterFirst && afterFirst < afterSecond).toBe(true);
    for (const [maxWinMinor, played] of [
      [afterBase, 0],
      [afterBase + 1n, 1],
      [afterFirst, 1],
      [afterFirst + 1n, 2],
      [afterSecond, 2],
    ] as const) {
      const round = playedWithin(maxWinMinor);
      expect(round.payoutMinor).toBe(maxWinMinor);
      expect(round.events.find((event) => event.type === 'freeSpinsEnded')).toMatchObject({
        played,
        reason: 'winLimit',
      });
    }
  });

  it('takes no stake that does not spread over the lines', () => {
    expect(() => playWauBulan({}, { ...wager, stakeMinor: toMinor(110n) }, seededIntegerSource(1))).toThrow(
      RangeError,
    );
  });

  it.each([null, [], 'x', { lines: 10 }])('refuses the parameters %j', (value) => {
    expect(parseWauBulanParameters(value)).toEqual({ ok: false, code: 'wau.bulan.parameters.invalid' });
  });
});
