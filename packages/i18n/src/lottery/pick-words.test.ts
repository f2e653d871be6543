import { expect, test } from 'vitest';
import { compileCatalogue } from '../compile-catalogue.ts';
import { messages as english } from './en.ts';
import { lotteryCodes, makeLotteryWords } from './lottery-words.ts';
import { messages as malay } from './my.ts';
import { pickWords } from './pick-words.ts';

const inEnglish = makeLotteryWords(compileCatalogue<string>(english), 'en');
const inMalay = makeLotteryWords(compileCatalogue<string>(malay), 'ms-MY');
const places = ['place-1', 'place-2', 'place-3', 'place-4', 'place-5'];

test.each([
  ['ssc', places, '||7||', 'Hundreds: 7', 'Ratus: 7'],
  ['ssc', places, '1,2||||0', 'Ten thousands: 1, 2; Units: 0', 'Puluh ribu: 1, 2; Sa: 0'],
  ['k3', ['option'], 'big,odd', 'Big, Odd', 'Besar, Ganjil'],
  ['four-d', ['number'], '0123,4567', '0123, 4567', '0123, 4567'],
  ['mark-six', ['option'], 'green-odd', 'Green and odd', 'Hijau dan ganjil'],
])('picks of %s for %j written %s are told in words', (family, fields, numbers, english, malay) => {
  expect(pickWords(inEnglish, family, fields, numbers)).toBe(english);
  expect(pickWords(inMalay, family, fields, numbers)).toBe(malay);
});

test('what is not known is told as it is written', () => {
  expect(pickWords(inEnglish, 'keno', [], 'what|7')).toBe('what; 7');
  expect(pickWords(lotteryCodes, 'ssc', places, '||7||')).toBe('place-3: 7');
});
