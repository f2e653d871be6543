import { expect, test } from 'vitest';
import { hostNameOf } from './host-name.ts';

test.each([
  ['wau.example', 'wau.example'],
  ['Wau.Example:8080', 'wau.example'],
  ['wau.example.', 'wau.example'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:8080', '[::1]'],
  ['', ''],
  ['localhost:1@evil.example', ''],
  ['localhost@evil.example', ''],
  ['localhost:80:80', ''],
  ['localhost:port', ''],
  ['localhost:123456', ''],
  ['localhost/evil', ''],
  ['localhost\\evil', ''],
  ['localhost?x', ''],
  ['local host', ''],
  ['[::1]x', ''],
])('the host %s has the name %s', (host, name) => {
  expect(hostNameOf(host)).toBe(name);
});
