import { parseMinor, toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { SlotRoundInPlay } from '../slot/slot-round.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { HeldCoins } from './held-coins.ts';
import { playHoldAndSpin, playHoldAndSpinRound } from './hold-and-spin.ts';
import { holdAndSpinFigures } from './hold-and-spin-figures.ts';
import type { HoldAndSpinMathematics } from './hold-and-spin-mathematics.ts';
import { playRespins } from './hold-feature.ts';
import { holdMoments } from './hold-moments.ts';
import { parseHoldAndSpinMathematics } from './parse-hold-and-spin-mathematics.ts';
import { holdAndSpinSampleMathematics, holdAndSpinWaysMathematics } from './testing/hold-and-spin-sample.ts';

function mathematicsOf(value: unknown): HoldAndSpinMathematics {
  const parsed = parseHoldAndSpinMathematics(value);
  return parsed.ok ? parsed.value : expect.fail(parsed.code);
}

const wager = { stakeMinor: toMinor(6_000n), maxWinMinor: toMinor(1_000_000_000_000n) };
const sample = holdAndSpinSampleMathematics;
const mathematics = mathematicsOf(sample);

function amountOf(text: string): bigint {
  return parseMinor(text) ?? expect.fail(text);
}

/** Plain values of 5 in the given cells of the sample's grid. */
function heldIn(cells: readonly number[]): HeldCoins {
  const held = new HeldCoins(3, 3);
  for (const cell of cells) held.land(cell, { kind: 'value', pay: 5 });
  return held;
}

describe('respins', () => {
  const round = () => new SlotRoundInPlay(seededIntegerSource(1), { coinMinor: 1n, maxWinMinor: 10n ** 9n });
  const play = (cells: readonly number[], integers: readonly number[]) => {
    const source = listedIntegerSource(integers);
    const told = new SlotRoundInPlay(source, { coinMinor: 1n, maxWinMinor: 10n ** 9n });
    playRespins(mathematics, told, heldIn(cells));
    expect(source.taken()).toBe(integers.length);
    return told;
  };
  const nothing = (freeCells: number): number[] => new Array<number>(freeCells).fill(7);

  it('end after three that bring no coin, and pay what lies there', () => {
    expect(play([0, 1, 2, 3], [...nothing(5), ...nothing(5), ...nothing(5)]).totalPay).toBe(20);
  });

  it('begin to count anew with every coin', () => {
    // The second respin lands a coin worth 5 in the first free cell.
    const integers = [...nothing(5), 0, 0, ...nothing(4), ...nothing(4), ...nothing(4), ...nothing(4)];
    expect(play([0, 1, 2, 3], integers).totalPay).toBe(25);
  });

  it('end at once with a full grid, which pays the grand prize', () => {
    const landAll = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(play([0, 1, 2, 3], landAll).totalPay).toBe(9 * 5 + 500);
    expect(play([0, 1, 2, 3, 4, 5, 6, 7, 8], []).totalPay).toBe(9 * 5 + 500);
  });

  it('let powers act once all coins of the respin lie there, in the order of their cells', () => {
    // In one respin: a coin that collects (12 to 13 of 15), one that multiplies by 2 (14), a value of 25 (9).
    const integers = [0, 12, 0, 14, 0, 9, 7, 7, ...nothing(2), ...nothing(2), ...nothing(2)];
    // 20 + 25 = 45; the collector adds 45; all of that twice.
    expect(play([0, 1, 2, 3], integers).totalPay).toBe(180);
  });

  it('neither collect nor multiply prizes', () => {
    const held = heldIn([0]);
    held.land(1, { kind: 'prize', prize: { name: 'mini', pay: 50 } });
    held.land(2, { kind: 'multiply', by: 3 });
    held.land(3, { kind: 'collect' });
    held.act(round(), 2, { kind: 'multiply', by: 3 });
    held.act(round(), 3, { kind: 'collect' });
    expect([held.valueSum, held.prizeSum]).toEqual([30, 50]);
  });

  it('stop when the round has reached the limit on wins', () => {
    const capped = new SlotRoundInPlay(listedIntegerSource([]), { coinMinor: 1n, maxWinMinor: 20n });
    playRespins(mathematics, capped, heldIn([0, 1, 2, 3]));
    expect(capped.totalPay).toBe(20);
  });
});

describe('what respins are worth', () => {
  it('is what two cells can come to, counted by hand', () => {
    // Two coins of 4 on a grid of three cells: a free cell gets a coin of 4 in half of the cases, in one respin.
    const coins = { faces: [{ kind: 'value', pay: 4 }], weights: [1], totalWeight: 1 } as const;
    const hold = { trigger: 4, respins: 1, landing: 1, landingOutOf: 2, coins, grand: 10 };
    expect(holdMoments(hold, coins, 3, 2)).toEqual({ mean: 15, square: (8 ** 2 + 22 ** 2) / 2 });
    // With a second try the coin stays away in a quarter of the cases.
    const twice = { ...hold, respins: 2 };
    expect(holdMoments(twice, coins, 3, 2).mean).toBe(8 / 4 + (22 * 3) / 4);
  });

  it('counts powers: a coin that doubles in half of the cases', () => {
    const plain = { faces: [{ kind: 'value', pay: 4 }], weights: [1], totalWeight: 1 } as const;
    const coins = {
      faces: [{ kind: 'value', pay: 4 }, { kind: 'collect' }],
      weights: [1, 1],
      totalWeight: 2,
    } as const;
    const hold = { trigger: 4, respins: 1, landing: 1, landingOutOf: 2, coins, grand: 10 };
    // Nothing lands: 8. A value: 12 and the grand prize. A collector: 16 and the grand prize.
    expect(holdMoments(hold, plain, 3, 2).mean).toBe(8 / 2 + 22 / 4 + 26 / 4);
    expect(holdMoments(hold, plain, 3, 2).square).toBe(8 ** 2 / 2 + 22 ** 2 / 4 + 26 ** 2 / 4);
  });
});

const cases = [
  { name: 'lines', value: sample, ways: [{}, { buy: 'holdAndSpin' }, { buy: 'freeSpins' }] as const },
  { name: 'ways', value: holdAndSpinWaysMathematics, ways: [{}, { buy: 'holdAndSpin' }] as const },
];

describe.each(cases)('a hold-and-spin title with $name', ({ value, ways }) => {
  const title = mathematicsOf(value);
  const figures = holdAndSpinFigures(title);

  it.each(ways.map((parameters, index) => ({ parameters, index })))(
    'is worth what playing it gives: $parameters',
    ({ parameters, index }) => {
      const way = figures.ways[index] ?? expect.fail('no such way');
      const integers = seededIntegerSource(11 + index);
      const rounds = 40_000;
      const price = 'buy' in parameters ? (title.stakes.prices.get(parameters.buy) ?? 0) : 1;
      let sum = 0;
      let squares = 0;
      let paying = 0;
      for (let played = 0; played < rounds; played += 1) {
        const round = new SlotRoundInPlay(integers);
        playHoldAndSpinRound(title, parameters, round);
        const pay = round.totalPay / (title.stakes.coins * price);
        sum += pay;
        squares += pay * pay;
        if (pay > 0) paying += 1;
        expect(pay).toBeLessThanOrEqual(way.largestWin);
      }
      const mean = sum / rounds;
      const deviation = Math.sqrt(squares / rounds - mean ** 2);
      // Four standard errors: by chance once in some sixteen thousand seeds, and the seeds are fixed.
      const bound = (4 * way.standardDeviation) / Math.sqrt(rounds);
      expect(Math.abs(mean - Number(way.returnPercent) / 100)).toBeLessThan(bound);
      expect(deviation / way.standardDeviation).toBeCloseTo(1, 1);
      const chance = Number(way.hitRatePercent) / 100;
      expect(Math.abs(paying / rounds - chance)).toBeLessThan(
        4 * Math.sqrt((chance * (1 - chance)) / rounds) + 1e-9,
      );
    },
  );

  it.each(ways)('is told as it is simulated, and pays what its spins say: %j', (parameters) => {
    const price = 'buy' in parameters ? (title.stakes.prices.get(parameters.buy) ?? 0) : 1;
    for (let seed = 1; seed <= 150; seed += 1) {
      const told = playHoldAndSpin(title, parameters, wager, seededIntegerSource(seed));
      const round = new SlotRoundInPlay(seededIntegerSource(seed));
      playHoldAndSpinRound(title, parameters, round);
      const coinMinor = wager.stakeMinor / BigInt(title.stakes.coins * price);
      expect(told.payoutMinor).toBe(BigInt(round.totalPay) * coinMinor);
      let spin = 0n;
      for (const event of told.events) {
        if (event.type === 'winPaid' || event.type === 'prizeWon') spin += amountOf(event.payoutMinor);
        if (event.type !== 'spinEnded') continue;
        expect(amountOf(event.payoutMinor)).toBe(spin);
        spin = 0n;
      }
    }
  });

  it('tells coins so that they add up to what they pay', () => {
    let features = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const { events } = playHoldAndSpin(title, { buy: 'holdAndSpin' }, wager, seededIntegerSource(seed));
      const coins = new Map<string, bigint>();
      for (const event of events) {
        if (
          event.type === 'coinsLanded' ||
          event.type === 'coinsMultiplied' ||
          event.type === 'coinsCollected'
        ) {
          for (const { position, valueMinor } of event.coins) {
            coins.set(`${position.reel}/${position.row}`, amountOf(valueMinor));
          }
        }
        if (event.type !== 'winPaid' || event.kind !== 'coins') continue;
        features += 1;
        expect(event.count).toBe(coins.size);
        expect(amountOf(event.payoutMinor)).toBe([...coins.values()].reduce((sum, each) => sum + each, 0n));
      }
    }
    expect(features).toBe(200);
  });
});

