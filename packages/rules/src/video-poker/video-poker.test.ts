import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { type Card, parseCardCode } from '../cards/card.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { countHolds } from './hold-counts.ts';
import { paidHandOf } from './poker-hand.ts';
import { simpleHold } from './simple-hold.ts';
import { jacksOrBetterMathematics } from './testing/video-poker-sample.ts';
import { parseVideoPokerDecision, playVideoPoker } from './video-poker.ts';
import { videoPokerFigures } from './video-poker-figures.ts';
import { parseVideoPokerMathematics, type VideoPokerMathematics } from './video-poker-mathematics.ts';

function readMathematics(value: unknown): VideoPokerMathematics {
  const parsed = parseVideoPokerMathematics(value);
  if (!parsed.ok) throw new RangeError(parsed.code);
  return parsed.value;
}

const jacks = readMathematics(jacksOrBetterMathematics);
const deuces = readMathematics({
  wild: 'deuces',
  highPairFrom: 'J',
  pays: {
    royalFlush: 800,
    fourDeuces: 200,
    wildRoyalFlush: 25,
    fiveOfAKind: 16,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
  hands: 1,
});
const joker = readMathematics({
  wild: 'joker',
  highPairFrom: 'K',
  pays: {
    royalFlush: 800,
    fiveOfAKind: 200,
    wildRoyalFlush: 100,
    straightFlush: 50,
    fourOfAKind: 20,
    fullHouse: 7,
    flush: 5,
    straight: 3,
    threeOfAKind: 2,
    twoPair: 1,
    highPair: 1,
  },
  hands: 1,
});
const kickers = readMathematics({
  ...jacksOrBetterMathematics,
  pays: {
    ...jacksOrBetterMathematics.pays,
    fourAcesWithLowKicker: 400,
    fourLowWithLowKicker: 160,
    fourAces: 160,
    fourLow: 80,
    fourOfAKind: 50,
  },
});

function cardsOf(text: string): Card[] {
  return text.split(' ').map((code) => parseCardCode(code) ?? expect.fail(`no card ${code}`));
}

describe('what five cards pay', () => {
  it.each([
    [jacks, 'As Ks Qs Js Ts', 'royalFlush'],
    [jacks, '9s Ks Qs Js Ts', 'straightFlush'],
    [jacks, 'As 2s 3s 4s 5s', 'straightFlush'],
    [jacks, '7s 7d 7c 7h 2s', 'fourOfAKind'],
    [jacks, '7s 7d 7c 2h 2s', 'fullHouse'],
    [jacks, '2s 9s Ts Ks 4s', 'flush'],
    [jacks, 'Ah Ks Qs Js Ts', 'straight'],
    [jacks, 'Ah 2s 3s 4s 5s', 'straight'],
    [jacks, 'Kh As 2s 3s 4s', undefined],
    [jacks, '7s 7d 7c 3h 2s', 'threeOfAKind'],
    [jacks, '7s 7d 3c 3h 2s', 'twoPair'],
    [jacks, 'Js Jd 3c 4h 2s', 'highPair'],
    [jacks, 'Ts Td 3c 4h 2s', undefined],
    [deuces, '2s 2d 2c 2h 9s', 'fourDeuces'],
    [deuces, '2s Ks Qs Js Ts', 'wildRoyalFlush'],
    [deuces, '2s 2d 9c 9h 9s', 'fiveOfAKind'],
    [deuces, '2s 2d 9c 9h 8s', 'fourOfAKind'],
    [deuces, '2s 9d 9c 8h 8s', 'fullHouse'],
    [deuces, '2s 3d 4c 5h Ah', 'straight'],
    [deuces, '2s 2d 4c 8c Kc', 'flush'],
    [deuces, '2s 2d 4c 8d Kc', 'threeOfAKind'],
    [deuces, '2d 4c 8d Kc Kd', 'threeOfAKind'],
    [deuces, '2d 4c 8d Kc Qd', undefined],
    [joker, 'joker As Ad Ac Ah', 'fiveOfAKind'],
    [joker, 'joker As Ks Js Ts', 'wildRoyalFlush'],
    [joker, 'joker As Kd 4c 5h', 'highPair'],
    [joker, 'joker Qs Jd 4c 5h', undefined],
    [joker, 'joker Qs Qd 5c 5h', 'fullHouse'],
    [kickers, 'As Ad Ac Ah 3s', 'fourAcesWithLowKicker'],
    [kickers, 'As Ad Ac Ah 5s', 'fourAces'],
    [kickers, '3s 3d 3c 3h As', 'fourLowWithLowKicker'],
    [kickers, '3s 3d 3c 3h 5s', 'fourLow'],
    [kickers, '5s 5d 5c 5h As', 'fourOfAKind'],
  ])('%# %s makes %s', (mathematics, text, hand) => {
    expect(paidHandOf(mathematics, cardsOf(text))?.hand).toBe(hand);
  });
});

describe('the published rule of holding', () => {
  it.each([
    [jacks, '7s 7d 7c 2h 2s', '7s 7d 7c 2h 2s'],
    [jacks, 'As Ks Qs Js 9s', 'As Ks Qs Js'],
    [jacks, 'Js Jd 3c 4h 2s', 'Js Jd'],
    [jacks, '2s 9s Ts Ks 2d', '2s 9s Ts Ks'],
    [jacks, '7s 7d 3c 3h 2s', '7s 7d 3c 3h'],
    [jacks, '6d 7s 8c 9h Ks', '6d 7s 8c 9h'],
    [jacks, 'Ks Qd Jc 4h 7s', 'Qd Jc'],
    [jacks, 'As 3d 6c 7h 9s', 'As'],
    [jacks, '2s 4d 6c 8h Ts', ''],
    [deuces, '2s 2d 5c 8h Ts', '2s 2d'],
    [deuces, '2s 2d 2h Ks Qs', '2s 2d 2h Ks Qs'],
    [deuces, '2s 9d 9c 4h Js', '2s 9d 9c'],
    [joker, 'joker 4d 8c Jh 6s', 'joker'],
  ])('%# of %s holds %j', (mathematics, dealt, held) => {
    const codes = dealt.split(' ');
    const places = simpleHold(mathematics, cardsOf(dealt));
    expect(places.map((place) => codes[place]).join(' ')).toBe(held);
  });
});

describe('a round of video poker', () => {
  const wager = { stakeMinor: toMinor(300n), maxWinMinor: toMinor(1_000_000n) };
  const three: VideoPokerMathematics = { ...jacks, hands: 3 };

  it('deals five cards and waits', () => {
    const round = playVideoPoker(three, wager, [], seededIntegerSource(8));
    expect(round).toMatchObject({ kind: 'waiting', choices: [{ kind: 'hold' }] });
    expect(round.kind === 'waiting' && round.events).toHaveLength(1);
  });

  it('keeps what is held in every hand and draws the rest out of what was not dealt', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const decision = { kind: 'hold', held: [1, 3] } as const;
      const round = playVideoPoker(three, wager, [decision], seededIntegerSource(seed));
      if (round.kind !== 'over') return expect.fail('the round is not over');
      const [dealt, , ...rest] = round.events;
      if (dealt?.type !== 'pokerDealt') return expect.fail('nothing was dealt');
      const drawn = rest.filter((event) => event.type === 'pokerDrawn');
      expect(drawn).toHaveLength(3);
      let pays = 0;
      for (const { cards, pay } of drawn) {
        expect([cards[1], cards[3]]).toEqual([dealt.cards[1], dealt.cards[3]]);
        expect(new Set([...dealt.cards, ...cards]).size).toBe(8);
        pays += pay;
      }
      expect(round.payoutMinor).toBe(BigInt(pays) * 100n);
    }
  });

  it.each([
    [null, 'decision.invalid'],
    [{ kind: 'draw', held: [] }, 'decision.invalid'],
    [{ kind: 'hold', held: 'all' }, 'videopoker.hold.invalid'],
    [{ kind: 'hold', held: [5] }, 'videopoker.hold.invalid'],
    [{ kind: 'hold', held: [1, 1] }, 'videopoker.hold.invalid'],
    [{ kind: 'hold', held: [2, 1] }, 'videopoker.hold.invalid'],
  ])('does not read %j', (value, code) => {
    expect(parseVideoPokerDecision(value)).toEqual({ ok: false, code });
  });
});

