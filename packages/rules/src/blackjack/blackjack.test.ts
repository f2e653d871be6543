import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, parseCardCode } from '../cards/card.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { blackjackPack, blackjackStakeStep, playBlackjack } from './blackjack.ts';
import type { BlackjackDecisionKind } from './blackjack-events.ts';
import { blackjackFigures } from './blackjack-figures.ts';
import { type BlackjackMathematics, parseBlackjackMathematics } from './blackjack-mathematics.ts';
import { BasicStrategy } from './blackjack-strategy.ts';
import { BlackjackTable } from './blackjack-table.ts';
import { totalOf } from './blackjack-total.ts';
import { blackjackSampleMathematics } from './testing/blackjack-sample.ts';

const sixDecks = blackjackSampleMathematics;
const wager = { stakeMinor: toMinor(1_000n), maxWinMinor: toMinor(1_000_000_000n) };

function cardsOf(text: string): Card[] {
  return text.split(' ').map((code) => parseCardCode(code) ?? expect.fail(`no card ${code}`));
}

/** The integers with which a pack gives these cards first. */
function integersFor(mathematics: BlackjackMathematics, cards: readonly Card[]): number[] {
  const pack = Array.from(blackjackPack(mathematics));
  return cards.map((card, place) => {
    const at = pack.indexOf(card, place);
    pack[at] = pack[place] ?? 0;
    return at - place;
  });
}

/** Cards in the order of drawing: player, dealer's open one, player, dealer's hidden one, then as drawn. */
function play(text: string, kinds: BlackjackDecisionKind[], mathematics = sixDecks) {
  const integers = listedIntegerSource(integersFor(mathematics, cardsOf(text)));
  return playBlackjack(
    mathematics,
    wager,
    kinds.map((kind) => ({ kind })),
    integers,
  );
}

function choicesAt(text: string, kinds: BlackjackDecisionKind[], mathematics = sixDecks): string {
  const round = play(text, kinds, mathematics);
  return round.kind === 'waiting' ? round.choices.map(({ kind }) => kind).join(' ') : round.kind;
}

describe('totals', () => {
  it.each([
    ['As Kd', 21, true],
    ['As Ad', 12, true],
    ['As 6d', 17, true],
    ['As 6d Kc', 17, false],
    ['As Ad 9c', 21, true],
    ['9s 9d 4c', 22, false],
    ['5s As Ad Ac Ah', 19, true],
    ['Ts 5d Ac Ah', 17, false],
  ])('of %s is %i, soft %s', (text, total, isSoft) => {
    expect(totalOf(cardsOf(text))).toEqual({ total, isSoft });
  });
});

describe('what rounds pay', () => {
  it.each([
    ['a blackjack', 'As 9d Kc 8h', [], sixDecks, 1_000n, 2_500n],
    [
      'a blackjack at six to five',
      'As 9d Kc 8h',
      [],
      { ...sixDecks, blackjackPays: '6:5' as const },
      1_000n,
      2_200n,
    ],
    ['two blackjacks', 'As Td Kc Ah', [], sixDecks, 1_000n, 1_000n],
    ['the dealer’s blackjack', '9s Td Kc Ah', [], sixDecks, 1_000n, 0n],
    ['a win', 'Ts 9d Kc 8h', ['stand'], sixDecks, 1_000n, 2_000n],
    ['a push', 'Ts 9d 8c 9h', ['stand'], sixDecks, 1_000n, 1_000n],
    ['a tie that loses', 'Ts 9d 8c 9h', ['stand'], { ...sixDecks, ties: 'lose' as const }, 1_000n, 0n],
    ['a bust', 'Ts 9d 8c 9h 5d', ['hit'], sixDecks, 1_000n, 0n],
    ['a double', '6s 9d 5c 9h Td', ['double'], sixDecks, 2_000n, 4_000n],
    ['giving up', 'Ts 9d 6c Th', ['surrender'], sixDecks, 1_000n, 500n],
    ['insurance that pays', 'Ts Ad 9c Kh', ['insure'], sixDecks, 1_500n, 1_500n],
    ['insurance that does not', 'Ts Ad 9c 8h', ['insure', 'stand'], sixDecks, 1_500n, 1_000n],
    ['a split', '8s 6d 8c Th 2d Tc Ts Kd', ['split', 'double', 'stand'], sixDecks, 3_000n, 6_000n],
    // A hand of two cards after a split is no blackjack.
    ['split aces', 'As 6d Ac Th Kd Qc Ks', ['split'], sixDecks, 2_000n, 4_000n],
    [
      'five cards',
      '2s Td 2c Th 3d 3c 2d',
      ['hit', 'hit', 'hit'],
      { ...sixDecks, charlieCards: 5 },
      1_000n,
      2_000n,
    ],
  ] as const)('%s', (_name, text, kinds, mathematics, stakeMinor, payoutMinor) => {
    expect(play(text, [...kinds], mathematics)).toMatchObject({ kind: 'over', stakeMinor, payoutMinor });
  });

  it('takes all that was staked when nobody looked for the dealer’s blackjack', () => {
    const noPeek = { ...sixDecks, holeCard: 'noPeek', surrender: false } as const;
    const round = play('6s Td 5c Ah 9d', ['double'], noPeek);
    expect(round).toMatchObject({ kind: 'over', stakeMinor: 2_000n, payoutMinor: 0n });
    expect(play('6s Td 5c Ah', [])).toMatchObject({ kind: 'over', stakeMinor: 1_000n });
  });

  it('has the dealer draw to seventeen, and at a soft one as the title says', () => {
    const stays = play('Ts 6d 8c Ah', ['stand']);
    expect(stays).toMatchObject({ payoutMinor: 2_000n });
    const draws = play('Ts 6d 8c Ah 2d', ['stand'], { ...sixDecks, dealerHitsSoft17: true });
    expect(draws).toMatchObject({ payoutMinor: 0n });
  });
});

