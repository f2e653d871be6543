import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { type HiLoMathematics, hiLoGuesses } from '../hi-lo-mathematics.ts';

export const hiLoSampleMathematics: HiLoMathematics = {
  pack: 'single',
  ace: 'low',
  ties: 'win',
  guesses: ['higher', 'lower', 'same', 'red', 'black'],
  returnTenThousandths: 9_900,
  skipsMaximum: 5,
  guessesMaximum: 12,
  multiplierMaximumTenThousandths: 10_000_000,
};

export const hiLoSample: EngineSample = {
  mathematics: hiLoSampleMathematics,
  anyParameters: fc.constant({}),
  anyDecision: fc.record({ kind: fc.constantFrom(...hiLoGuesses, 'skip', 'cashOut') }),
};
