import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { parseCardCode } from '../cards/card.ts';
import { endlessPack } from '../cards/card-source.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { type HiLoDecision, playHiLo } from './hi-lo.ts';
import { hiLoFigures } from './hi-lo-figures.ts';
import { type HiLoMathematics, parseHiLoMathematics } from './hi-lo-mathematics.ts';
import { type HiLoStanding, hiLoMultiplierAfter, hiLoOdds, multiplierAtStart } from './hi-lo-odds.ts';
import { hiLoSampleMathematics } from './testing/hi-lo-sample.ts';

const single: HiLoMathematics = hiLoSampleMathematics;
const endless: HiLoMathematics = { ...single, pack: 'endless' };
const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

function cardsOf(...codes: string[]): number[] {
  return codes.map((code) => parseCardCode(code) ?? expect.fail(`no card ${code}`));
}

function standingAt(...codes: string[]): HiLoStanding {
  const openCards = cardsOf(...codes);
  return { card: openCards.at(-1) ?? 0, openCards, fairMultiplier: multiplierAtStart };
}

function oddsText(mathematics: HiLoMathematics, standing: HiLoStanding): string {
  return hiLoOdds(mathematics, standing)
    .map(({ guess, winningCards, possibleCards }) => `${guess} ${winningCards}/${possibleCards}`)
    .join(', ');
}

/** Plays on an endless pack, whose integers are the cards. */
function playCards(codes: string[], kinds: HiLoDecision['kind'][], mathematics = endless) {
  const decisions = kinds.map((kind) => ({ kind }));
  return playHiLo(mathematics, wager, decisions, listedIntegerSource(cardsOf(...codes)));
}

describe('the odds of hi-lo', () => {
  it.each([
    [endless, ['7s'], 'higher 28/52, lower 28/52, same 4/52, red 26/52, black 26/52'],
    [single, ['7s'], 'higher 27/51, lower 27/51, same 3/51, red 26/51, black 25/51'],
    // The ace is low: higher or same could not fail, so a tie loses for it.
    [endless, ['Ad'], 'higher 48/52, lower 4/52, same 4/52, red 26/52, black 26/52'],
    [endless, ['Kd'], 'higher 4/52, lower 48/52, same 4/52, red 26/52, black 26/52'],
    [
      { ...endless, ace: 'high' as const },
      ['Ad'],
      'higher 4/52, lower 48/52, same 4/52, red 26/52, black 26/52',
    ],
    [
      { ...endless, ties: 'lose' as const },
      ['7s'],
      'higher 24/52, lower 24/52, same 4/52, red 26/52, black 26/52',
    ],
    [{ ...endless, ties: 'lose' as const }, ['Ks'], 'lower 48/52, same 4/52, red 26/52, black 26/52'],
    [single, ['Ks', 'Kd', '8s'], 'higher 21/49, lower 31/49, same 3/49, red 25/49, black 24/49'],
    [single, ['Ks', 'Kd', 'Kh', 'Kc'], 'lower 48/48, red 24/48, black 24/48'],
  ])('%# are as they are counted by hand', (mathematics, codes, text) => {
    expect(oddsText(mathematics, standingAt(...codes))).toBe(text);
  });

  it('pay the return divided by the chance, and multiply', () => {
    const standing = standingAt('7s');
    const [higher] = hiLoOdds(endless, standing);
    if (higher === undefined) return expect.fail('no odds');
    expect(hiLoMultiplierAfter(endless, standing, higher)).toBe(Math.floor((9_900 * 52) / 28));
    const fairMultiplier = { numerator: 13n, denominator: 7n };
    expect(hiLoMultiplierAfter(endless, { ...standing, fairMultiplier }, higher)).toBe(
      Math.floor((9_900 * 13 * 52) / (7 * 28)),
    );
  });
});

