import { expect, test } from 'vitest';
import { monogramOf, paymentMarkKind, shadeOf } from './payment-mark-kind.ts';

test.each([
  ['online-banking', 'online-banking'],
  ['fpx', 'online-banking'],
  ['bank-transfer', 'bank-transfer'],
  ['e-wallet', 'e-wallet'],
  ['tng', 'e-wallet'],
  ['card', 'card'],
  ['duitnow-qr', 'qr'],
  ['USDT-TRC20', 'crypto'],
  ['gift-voucher', 'voucher'],
  ['telco-airtime', 'phone'],
  ['somebody', undefined],
])('%s is drawn as %s', (code, kind) => {
  expect(paymentMarkKind(code)).toBe(kind);
});

test.each([
  ['Hong Leong Bank', 'HL'],
  ['Boost', 'BO'],
  ["Touch 'n Go eWallet", 'TN'],
  ['BSN', 'BS'],
  ['ธนาคาร', 'ธน'],
  ['', ''],
])('%j is shortened to %j', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});

test('a code has one shade, and codes differ', () => {
  const codes = ['maybank', 'cimb', 'publicbank', 'rhb', 'hongleong', 'ambank', 'bankislam', 'bsn'];
  const shades = codes.map((code) => shadeOf(code, 8));
  expect(shades).toEqual(codes.map((code) => shadeOf(code, 8)));
  expect(new Set(shades).size).toBeGreaterThan(3);
  expect(shades.every((shade) => shade >= 0 && shade < 8)).toBe(true);
});
