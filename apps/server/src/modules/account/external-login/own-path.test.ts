import { expect, test } from 'vitest';
import { ownPathOf } from './own-path.ts';

test.each([
  '',
  'https://evil.example',
  '//evil.example/m',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/m/login?returnTo=/m/login',
])('AC-09 %j is no place to return to', (wanted) => {
  expect(ownPathOf(wanted)).toBe('/m/home');
});

test('AC-09 a path of ours is kept with its query', () => {
  expect(ownPathOf('/m/securityCenter?part=external')).toBe('/m/securityCenter?part=external');
});
