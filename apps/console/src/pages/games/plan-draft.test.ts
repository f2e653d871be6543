import { expect, test } from 'vitest';
import { type PlanDraft, readPlanDraft } from './plan-draft.ts';

const draft: PlanDraft = {
  ...{ isOn: false, from: '2026-12-03T10:00', until: '2026-12-03T12:30', reason: ' Upkeep ' },
};

test('what is planned is sent with its moments in UTC, as the clock of this desk means them', () => {
  expect(readPlanDraft(draft)).toEqual({
    order: {
      ...{ isOn: false, reason: 'Upkeep' },
      beginsAt: new Date(2026, 11, 3, 10, 0).toISOString(),
      endsAt: new Date(2026, 11, 3, 12, 30).toISOString(),
    },
  });
  expect(readPlanDraft({ ...draft, until: '' })).toMatchObject({ order: { endsAt: null } });
  expect(readPlanDraft({ ...draft, from: '' })).toMatchObject({ order: { beginsAt: null } });
});

test.each([
  ['none', { from: '', until: '' }],
  ['order', { until: '2026-12-03T10:00' }],
  ['reason', { reason: ' x ' }],
] as const)('what is wrong is said before it is sent: %s', (problem, part) => {
  expect(readPlanDraft({ ...draft, ...part })).toEqual({ problem });
});
