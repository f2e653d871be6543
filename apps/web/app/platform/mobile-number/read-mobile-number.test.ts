import { expect, test } from 'vitest';
import { hasTooManyDigits, mobileNumberCharacters, readMobileNumber } from './read-mobile-number.ts';

test.each([
  ['0123456789', 'MY', '+60123456789', '60'],
  ['12-345 6789', 'MY', '+60123456789', '60'],
  ['+65 8123 4567', 'MY', '+6581234567', '65'],
  ['(201) 555-0123', 'US', '+12015550123', '1'],
])('AC-02 %s of %s is %s', async (text, country, number, dialingCode) => {
  expect(await readMobileNumber(text, country)).toEqual({ number, dialingCode });
});

test.each([
  ['', 'MY'],
  ['12', 'MY'],
  ['0123456789012', 'MY'],
  // A landline has no SMS.
  ['0388881234', 'MY'],
  ['0123456789 ext. 5', 'MY'],
  // Other text with a number in it.
  ['ali0123456789', 'MY'],
  ['tel:+60123456789', 'MY'],
  ['+60123456789;isub=1', 'MY'],
  ['0123456789', ''],
  ['0'.repeat(21), 'MY'],
])('AC-02 %j of %j is no mobile number', async (text, country) => {
  expect(await readMobileNumber(text, country)).toBeUndefined();
});

test.each([
  ['012-345 6789', '012-345 6789'],
  ['  telefon: 012   345', '012 345'],
  ['1'.repeat(30), '1'.repeat(20)],
])('AC-02 of %j so much is kept', (typed, kept) => {
  expect(mobileNumberCharacters(typed)).toBe(kept);
});

test.each([
  ['012-345 6789', false],
  ['012345678901', false],
  ['0123456789012', true],
  ['01234567890123', true],
  ['+60 12 345 6789 012', false],
  ['+601234567890123', false],
  ['+6012345678901234', true],
  ['0060123456789012', true],
])('AC-22 %s is longer than any number: %s', (text, expected) => {
  expect(hasTooManyDigits(text)).toBe(expected);
});
