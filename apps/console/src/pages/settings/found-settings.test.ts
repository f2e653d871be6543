import { expect, test } from 'vitest';
import { foundSettings } from './found-settings.ts';

const items = [
  { words: ['Largest withdrawal', 'The most that is paid out at once.', 'withdrawal-maximum'] },
  { words: ['Feedback', 'The entry in the member centre.', 'flag FEEDBACK3'] },
];

test.each([
  ['WITHDRAWAL largest', [0]],
  ['flag feedback3', [1]],
  ['the', [0, 1]],
  ['withdrawal feedback', []],
])('“%s” finds %j', (search, found) => {
  expect(foundSettings(items, search)).toEqual(found.map((place) => items[place]));
});
