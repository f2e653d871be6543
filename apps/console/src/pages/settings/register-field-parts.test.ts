import { expect, test } from 'vitest';
import { changedPart, orderedValue, partsOf } from './register-field-parts.ts';

const field = {
  ...{ name: 'zalo', enabled: true, required: false, maxLength: 20, longest: 64, pattern: '' },
  messages: [{ language: 'EN' as const, text: 'Use your number' }],
};

test('a field has its parts as a change takes them, a message for each language of the site', () => {
  expect(
    partsOf(field, ['MY', 'EN']).map(({ property, language, value }) => [property, language, value]),
  ).toEqual([
    ['enabled', undefined, 'on'],
    ['required', undefined, 'off'],
    ['max-length', undefined, '20'],
    ['pattern', undefined, 'none'],
    ['message', 'MY', 'none'],
    ['message', 'EN', 'Use your number'],
  ]);
  expect(partsOf(field, [])[2]?.kind).toEqual({ input: 'number', mayBeNone: false, minimum: 1, maximum: 64 });
});

test('a message is ordered with its language, and found again in the history', () => {
  expect(orderedValue({ language: 'EN' }, 'none')).toBe('EN none');
  expect(orderedValue({ language: undefined }, 'on')).toBe('on');
  expect(changedPart('register-field zalo message EN')).toEqual({ property: 'message', language: 'EN' });
  expect(changedPart('register-field zalo enabled')).toEqual({ property: 'enabled', language: undefined });
  expect(changedPart('withdrawal-maximum')).toBeUndefined();
});
