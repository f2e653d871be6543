import { expect, test } from 'vitest';
import { groupsFor, isWider, kindsOf, timesToChoose } from './limit-kinds.ts';

test('a limit is wider than the one that holds when it lets more through, none most of all', () => {
  expect(isWider('100', null), 'the first limit only ever narrows').toBe(false);
  expect(isWider('99', '100')).toBe(false);
  expect(isWider('100', '100')).toBe(false);
  expect(isWider('101', '100')).toBe(true);
  expect(isWider('1000', '999'), 'as a number, not as text').toBe(true);
  expect(isWider(null, '100')).toBe(true);
});

test('AC-10 play money has the time and the look back alone', () => {
  expect(groupsFor(false).flatMap(kindsOf)).toEqual(['session.day', 'check.every']);
  expect(groupsFor(true).flatMap(kindsOf)).toHaveLength(12);
});

test('the time that holds is among those to choose from, in its place', () => {
  expect(timesToChoose('session.day', null, 60)[0]).toBe('15');
  expect(timesToChoose('session.day', '50', 60).slice(2, 5)).toEqual(['45', '50', '60']);
});

test('nobody chooses to look back less often than the merchant asks for', () => {
  expect(timesToChoose('check.every', null, 60)).toEqual(['10', '15', '20', '30', '45']);
  expect(timesToChoose('check.every', '90', 30)).toEqual(['10', '15', '20', '90']);
});
