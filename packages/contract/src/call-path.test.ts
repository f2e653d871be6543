import { expect, test } from 'vitest';
import { callPath } from './call-path.ts';

test('parameters are escaped, and what is undefined is left out of the query', () => {
  expect(callPath('/a/:id', { id: 'x/y' }, { cursor: undefined, pageSize: 0 })).toBe('/a/x%2Fy?pageSize=0');
  expect(callPath('/a/:id/b', { id: 'dep_1' }, {})).toBe('/a/dep_1/b');
  expect(callPath('/a', undefined, undefined)).toBe('/a');
  expect(callPath('/a', undefined, { name: 'a&b=c d' })).toBe('/a?name=a%26b%3Dc+d');
});
