import { describe, expect, test } from 'vitest';
import { addressList, plainAddress } from './address-list.ts';

describe('SH-12 lists of addresses', () => {
  const list = addressList([
    '203.0.113.7',
    '198.51.100.0/24',
    '2001:db8::/32',
    '::ffff:10.0.0.0/104',
    '2a00::1',
  ]);

  test.each([
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['198.51.100.255', true],
    ['198.51.101.0', false],
    // An IPv4 caller on a dual-stack socket, in every way it may be written.
    ['::ffff:203.0.113.7', true],
    ['::FFFF:203.0.113.7', true],
    ['::ffff:cb00:7107', true],
    ['0:0:0:0:0:ffff:cb00:7107', true],
    ['::ffff:203.0.113.8', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['2A00:0:0:0:0:0:0:1', true],
    ['fe80::1%eth0', false],
    ['10.200.0.1', true],
    ['11.0.0.1', false],
    // What is no address is in no list.
    ['', false],
    ['localhost', false],
    ['203.0.113.7, 1.2.3.4', false],
    ['203.0.113.07', false],
  ])('%s: %s', (address, isListed) => {
    expect(list.has(address)).toBe(isListed);
  });

  test('an empty list has nobody, not even an empty address', () => {
    expect(addressList([]).has('203.0.113.7')).toBe(false);
    expect(addressList([]).has('')).toBe(false);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['::ffff:0:1', '0.0.0.1'],
    ['2001:DB8::0001', '2001:db8::1'],
    ['fe80::1%en0', 'fe80::1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('%s is %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});
