import type { IntegerSource } from '@wau/rules/integer-source';

const wholeRange = 2 ** 32;

/** The browser's own randomness for random picks; what is drawn never depends on it. */
export const randomIntegers: IntegerSource = {
  nextInteger(bound) {
    // What is left over above a whole number of ranges would make the first values more likely.
    const fair = Math.floor(wholeRange / bound) * bound;
    const word = new Uint32Array(1);
    for (;;) {
      crypto.getRandomValues(word);
      const [drawn = 0] = word;
      if (drawn < fair) return Math.floor((drawn / fair) * bound);
    }
  },
};
