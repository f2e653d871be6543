import { expect, test } from 'vitest';
import { markLookOf, monogramOf, paymentMarkKind } from './payment-mark-kind.ts';

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

test('a code has one look, and no two banks or e-wallets of the demo share it', () => {
  const codes = [
    ...['maybank', 'cimb', 'publicbank', 'rhb', 'hongleong', 'ambank', 'bankislam', 'bsn'],
    ...['tng', 'grabpay', 'boost', 'aba', 'acleda', 'wing'],
  ];
  const looks = codes.map((code) => markLookOf(code, 8, 4));
  expect(looks).toEqual(codes.map((code) => markLookOf(code, 8, 4)));
  expect(new Set(looks.map(({ shade, shape }) => `${shade}/${shape}`)).size).toBe(codes.length);
  for (const { shade, accent, shape } of looks) {
    expect(accent).not.toBe(shade);
    for (const [number, count] of [
      [shade, 8],
      [accent, 8],
      [shape, 4],
    ] as const) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(count);
    }
  }
});
