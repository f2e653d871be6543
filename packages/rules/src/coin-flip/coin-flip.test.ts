import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { countedReturn } from '../counted-way.ts';
import { ratioIsAtMost } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type CoinFlipMathematics,
  coinChance,
  coinMultiplierTenThousandths,
  parseCoinFlipDecision,
  parseCoinFlipMathematics,
  parseCoinFlipParameters,
} from './coin-flip.ts';
import { coinFlipFigures, coinFlipOutcomes } from './coin-flip-figures.ts';
import { playCoinFlip } from './coin-flip-round.ts';
import { coinFlipMathematics } from './testing/coin-flip-sample.ts';

const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000_000n) };
const one: CoinFlipMathematics = { coins: 1, needed: 1, seriesMaximum: 4, returnTenThousandths: 9_900 };
const flip = (side: 'heads' | 'tails') => ({ kind: 'flip' as const, side });

describe('the return of coins', () => {
  it.each([
    [1, 1, 1n, 2n],
    [2, 2, 1n, 4n],
    [2, 1, 3n, 4n],
    [3, 2, 4n, 8n],
    [5, 4, 6n, 32n],
  ])('of %i coins %i show the side in %i of %i cases', (coins, needed, numerator, denominator) => {
    expect(coinChance({ coins, needed })).toEqual({ numerator, denominator });
  });

  it.each([
    [{ side: 'heads', flips: 1 }, 3],
    [{ side: 'tails', flips: 2 }, 6],
    [{ side: 'tails', flips: 4 }, 12],
  ] as const)('of %j is what every throw of the coins gives back', (parameters, bits) => {
    let back = 0n;
    const throws = 2 ** bits;
    for (let cases = 0; cases < throws; cases += 1) {
      const integers = Array.from({ length: bits }, (_, place) => (cases >>> place) & 1);
      const round = playCoinFlip(coinFlipMathematics, parameters, wager, [], listedIntegerSource(integers));
      if (round.kind !== 'over') return expect.fail('fixed flips are played to their end');
      back += round.payoutMinor;
    }
    const exact = countedReturn(coinFlipOutcomes(coinFlipMathematics, parameters.flips));
    expect(back * exact.denominator).toBe(exact.numerator * BigInt(throws) * wager.stakeMinor);
  });

  it('is taken once, however long the series', () => {
    for (let wins = 1; wins <= coinFlipMathematics.seriesMaximum; wins += 1) {
      const [lost, won] = coinFlipOutcomes(coinFlipMathematics, wins);
      if (lost === undefined || won === undefined) return expect.fail('a series is won or lost');
      const stated = { numerator: 98n, denominator: 100n };
      expect(ratioIsAtMost(countedReturn([lost, won]), stated)).toBe(true);
      const more = { ...won, multiplierTenThousandths: won.multiplierTenThousandths + 1 };
      expect(ratioIsAtMost(countedReturn([lost, more]), stated)).toBe(false);
    }
  });
});

