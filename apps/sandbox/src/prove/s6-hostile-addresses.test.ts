import { expect, test } from 'vitest';
import { isAllowedCallback } from '../create-payment.ts';

const operatorOrigin = 'https://wau.example';

/** Ways to this machine, to its network and to the clouds’ own services, and ways to hide them behind the operator. */
const hostileAddresses = [
  ...['http://localhost/', 'http://localhost:5432/', 'https://localhost.localdomain/', 'http://LOCALHOST/'],
  ...['http://127.0.0.1/', 'https://127.0.0.1:5432/', 'http://127.1/', 'http://0/', 'http://0.0.0.0/'],
  ...[
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.0.0.1.nip.io/',
  ],
  ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[0:0:0:0:0:ffff:7f00:1]/'],
  ...[
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://[fd00:ec2::254]/',
  ],
  ...[
    'http://１２７.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://localhost%00.wau.example/',
  ],
  ...[
    'http://wau.example/',
    'https://wau.example:8443/',
    'https://wau.example.evil.example/',
    '//127.0.0.1/',
  ],
  ...[
    'https://wau.example@127.0.0.1/',
    'https://user:password@wau.example/',
    'https://127.0.0.1#@wau.example/',
  ],
  ...[
    'https://127.0.0.1\\@wau.example/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'not an address',
  ],
  ...['data:text/plain,x', 'javascript:alert(1)', 'https:///127.0.0.1/', 'blob:https://wau.example/1', ''],
];

test('S6 forty hostile addresses are no place that a report of a payment is sent to', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(40);
  expect(hostileAddresses.filter((address) => isAllowedCallback(address, operatorOrigin))).toEqual([]);
  expect(isAllowedCallback('https://wau.example/payments/wau/sandbox/pay-in', operatorOrigin)).toBe(true);
});
