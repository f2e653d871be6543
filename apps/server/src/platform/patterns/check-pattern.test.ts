import { OverloadError } from '@wau/service/database/batcher';
import { expect, test } from 'vitest';
import { demoMerchants } from '../../demo/demo-merchants.ts';
import { checkPattern } from './check-pattern.ts';

// A busy machine takes seconds for what an idle one judges in milliseconds.
const patientlyMs = 90_000;

test.each([
  '^[A-Za-z][A-Za-z0-9_]{3,15}$',
  '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
  '^(?:a|b)$',
  "^\\p{L}[\\p{L} .'-]{1,60}$",
])(
  'AC-13 the pattern %s is accepted',
  async (pattern) => {
    await expect(checkPattern(pattern)).resolves.toBeUndefined();
  },
  patientlyMs,
);

test.each([
  ['^(a+)+$', /exponential time/],
  ['^(a|a)*$', /exponential time/],
  ['^(?:[a-z]+\\s?)+$', /exponential time/],
  ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', /2nd degree polynomial time/],
  ['^\\d+.*\\d+$', /polynomial time/],
  ['[a-z]+', /begins with \^ and ends with \$/],
  ['^a|b$', /alternatives stand in a group/],
  ['^a\\$', /begins with \^ and ends with \$/],
  ['^(a$', /regular expression/],
  ['^\\-$', /regular expression/],
  ['^.{1,9}(?<!x)$', /lookbehind/],
  [`^${'a'.repeat(500)}$`, /at most 500/],
])(
  'AC-13 the pattern %s is refused with a clear sentence',
  async (pattern, sentence) => {
    await expect(checkPattern(pattern)).rejects.toThrow(sentence);
  },
  patientlyMs,
);

test(
  'AC-13 the demo’s own patterns pass the check, and each has its message in every language of the merchant',
  async () => {
    for (const { fieldRules, languages } of demoMerchants) {
      for (const { fieldName, pattern, messages } of fieldRules) {
        if (pattern === '') continue;
        await expect(checkPattern(pattern), fieldName).resolves.toBeUndefined();
        for (const language of languages) expect(messages[language], `${fieldName} ${language}`).toBeTruthy();
      }
    }
  },
  patientlyMs,
);

test(
  'patterns are checked one at a time, and of many at once those that would wait long are refused',
  async () => {
    const asked = Array.from({ length: 12 }, (_, index) => checkPattern(`^[a-z]{1,${index + 2}}$`));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes[0]?.status).toBe('fulfilled');
    expect(refused.length).toBeGreaterThanOrEqual(7);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(OverloadError);
    await expect(checkPattern('^[a-z]{3}$')).resolves.toBeUndefined();
  },
  patientlyMs,
);