describe('what may be decided', () => {
  it.each([
    ['Ts Ad 9c Kh', [], sixDecks, 'insure decline'],
    ['Ts 9d 8c 9h', [], sixDecks, 'hit stand double surrender'],
    ['Ts 9d Kc 9h', [], sixDecks, 'hit stand double split surrender'],
    ['Ts 9d 2c 9h 3d', ['hit'], sixDecks, 'hit stand'],
    ['Ts 9d 8c 9h', [], { ...sixDecks, double: 'tenToEleven' as const, surrender: false }, 'hit stand'],
    [
      '6s 9d 3c 9h',
      [],
      { ...sixDecks, double: 'nineToEleven' as const, surrender: false },
      'hit stand double',
    ],
    ['8s 6d 8c Th 2d Tc', ['split'], { ...sixDecks, doubleAfterSplit: false }, 'hit stand'],
    ['8s 6d 8c Th 8d 8h 2c 3c 4c 5c', ['split', 'split', 'stand', 'split'], sixDecks, 'hit stand double'],
    ['8s 6d 8c Th 8d 8h', ['split'], { ...sixDecks, splitHandsMaximum: 2 }, 'hit stand double'],
    ['As 6d Kc Th', [], sixDecks, 'over'],
  ] as const)('%# with %s after %j', (text, kinds, mathematics, expected) => {
    expect(choicesAt(text, [...kinds], mathematics)).toBe(expected);
  });

  it('never tells the dealer’s second card while a round waits', () => {
    const round = play('Ts 9d 2c 9h 3d', ['hit']);
    if (round.kind !== 'waiting') return expect.fail('the round does not wait');
    expect(JSON.stringify(round.events)).not.toContain('9h');
    expect(round.decisionAtTimeout).toEqual({ kind: 'stand' });
    expect(play('Ts Ad 9c Kh', [])).toMatchObject({ decisionAtTimeout: { kind: 'decline' } });
  });

  it('shows both cards of a dealer who plays open', () => {
    const open = { ...sixDecks, holeCard: 'open', insurance: false, surrender: false } as const;
    const round = play('Ts 9d 2c 7h', [], open);
    expect(round).toMatchObject({ kind: 'waiting', events: [{ dealer: ['9d', '7h'] }] });
  });

  it('costs another stake to double or split, and half of one to insure', () => {
    const round = play('Ts 9d Kc 9h', []);
    if (round.kind !== 'waiting') return expect.fail('the round does not wait');
    expect(round.choices.map(({ extraStakeMinor }) => extraStakeMinor)).toEqual([
      '0',
      '0',
      '1000',
      '1000',
      '0',
    ]);
    expect(play('Ts Ad 9c Kh', [])).toMatchObject({
      choices: [{ extraStakeMinor: '500' }, { extraStakeMinor: '0' }],
    });
  });

  it.each([
    ['Ts 9d Kc 9h', ['insure'], 'blackjack.decision.unavailable'],
    ['Ts Ad 9c Kh', ['hit'], 'blackjack.decision.unavailable'],
    ['Ts 9d Kc 8h', ['stand', 'hit'], 'decision.round.over'],
  ] as const)('%s after %j is refused with %s', (text, kinds, code) => {
    expect(play(text, [...kinds])).toEqual({ kind: 'illegal', code });
  });

  it.each([
    ['3:2', 2n],
    ['6:5', 10n],
    ['1:1', 2n],
  ] as const)('stakes are multiples of what %s asks', (blackjackPays, step) => {
    expect(blackjackStakeStep({ ...sixDecks, blackjackPays })).toBe(step);
  });
});