describe('a series of flips', () => {
  const play = (decisions: Parameters<typeof playCoinFlip>[3], integers: readonly number[]) =>
    playCoinFlip(one, { side: 'heads', flips: 0 }, wager, decisions, listedIntegerSource(integers));

  it('waits after each win, and is paid out for whoever stays away', () => {
    expect(play([], [0])).toEqual({
      kind: 'waiting',
      events: [
        {
          type: 'coinsFlipped',
          chosen: 'heads',
          sides: ['heads'],
          won: true,
          multiplierTenThousandths: 19_800,
        },
      ],
      stakeMinor: wager.stakeMinor,
      choices: [
        { kind: 'flip', extraStakeMinor: '0' },
        { kind: 'cashOut', extraStakeMinor: '0' },
      ],
      decisionAtTimeout: { kind: 'cashOut' },
    });
  });

  it('draws a flip only when it is decided', () => {
    const source = listedIntegerSource([0, 1, 1]);
    playCoinFlip(one, { side: 'heads', flips: 0 }, wager, [flip('tails')], source);
    expect(source.taken()).toBe(2);
  });

  it('ends with the first flip that is lost', () => {
    expect(play([flip('heads')], [0, 1])).toMatchObject({ kind: 'over', payoutMinor: 0n });
    expect(play([], [1])).toMatchObject({ kind: 'over', payoutMinor: 0n });
  });

  it('pays out what is won', () => {
    expect(play([flip('tails'), { kind: 'cashOut' }], [0, 1])).toMatchObject({
      kind: 'over',
      multiplierTenThousandths: 39_600,
      payoutMinor: 39_600n,
    });
  });

  it('ends by itself when it is whole, or where the limit on wins is reached', () => {
    const whole = play([flip('heads'), flip('heads'), flip('heads')], [0, 0, 0, 0]);
    expect(whole).toMatchObject({ kind: 'over', multiplierTenThousandths: 158_400 });
    const limited = { ...wager, maxWinMinor: toMinor(19_000n) };
    const capped = playCoinFlip(one, { side: 'heads', flips: 0 }, limited, [], listedIntegerSource([0]));
    expect(capped).toMatchObject({ kind: 'over', payoutMinor: 19_000n });
  });

  it.each([
    ['after a loss', [flip('heads')], [1]],
    ['after the payment', [{ kind: 'cashOut' as const }, flip('heads')], [0]],
  ])('takes no decision %s', (_, decisions, integers) => {
    expect(play(decisions, integers)).toEqual({ kind: 'illegal', code: 'decision.illegal' });
  });

  it('takes none where the flips are fixed', () => {
    const fixed = playCoinFlip(
      one,
      { side: 'heads', flips: 1 },
      wager,
      [flip('heads')],
      listedIntegerSource([0]),
    );
    expect(fixed).toEqual({ kind: 'illegal', code: 'decision.illegal' });
  });
});

describe('foreign data for coins', () => {
  it.each([
    [undefined, 'coin.mathematics.invalid'],
    [{ ...one, more: 1 }, 'coin.mathematics.invalid'],
    [{ ...one, coins: 6 }, 'coin.coins.invalid'],
    [{ ...one, needed: 2 }, 'coin.coins.invalid'],
    [{ ...one, seriesMaximum: 21 }, 'coin.series.invalid'],
    [{ ...one, returnTenThousandths: 10_001 }, 'coin.return.invalid'],
    [{ ...one, returnTenThousandths: 5_000 }, 'coin.return.invalid'],
    [{ ...one, coins: 5, needed: 5, seriesMaximum: 20 }, 'coin.series.invalid'],
  ])('refuses the mathematics %j with %s', (value, code) => {
    expect(parseCoinFlipMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([
    [null, 'coin.parameters.invalid'],
    [{ side: 'heads' }, 'coin.parameters.invalid'],
    [{ side: 'edge', flips: 0 }, 'coin.side.invalid'],
    [{ side: 'heads', flips: 5 }, 'coin.flips.invalid'],
    [{ side: 'heads', flips: -1 }, 'coin.flips.invalid'],
  ])('refuses the parameters %j with %s', (value, code) => {
    expect(parseCoinFlipParameters(one, value)).toEqual({ ok: false, code });
  });

  it.each([null, {}, { kind: 'cashOut', side: 'heads' }, { kind: 'flip' }, { kind: 'flip', side: 'edge' }])(
    'refuses the decision %j',
    (value) => {
      expect(parseCoinFlipDecision(value)).toEqual({ ok: false, code: 'decision.invalid' });
    },
  );
});

it('the figures tell every number of flips', () => {
  const { method, ways } = coinFlipFigures(coinFlipMathematics);
  expect(method).toBe('exact');
  expect(ways).toHaveLength(8);
  expect(ways[0]).toMatchObject({ way: '1 flip', returnPercent: '98.000000', hitRatePercent: '50.0000' });
  expect(ways.at(-1)).toMatchObject({ way: '8 flips', largestWin: 250.88 });
  expect(coinMultiplierTenThousandths(coinFlipMathematics, 8)).toBe(2_508_800);
});
