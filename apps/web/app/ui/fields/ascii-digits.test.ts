import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  // Several sets of digits follow each other here.
  ['𝟎𝟗𝟘𝟡𝟬𝟵', '090909'],
  ['+٦٠ ١٢-٣٤٥', '+60 12-345'],
  ['١٬٢٣٤٫٥٠', '1,234.50'],
  ['12.50 abc', '12.50 abc'],
])('digits of any script are digits: %s', (typed, expected) => {
  expect(asciiDigits(typed)).toBe(expected);
});