describe('the figures of video poker', () => {
  it('are those of the literature for 9/6 Jacks or Better', { timeout: 120_000 }, () => {
    const { method, ways } = videoPokerFigures(jacks);
    expect(method).toBe('exact');
    expect(ways[0]).toMatchObject({ returnPercent: '99.543904', hitRatePercent: '45.4565', largestWin: 800 });
    // The variance of one hand is 19.514676.
    expect((ways[0]?.standardDeviation ?? 0) ** 2).toBeCloseTo(19.514676, 5);
    expect(Number(ways[1]?.returnPercent)).toBeGreaterThan(99.4);
  });

  it('count draws as drawing them does', { timeout: 60_000 }, () => {
    const counts = countHolds(joker);
    const dealt = cardsOf('5c 6c 7c 8d Kd');
    // The joker and 47 other cards: 11 make a straight (four fours, four nines, the joker as either), 4 pairs of kings are not reached.
    const worth = counts.worthOf(dealt, 0b01111);
    expect(worth.draws).toBe(48);
    let paid = 0;
    for (let card = 0; card < 53; card += 1) {
      if (dealt.includes(card)) continue;
      paid += paidHandOf(joker, [...dealt.slice(0, 4), card])?.pay ?? 0;
    }
    expect(worth.paid).toBe(paid);
  });
});

describe('parseVideoPokerMathematics', () => {
  it.each([
    [undefined, 'videopoker.mathematics.invalid'],
    [{ ...jacksOrBetterMathematics, wild: 'aces' }, 'videopoker.wild.invalid'],
    [{ ...jacksOrBetterMathematics, highPairFrom: '9' }, 'videopoker.pair.invalid'],
    [{ ...jacksOrBetterMathematics, highPairFrom: 'toString' }, 'videopoker.pair.invalid'],
    [{ ...jacksOrBetterMathematics, pays: { flush: 5 } }, 'videopoker.pays.invalid'],
    [{ ...jacksOrBetterMathematics, pays: { royalFlush: 0 } }, 'videopoker.pays.invalid'],
    [{ ...jacksOrBetterMathematics, pays: { royalFlush: 800, sevens: 7 } }, 'videopoker.pays.invalid'],
    [{ ...jacksOrBetterMathematics, hands: 2 }, 'videopoker.hands.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseVideoPokerMathematics(value)).toEqual({ ok: false, code });
  });
});
