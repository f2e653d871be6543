import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

export const towersSampleMathematics = {
  returnTenThousandths: 9_800,
  levels: {
    easy: ['4/1', '4/1', '4/1', '4/1', '4/1', '4/1', '4/1', '4/1', '4/1'],
    medium: ['3/1', '3/1', '3/1', '3/1', '3/1', '2/1'],
    expert: ['4/3', '4/3', '4/3', '4/3', '4/3', '4/3'],
  },
  safeFloors: [{ floor: 4, keptPercent: 50 }],
};

export const towersSample: EngineSample = {
  mathematics: towersSampleMathematics,
  anyParameters: fc.record({ level: fc.constantFrom('easy', 'medium', 'expert') }),
  anyDecision: fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pick'), tile: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'cashOut' }) },
  ),
};
