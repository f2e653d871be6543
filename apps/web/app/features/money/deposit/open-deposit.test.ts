import { expect, test } from 'vitest';
import { depositIdIn } from './open-deposit.ts';

test.each([
  ['deposit=dep_1', 'dep_1'],
  ['depositId=dep_2', 'dep_2'],
  ['deposit=dep_1&depositId=dep_2', 'dep_1'],
  ['deposit=wdr_1', undefined],
  ['method=bank', undefined],
])('the address "%s" names the deposit %s', (search, depositId) => {
  expect(depositIdIn(new URLSearchParams(search))).toBe(depositId);
});
