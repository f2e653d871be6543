import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['a@b.my', "o'neil+wau@mail.example.com", 'aminah@surat.com.my', 'aminah@emel.இந்தியா'])(
  'AC-17 %j is an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'aminah',
  'aminah@localhost',
  'aminah@b..my',
  'a b@c.my',
  'a@b@c.my',
  // Two, where one was asked for.
  'a,b@c.my',
  'a@b.my,c',
  'Aminah<a@b.my>',
  '"a"@b.my',
  `a@${'b'.repeat(64)}.my`,
  `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}my`,
])('AC-17 %j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
