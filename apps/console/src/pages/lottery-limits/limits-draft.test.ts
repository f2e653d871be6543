import { expect, test } from 'vitest';
import { draftOf, type LimitsDraft, orderOf, wrongNamesOf } from './limits-draft.ts';
import type { LimitsOrder } from './lottery-limit-queries.ts';

const present: LimitsOrder = {
  drawStakeMinor: '500000',
  numberStakeMinor: '10050',
  memberNumberStakeMinor: null,
  numberLiabilityMinor: null,
  combinedLiabilityMinor: null,
  oddsSteps: [
    { aboveMinor: '5000', oddsPercent: 90 },
    { aboveMinor: '8000', oddsPercent: 80 },
  ],
  numberRules: [
    { playId: 'straight', numbers: '12,34', numero: null, oddsPercent: null },
    { playId: 'straight', numbers: '56', numero: '20301231', oddsPercent: 70 },
  ],
};
const draft = draftOf(present, 'MYR');

test('limits are ordered as they are until something is typed', () => {
  expect(wrongNamesOf(draft, 'MYR')).toEqual([]);
  expect(orderOf(draft, 'MYR')).toEqual(present);
});

test('numbers are taken with anything between them', () => {
  const [rule] = draft.rules;
  if (rule === undefined) throw new Error('there is a rule');
  const typed = {
    ...draft,
    rules: [
      { ...rule, numbers: ' 12 34;56,\n78 ' },
      { ...rule, numbers: '1, 2 | | 7' },
    ],
  };
  expect(orderOf(typed, 'MYR').numberRules.map(({ numbers }) => numbers)).toEqual(['12,34,56,78', '1,2||7']);
});

test.each([
  [['numberStakeMinor'], { amounts: { ...draft.amounts, numberStakeMinor: '1.005' } }],
  [['drawStakeMinor'], { amounts: { ...draft.amounts, drawStakeMinor: 'much' } }],
  [['step-0'], { steps: [{ key: 0, above: '', percent: '90' }] }],
  [['step-0'], { steps: [{ key: 0, above: '5', percent: '100' }] }],
  // Each step is higher and pays less.
  [['step-1'], { steps: draft.steps.map((step) => ({ ...step, above: '50' })) }],
  [['step-1'], { steps: draft.steps.map((step) => ({ ...step, percent: '50' })) }],
  [['rule-0'], { rules: [{ key: 0, playId: 'straight', numbers: ' ', numero: '', percent: '' }] }],
  [['rule-0'], { rules: [{ key: 0, playId: 'straight', numbers: '12', numero: '2030', percent: '' }] }],
  [['rule-0'], { rules: [{ key: 0, playId: 'straight', numbers: '12', numero: '', percent: '0' }] }],
] as const)('what is wrong is named: %j', (names, change) => {
  expect(wrongNamesOf({ ...draft, ...(change as Partial<LimitsDraft>) }, 'MYR')).toEqual(names);
});
