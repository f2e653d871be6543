import { expect, test } from 'vitest';
import { hideSecretFields } from './hide-secret-fields.ts';

test('an object without secrets is the same object, and nothing of it is copied', () => {
  const logged = { call: 'placeBet', body: { stake: '100', list: [1, { odds: 2 }], none: null } };
  expect(hideSecretFields(logged)).toBe(logged);
});

test('secrets are replaced in the first three levels, also in lists, and what was given stays as it was', () => {
  const logged = {
    token: 'a',
    list: [{ password: 'b', name: 'demo' }],
    body: { deeper: { pin: 1, next: 'shown' } },
  };
  expect(hideSecretFields(logged)).toEqual({
    token: '[secret]',
    list: [{ password: '[secret]', name: 'demo' }],
    body: { deeper: { pin: '[secret]', next: 'shown' } },
  });
  expect(logged.token).toBe('a');
  expect(logged.list[0]?.password).toBe('b');
});

test('what turns itself into something else is looked at as what it becomes', () => {
  const session = { toJSON: () => ({ token: 'a', id: 's1' }) };
  const at = new Date(0);
  expect(hideSecretFields({ session, at })).toEqual({
    session: { token: '[secret]', id: 's1' },
    at: '1970-01-01T00:00:00.000Z',
  });
});

test('what lies deeper than a log is looked through is left as it is, a circle too', () => {
  const circle: Record<string, unknown> = { name: 'a' };
  circle.self = circle;
  expect(hideSecretFields({ circle })).toEqual({ circle });
});