describe('a round of hi-lo', () => {
  it('turns cards and pays what all guesses came to', () => {
    const round = playCards(['7s', '9d', '3c'], ['higher', 'lower', 'cashOut']);
    // 52/28, then lower or same than a nine: 36 of 52.
    const multiplierTenThousandths = Math.floor((9_900 * 52 * 52) / (28 * 36));
    expect(round).toMatchObject({ kind: 'over', multiplierTenThousandths });
  });

  it('does not tell the next card while it waits, and offers no cash-out before a guess is right', () => {
    const round = playHiLo(single, wager, [], seededIntegerSource(4));
    if (round.kind !== 'waiting') return expect.fail('the round did not wait');
    expect(round.events).toHaveLength(1);
    expect(round.choices.map(({ kind }) => kind)).not.toContain('cashOut');
    expect(playHiLo(single, wager, [{ kind: 'cashOut' }], seededIntegerSource(4))).toEqual({
      kind: 'illegal',
      code: 'hilo.cashout.unavailable',
    });
  });

  it('guesses what is likeliest for a player who stays away, and then takes the win', () => {
    expect(playCards(['Qs'], [])).toMatchObject({ decisionAtTimeout: { kind: 'lower' } });
    expect(playCards(['Qs', '5d'], ['lower'])).toMatchObject({ decisionAtTimeout: { kind: 'cashOut' } });
  });

  it('passes over no more cards than a title allows', () => {
    const twice: HiLoMathematics = { ...endless, skipsMaximum: 2 };
    expect(playCards(['7s', '8s', '9s'], ['skip', 'skip'], twice)).toMatchObject({ kind: 'waiting' });
    expect(playCards(['7s', '8s', '9s'], ['skip', 'skip', 'skip'], twice)).toEqual({
      kind: 'illegal',
      code: 'hilo.skip.unavailable',
    });
  });

  it('pays by itself after the last guess, and offers nothing beyond the largest multiplier', () => {
    const short: HiLoMathematics = { ...endless, guessesMaximum: 1 };
    const round = playCards(['7s', '9d'], ['higher'], short);
    expect(round).toMatchObject({ kind: 'over' });
    const small: HiLoMathematics = { ...endless, multiplierMaximumTenThousandths: 1_000_000 };
    const waiting = playCards(['7s', '7d'], ['same'], small);
    if (waiting.kind !== 'waiting') return expect.fail('the round did not wait');
    // 12.87 times 13 is beyond 100; colours are not.
    expect(waiting.choices.map(({ kind }) => kind)).toEqual([
      'higher',
      'lower',
      'red',
      'black',
      'skip',
      'cashOut',
    ]);
    expect(playCards(['7s', '7d'], ['same', 'same'], small)).toEqual({
      kind: 'illegal',
      code: 'hilo.guess.unavailable',
    });
  });

  it('pays by itself what has reached the limit on wins, to the minor unit', () => {
    const kindWithin = (maxWinMinor: bigint) => {
      const limited = { ...wager, maxWinMinor: toMinor(maxWinMinor) };
      return playHiLo(endless, limited, [{ kind: 'red' }], listedIntegerSource(cardsOf('7s', '9d'))).kind;
    };
    expect([kindWithin(19_800n), kindWithin(19_801n)]).toEqual(['over', 'waiting']);
  });

  it('pays by itself where no guess is offered and no card may be passed over any more', () => {
    // A second right guess would bring more than twice the stake, and so would any other.
    const low: HiLoMathematics = {
      ...endless,
      guesses: ['higher', 'lower'],
      multiplierMaximumTenThousandths: 20_000,
    };
    const ended = { kind: 'over', multiplierTenThousandths: Math.floor((9_900 * 52) / 28) };
    expect(playCards(['7s', '7d'], ['higher'], { ...low, skipsMaximum: 0 })).toMatchObject(ended);
    const once = { ...low, skipsMaximum: 1 };
    const waiting = playCards(['7s', '7d'], ['higher'], once);
    if (waiting.kind !== 'waiting') return expect.fail('the round did not wait');
    expect(waiting.choices.map(({ kind }) => kind)).toEqual(['skip', 'cashOut']);
    expect(playCards(['7s', '7d', '7h'], ['higher', 'skip'], once)).toMatchObject(ended);
  });
});

describe('the figures of hi-lo', () => {
  it.each([single, endless, { ...endless, ties: 'lose' as const }])(
    '%# return 99 % however it is played',
    (title) => {
      const { ways } = hiLoFigures(title);
      expect(ways).toHaveLength(7);
      for (const { returnPercent } of ways) {
        expect(Number(returnPercent)).toBeLessThanOrEqual(99);
        expect(Number(returnPercent)).toBeGreaterThan(98.98);
      }
    },
  );

  it('agree with rounds that are played', () => {
    const rounds = 20_000;
    const integers = seededIntegerSource(11);
    let won = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cards = endlessPack(integers);
      const listed = [cards.nextCard(), cards.nextCard()];
      const opened = playHiLo(endless, wager, [], listedIntegerSource(listed));
      if (opened.kind !== 'waiting') return expect.fail('the round did not wait');
      const decisions = [opened.decisionAtTimeout as HiLoDecision];
      if (playHiLo(endless, wager, decisions, listedIntegerSource(listed)).kind === 'waiting') won += 1;
    }
    const told = hiLoFigures(endless).ways.find(({ way }) => way === 'likeliest guess, 1 right');
    // Four standard errors of a share.
    expect(Math.abs((100 * won) / rounds - Number(told?.hitRatePercent))).toBeLessThan(1.4);
  });
});

describe('parseHiLoMathematics', () => {
  it.each([
    [null, 'hilo.mathematics.invalid'],
    [{ ...single, more: 1 }, 'hilo.mathematics.invalid'],
    [{ ...single, pack: 'double' }, 'hilo.pack.invalid'],
    [{ ...single, ace: 'both' }, 'hilo.ace.invalid'],
    [{ ...single, ties: 'push' }, 'hilo.ties.invalid'],
    [{ ...single, guesses: ['higher'] }, 'hilo.guesses.invalid'],
    [{ ...single, guesses: ['higher', 'lower', 'lower'] }, 'hilo.guesses.invalid'],
    [{ ...single, guesses: ['higher', 'lower', 'joker'] }, 'hilo.guesses.invalid'],
    [{ ...single, returnTenThousandths: 10_001 }, 'hilo.return.invalid'],
    [{ ...single, skipsMaximum: -1 }, 'hilo.skips.invalid'],
    [{ ...single, guessesMaximum: 35 }, 'hilo.length.invalid'],
    [{ ...single, multiplierMaximumTenThousandths: 500_000 }, 'hilo.multiplier.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseHiLoMathematics(value)).toEqual({ ok: false, code });
  });
});