describe('basic strategy', () => {
  /** How often the dealer goes bust with cards from an endless pack and standing on soft 17, as published. */
  it.each([
    [2, 0.35361],
    [3, 0.37387],
    [4, 0.39447],
    [5, 0.4164],
    [6, 0.42315],
    [7, 0.26231],
    [8, 0.24474],
    [9, 0.22843],
    [10, 0.21211],
    [11, 0.11529],
  ])('knows that a dealer with %i goes bust by %d', (open, chance) => {
    const strategy = new BasicStrategy({ ...sixDecks, holeCard: 'noPeek' });
    expect(strategy.dealerChances(open).bust).toBeCloseTo(chance, 5);
  });

  it.each([
    ['Ts 6d 6c', 'stand'],
    ['Ts 7d 6c', 'hit'],
    ['Ts Td 6c', 'surrender'],
    ['Ts 2d 2c', 'hit'],
    ['6s Td 5c', 'double'],
    ['As 6d 7c', 'double'],
    ['As 2d 8c', 'stand'],
    ['As 9d 7c', 'hit'],
    ['8s Td 8c', 'split'],
    ['As Td Ac', 'split'],
    ['Ts 6d Kc', 'stand'],
    ['5s 6d 5c', 'double'],
    ['9s 7d 9c', 'stand'],
    ['2s Td 2c', 'hit'],
  ])('with player, dealer, player %s decides to %s', (text, decision) => {
    const cards = [...cardsOf(text), cardOf(5, 1)];
    const table = new BlackjackTable(
      sixDecks,
      { nextCard: () => cards.shift() ?? expect.fail('no card is left') },
      () => {},
    );
    expect(new BasicStrategy(sixDecks).decide(table)).toBe(decision);
  });

  it('returns what the literature says of six decks, within 99 % of simulations', () => {
    const rules: BlackjackMathematics = { ...sixDecks, surrender: false };
    const { ways, confidence } = blackjackFigures(rules, { rounds: 300_000, seed: 77 });
    const [way] = ways;
    // House edge 0.40 %, deviation 1.15 for splitting to four hands and doubling after it.
    expect(Math.abs(Number(way?.returnPercent) - 99.6)).toBeLessThan(Number(confidence?.halfWidthPercent));
    expect(way?.standardDeviation).toBeCloseTo(1.15, 1);
    expect(way).toMatchObject({ largestWin: 16, largestWinIs: 'reached' });
  });
});

describe('parseBlackjackMathematics', () => {
  it.each([
    [null, 'blackjack.mathematics.invalid'],
    [{ ...sixDecks, more: 1 }, 'blackjack.mathematics.invalid'],
    [{ ...sixDecks, decks: 9 }, 'blackjack.decks.invalid'],
    [{ ...sixDecks, holeCard: 'gone' }, 'blackjack.hole.invalid'],
    [{ ...sixDecks, blackjackPays: '7:5' }, 'blackjack.pays.invalid'],
    [{ ...sixDecks, ties: 'win' }, 'blackjack.ties.invalid'],
    [{ ...sixDecks, double: 'always' }, 'blackjack.double.invalid'],
    [{ ...sixDecks, splitHandsMaximum: 5 }, 'blackjack.split.invalid'],
    [{ ...sixDecks, charlieCards: 4 }, 'blackjack.charlie.invalid'],
    [{ ...sixDecks, insurance: 'yes' }, 'blackjack.mathematics.invalid'],
    [{ ...sixDecks, holeCard: 'open' }, 'blackjack.insurance.invalid'],
    [{ ...sixDecks, holeCard: 'noPeek' }, 'blackjack.surrender.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseBlackjackMathematics(value)).toEqual({ ok: false, code });
  });
});
