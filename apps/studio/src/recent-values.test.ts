import { expect, it } from 'vitest';
import { RecentValues } from './recent-values.ts';

it('makes a value once and forgets the one not asked for longest', () => {
  const recent = new RecentValues<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    recent.getOrMake(key, () => {
      made.push(key);
      return `value of ${key}`;
    });
  expect(ask('a')).toBe('value of a');
  ask('b');
  ask('a');
  ask('c');
  expect(made).toEqual(['a', 'b', 'c']);
  expect(ask('a')).toBe('value of a');
  expect(made).toHaveLength(3);
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
