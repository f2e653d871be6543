import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test.each(['ms-MY', 'en-MY'])('the time is told of 24 hours in %s, as records of money tell it', (locale) => {
  expect(momentText(new Date(2026, 5, 15, 21, 41, 7).toISOString(), locale)).toMatch(/2026.*21[:.]41[:.]07$/);
});
