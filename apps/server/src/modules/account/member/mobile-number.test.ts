import { describe, expect, test } from 'vitest';
import { readMobileNumber } from './mobile-number.ts';

describe('AC-02 a mobile number is one number however it is written', () => {
  test.each([
    ['012-345 6789', undefined],
    ['123456789', '60'],
    ['0123456789', '+60'],
    ['+60 12 345 6789', undefined],
    ['+60123456789', '1'],
    ['60123456789', undefined],
  ])('%s with dialing code %s', (mobileNum, countryDialingCode) => {
    expect(readMobileNumber({ mobileNum, countryDialingCode }, 'MY')).toBe('+60123456789');
  });

  test('of another country by its dialing code', () => {
    expect(readMobileNumber({ mobileNum: '8123 4567', countryDialingCode: '65' }, 'MY')).toBe('+6581234567');
    expect(readMobileNumber({ mobileNum: '(201) 555-0123', countryDialingCode: '1' }, 'MY')).toBe(
      '+12015550123',
    );
  });

  test.each([
    'ali0123456789',
    'aisyah.012-345 6789',
    'x+60123456789',
    '0123456789abc',
    'tel:+60123456789',
    '+60123456789;isub=1',
    '0123456789 x',
  ])('refuses %s, a name that holds a number', (mobileNum) => {
    expect(readMobileNumber({ mobileNum }, 'MY')).toBeUndefined();
    expect(readMobileNumber({ mobileNum, countryDialingCode: '60' }, 'MY')).toBeUndefined();
  });

  test.each(['', '12', 'abc', '03-8000 8000', '+60 999 999 999 999', '1'.repeat(21), '+60123456789 ext 4'])(
    'refuses %s, which no mobile phone has',
    (mobileNum) => {
      expect(readMobileNumber({ mobileNum }, 'MY')).toBeUndefined();
    },
  );
});
