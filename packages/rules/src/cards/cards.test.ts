import { describe, expect, it } from 'vitest';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { cardCodeOf, isRed, parseCardCode } from './card.ts';
import { endlessPack, orderedPack, shuffledPack } from './card-source.ts';

describe('cards', () => {
  it('read back from their codes', () => {
    const codes = Array.from(orderedPack(1, 1), cardCodeOf);
    expect(new Set(codes).size).toBe(53);
    expect(codes.map(parseCardCode)).toEqual(Array.from(orderedPack(1, 1)));
    expect([codes[0], codes[33], codes[51], codes[52]]).toEqual(['2c', 'Td', 'As', 'joker']);
  });

  it.each(['', 'A', '1s', 'sA', 'Ass', 'Joker'])('are not %j', (code) => {
    expect(parseCardCode(code)).toBeUndefined();
  });

  it('are red by half', () => {
    const red = Array.from(orderedPack(1, 0)).filter(isRed).map(cardCodeOf);
    expect(red).toHaveLength(26);
    expect(red.every((code) => /[dh]$/.test(code))).toBe(true);
  });
});

describe('a shuffled pack', () => {
  it('has every card of every deck once, whatever the integers', () => {
    const pack = orderedPack(2, 0);
    const source = shuffledPack(pack, seededIntegerSource(5));
    const drawn = Array.from(pack, () => source.nextCard());
    expect(drawn).not.toEqual(Array.from(pack));
    expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from(pack).toSorted((a, b) => a - b));
    expect(() => source.nextCard()).toThrow(RangeError);
  });

  it('puts each order of three cards on each of six equal rows of integers', () => {
    const orders = new Set<string>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const source = shuffledPack(Uint8Array.of(7, 8, 9), listedIntegerSource([first, second, 0]));
        orders.add([source.nextCard(), source.nextCard(), source.nextCard()].join());
      }
    }
    expect(orders.size).toBe(6);
  });

  it('changes places with the card in front, as the page describes it', () => {
    const source = shuffledPack(orderedPack(1, 0), listedIntegerSource([51, 50, 0]));
    // The last card, then the first, which had gone to the last place, then the third.
    expect([source.nextCard(), source.nextCard(), source.nextCard()]).toEqual([51, 0, 2]);
  });

  it('leaves the pack that it was given as it was', () => {
    const pack = orderedPack(1, 0);
    shuffledPack(pack, listedIntegerSource([30])).nextCard();
    expect(pack).toEqual(orderedPack(1, 0));
  });
});

it('an endless pack gives each card anew', () => {
  const source = endlessPack(listedIntegerSource([3, 3]));
  expect([source.nextCard(), source.nextCard()]).toEqual([3, 3]);
});
