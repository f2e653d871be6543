import { addressList } from '@wau/service/http/address-list';
import { describe, expect, test } from 'vitest';
import { closureOf, type MerchantAccess } from './merchant-access.ts';

const open: MerchantAccess = {
  isUnderMaintenance: false,
  maintenanceWindow: undefined,
  statusText: '',
  restrictedCountries: new Set(),
  maintenanceAllowed: addressList([]),
  blocked: addressList([]),
  allowed: addressList([]),
};
const window = { fromMs: 1_000_000, untilMs: 2_000_000 };
const asker = { address: '203.0.113.7', country: 'FR' };
const here = addressList(['203.0.113.0/24']);

describe('SH-12 who gets in', () => {
  test.each<[string, Partial<MerchantAccess>, string | undefined]>([
    ['an open site', {}, undefined],
    ['maintenance', { isUnderMaintenance: true }, 'maintenance'],
    ['a restricted country', { restrictedCountries: new Set(['FR']) }, 'region'],
    ['another restricted country', { restrictedCountries: new Set(['KP']) }, undefined],
    ['a blocked address', { blocked: here }, 'address'],
    [
      'both: maintenance wins',
      { isUnderMaintenance: true, restrictedCountries: new Set(['FR']) },
      'maintenance',
    ],
    ['maintenance wins over a blocked address', { isUnderMaintenance: true, blocked: here }, 'maintenance'],
    [
      'a blocked address wins over its country',
      { blocked: here, restrictedCountries: new Set(['FR']) },
      'address',
    ],
    ['a tester during maintenance', { isUnderMaintenance: true, maintenanceAllowed: here }, undefined],
    [
      'a tester in a restricted country',
      { isUnderMaintenance: true, maintenanceAllowed: here, restrictedCountries: new Set(['FR']) },
      'region',
    ],
    ['an allowed address abroad', { allowed: here, restrictedCountries: new Set(['FR']) }, undefined],
    ['an address both allowed and blocked', { allowed: here, blocked: here }, 'address'],
  ])('%s', (_, changes, reason) => {
    expect(closureOf({ ...open, ...changes }, asker, 0)?.reason).toBe(reason);
  });

  test('an unknown country is not restricted', () => {
    const access = { ...open, restrictedCountries: new Set(['FR']) };
    expect(closureOf(access, { ...asker, country: '' }, 0)).toBeUndefined();
  });

  test.each([
    [999_999, undefined],
    [1_000_000, 1_000],
    [1_990_500, 10],
    [1_999_999, 1],
    [2_000_000, undefined],
  ])('a window is open from its first moment and over at its last (%i)', (nowMs, retryAfterSeconds) => {
    const closure = closureOf({ ...open, maintenanceWindow: window }, asker, nowMs);
    expect(closure).toEqual(
      retryAfterSeconds === undefined
        ? undefined
        : { reason: 'maintenance', untilMs: window.untilMs, retryAfterSeconds },
    );
  });

  test('maintenance by hand has no end of its own, inside a window too', () => {
    const access = { ...open, isUnderMaintenance: true, maintenanceWindow: window };
    expect(closureOf(access, asker, 1_500_000)).toEqual({
      reason: 'maintenance',
      untilMs: undefined,
      retryAfterSeconds: 300,
    });
  });

  test('nobody is told to wait longer than an hour before asking again', () => {
    const access = { ...open, maintenanceWindow: { fromMs: 0, untilMs: 86_400_000 } };
    expect(closureOf(access, asker, 0)).toMatchObject({ retryAfterSeconds: 3_600 });
  });
});
