import { expect, test } from 'vitest';
import { messages as english } from './en.ts';
import { messages as malay } from './my.ts';
import { rulePartsOf } from './rule-parts.ts';

test('a rule is told apart from its example', () => {
  expect(rulePartsOf('Pick a number. It wins if it is drawn. Example: the 5 wins once.')).toEqual({
    rule: 'Pick a number. It wins if it is drawn.',
    example: 'The 5 wins once.',
  });
});

test.each([
  ['English', english],
  ['Malay', malay],
])('LO-03 every rule in %s has one example', (_, messages) => {
  const rules = Object.entries<string>(messages).filter(([id]) => id.startsWith('rule.'));
  expect(rules.length).toBeGreaterThan(50);
  for (const [id, text] of rules) expect(text.split(/ (?:Example|Contoh): /), id).toHaveLength(2);
});
