import { expect, test } from 'vitest';
import { draftOf, readDraft } from './setting-draft.ts';

const ringgit = { exponent: 2 };
const kind = (input: Parameters<typeof draftOf>[0]['input'], more: object = {}) => ({
  ...{ input, mayBeNone: false },
  ...more,
});

test.each([
  [kind('switch'), 'on', 'on'],
  [kind('choice'), 'maintenance', 'maintenance'],
  [kind('choices'), 'banners,links', ['banners', 'links']],
  [kind('number', { minimum: 1, maximum: 100 }), '7', '7'],
  [kind('money', { minimum: 1, maximum: 1_000_000 }), '5000', '50'],
  [kind('money', { minimum: 1, maximum: 1_000_000 }), '5050', '50.50'],
  [kind('text', { mayBeNone: true }), 'none', ''],
  [kind('lines', { mayBeNone: true }), 'KP,IR', 'KP\nIR'],
  [kind('lines', { mayBeNone: true }), 'none', ''],
  [kind('period', { mayBeNone: true }), 'none', ['', '']],
  [kind('timeZone'), 'Asia/Kuala_Lumpur', 'Asia/Kuala_Lumpur'],
])('%j: %s is edited as %j, and comes back as it was', (of, value, draft) => {
  expect(draftOf(of, value, ringgit)).toEqual(draft);
  expect(readDraft(of, draft, ringgit)).toEqual({ value });
});

test('two moments are edited by the clock of the desk and come back by the world’s', () => {
  const period = kind('period', { mayBeNone: true });
  const value = '2026-12-01T00:00:00Z/2026-12-01T02:00:30Z';
  const draft = draftOf(period, value, ringgit);
  expect(draft).toEqual([
    expect.stringMatching(/^2026-1\d-\d\dT\d\d:\d\d$/),
    expect.stringMatching(/^2026-1\d-\d\dT\d\d:\d\d:30$/),
  ]);
  expect(readDraft(period, draft, ringgit)).toEqual({ value });
});

test.each([
  [kind('number', { minimum: 1, maximum: 100 }), '101', 'range'],
  [kind('number'), 'many', 'number'],
  [kind('money', { minimum: 1, maximum: 100 }), '1.01', 'range'],
  [kind('money'), '1.234', 'money'],
  [kind('choices'), [], 'empty'],
  [kind('text'), '  ', 'empty'],
  [kind('period', { mayBeNone: true }), ['2026-12-01T00:00', ''], 'period'],
])('%j does not take %j: %s', (of, draft, problem) => {
  expect(readDraft(of, draft, ringgit)).toEqual({ problem });
});
