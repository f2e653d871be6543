import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { blackjackDecisions } from '../blackjack-events.ts';
import type { BlackjackMathematics } from '../blackjack-mathematics.ts';

export const blackjackSampleMathematics: BlackjackMathematics = {
  decks: 6,
  dealerHitsSoft17: false,
  holeCard: 'peek',
  blackjackPays: '3:2',
  ties: 'push',
  double: 'any',
  doubleAfterSplit: true,
  splitHandsMaximum: 4,
  insurance: true,
  surrender: true,
  charlieCards: 0,
};

export const blackjackSample: EngineSample = {
  mathematics: blackjackSampleMathematics,
  anyParameters: fc.constant({}),
  anyDecision: fc.record({ kind: fc.constantFrom(...blackjackDecisions) }),
};
