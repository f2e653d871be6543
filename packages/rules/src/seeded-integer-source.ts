import type { IntegerSource } from './integer-source.ts';

/**
 * A fast repeatable source for simulations and tests (xoshiro128** by Blackman and Vigna). It is no source for play:
 * whoever sees a few of its numbers can tell the rest.
 */
export function seededIntegerSource(seed: number): IntegerSource {
  const state = new Uint32Array(4);
  let filler = seed >>> 0;
  for (let index = 0; index < 4; index += 1) {
    // splitmix32 spreads a small seed over the whole state.
    filler = (filler + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(filler ^ (filler >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    state[index] = mixed ^ (mixed >>> 15);
  }
  let [a, b, c, d] = state as unknown as [number, number, number, number];
  const nextWord = (): number => {
    const scrambled = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return scrambled;
  };
  return {
    nextInteger(bound) {
      const discardedBits = Math.clz32(bound - 1);
      if (bound === 1) return 0;
      let value = nextWord() >>> discardedBits;
      while (value >= bound) value = nextWord() >>> discardedBits;
      return value;
    },
  };
}

function rotateLeft(word: number, count: number): number {
  return (word << count) | (word >>> (32 - count));
}
