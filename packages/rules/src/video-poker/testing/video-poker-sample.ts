import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

/** Jacks or Better with nine for a full house and six for a flush. */
export const jacksOrBetterMathematics = {
  wild: 'none',
  highPairFrom: 'J',
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    highPair: 1,
  },
  hands: 1,
};

export const videoPokerSample: EngineSample = {
  mathematics: { ...jacksOrBetterMathematics, hands: 3 },
  anyParameters: fc.constant({}),
  anyDecision: fc.record({
    kind: fc.constant('hold'),
    held: fc.subarray([0, 1, 2, 3, 4]),
  }),
};