describe('the base game', () => {
  it('has its coins collected by each collector in view, unless they start respins', () => {
    let collected = 0;
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const { events } = playHoldAndSpin(mathematics, {}, wager, seededIntegerSource(seed));
      const shown = events.find((event) => event.type === 'reelsStopped');
      const cells = shown?.grid.flat() ?? [];
      const coins = cells.filter((cell) => cell === 'coin').length;
      const collectors = cells.filter((cell) => cell === 'bonus').length;
      const firstEnd = events.findIndex((event) => event.type === 'spinEnded');
      const inSpin = events.slice(0, firstEnd);
      const win = inSpin.find((event) => event.type === 'winPaid' && event.kind === 'coins');
      expect(win !== undefined).toBe(coins > 0 && coins < 4 && collectors > 0);
      if (win?.type === 'winPaid') {
        collected += 1;
        expect([win.count, win.multiplier]).toEqual([coins, collectors]);
      }
      const starts = inSpin.some(
        (event) => event.type === 'featureStarted' && event.feature === 'holdAndSpin',
      );
      expect(starts).toBe(coins >= 4);
    }
    expect(collected).toBeGreaterThan(100);
  });
});

describe('parseHoldAndSpinMathematics', () => {
  const { hold } = sample;
  it.each([
    [null, 'hold.mathematics.invalid'],
    [{ ...sample, more: 1 }, 'hold.mathematics.invalid'],
    [{ ...sample, hasCollector: 1 }, 'hold.collector.invalid'],
    [{ ...sample, hasCollector: false }, 'slot.strip.symbol.invalid'],
    [
      { ...sample, reels: sample.reels.map((strip) => strip.replaceAll('coin', 'low1')) },
      'hold.coins.missing',
    ],
    [{ ...sample, coinValues: [] }, 'hold.values.invalid'],
    [
      {
        ...sample,
        coinValues: [
          [10, 1],
          [5, 1],
        ],
      },
      'hold.values.invalid',
    ],
    [{ ...sample, prizes: { grand: [10, 1] } }, 'hold.prizes.invalid'],
    [{ ...sample, hold: { ...hold, trigger: 3 } }, 'hold.trigger.invalid'],
    [{ ...sample, hold: { ...hold, trigger: 9 } }, 'hold.trigger.invalid'],
    [{ ...sample, hold: { ...hold, respins: 0 } }, 'hold.respins.invalid'],
    [{ ...sample, hold: { ...hold, landing: [8, 8] } }, 'hold.landing.invalid'],
    [{ ...sample, hold: { ...hold, landing: [0, 8] } }, 'hold.landing.invalid'],
    [{ ...sample, hold: { ...hold, multiply: [[1, 1]] } }, 'hold.powers.invalid'],
    [{ ...sample, hold: { ...hold, grand: 0 } }, 'hold.grand.invalid'],
    [{ ...sample, freeSpins: null }, 'slot.buys.feature.invalid'],
    [{ ...sample, freeSpins: { ...sample.freeSpins, more: 1 } }, 'hold.free.spins.invalid'],
    [{ ...holdAndSpinWaysMathematics, pays: sample.pays }, 'slot.pays.symbol.invalid'],
    [
      { ...holdAndSpinWaysMathematics, reels: [...holdAndSpinWaysMathematics.reels].reverse() },
      'slot.strip.symbol.invalid',
    ],
  ])('refuses %# with %s', (value, code) => {
    expect(parseHoldAndSpinMathematics(value)).toEqual({ ok: false, code });
  });
});
