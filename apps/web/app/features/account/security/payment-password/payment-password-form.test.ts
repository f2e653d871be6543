import { expect, test } from 'vitest';
import { digitsOf } from '../../../../shared/payment-password/digits-of.ts';
import { checkPaymentPasswordForm, emptyPaymentPasswordForm } from './payment-password-form.ts';

test('ME-08 each field of the withdrawal password that is missing or wrong is named', () => {
  expect(checkPaymentPasswordForm(emptyPaymentPasswordForm, true)).toEqual({
    old: 'security.payment.digits',
    fresh: 'security.payment.digits',
    loginPassword: 'security.confirm.required',
  });
  const form = { old: '', fresh: '482915', repeated: '482916', loginPassword: 'x' };
  expect(checkPaymentPasswordForm(form, false)).toEqual({ repeated: 'security.payment.mismatch' });
  expect(checkPaymentPasswordForm({ ...form, repeated: '482915' }, false)).toEqual({});
});

test('ME-08 only six digits can be typed', () => {
  expect(digitsOf('48 29a15-77')).toBe('482915');
});
