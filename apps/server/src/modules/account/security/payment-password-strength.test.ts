import { expect, test } from 'vitest';
import { isWeakPaymentPassword } from './payment-password-strength.ts';

test.each(['000000', '123456', '654321', '789012', '121212', '123123', '210987'])(
  'ME-08 %s is too easy a payment password',
  (digits) => expect(isWeakPaymentPassword(digits)).toBe(true),
);

test.each(['482915', '112233', '135790', '900127'])('ME-08 %s will do', (digits) =>
  expect(isWeakPaymentPassword(digits)).toBe(false),
);
