import type { OperatorHtml } from '@wau/contract/operator-html';
import { expect, test } from 'vitest';
import type { Popup } from './announcement-queries.ts';
import { isPopupMemory, popupMemoryKey, popupsOf, rememberPopups } from './popup-memory.ts';

const popup = (id: string, execution: Popup['execution'], content = ''): Popup => ({
  id,
  title: id,
  content: content as OperatorHtml,
  promotionType: 'NONE',
  execution,
  link: '',
});
const all = [popup('members', 'A'), popup('visitors', 'B'), popup('first', 'F')];
const ids = (popups: readonly Popup[]) => popups.map(({ id }) => id);

test('HO-03 a member sees group A, at the first login F as well, a visitor group B', () => {
  expect(ids(popupsOf(all, 'A', false))).toEqual(['members']);
  expect(ids(popupsOf(all, 'A', true))).toEqual(['members', 'first']);
  expect(ids(popupsOf(all, 'B', false))).toEqual(['visitors']);
  expect(ids(popupsOf(all, 'B', true))).toEqual(['visitors']);
});

test('HO-03 each group has its own key', () => {
  expect(popupMemoryKey('A')).not.toBe(popupMemoryKey('B'));
});

test('HO-03 the stored list has title and content, and another one is shown again', () => {
  const first = rememberPopups(undefined, [popup('a', 'A', '<p>1</p>'), popup('b', 'A')]);
  expect(first).toEqual({ isShown: true, list: ['a,<p>1</p>', 'b,'] });
  const closed = { ...first, isShown: false };
  expect(rememberPopups(closed, [popup('a', 'A', '<p>1</p>'), popup('b', 'A')])).toBe(closed);
  for (const changed of [
    [popup('a', 'A', '<p>2</p>'), popup('b', 'A')],
    [popup('b', 'A'), popup('a', 'A', '<p>1</p>')],
    [popup('a', 'A', '<p>1</p>')],
    [popup('a', 'A', '<p>1</p>'), popup('b', 'A'), popup('c', 'A')],
  ])
    expect(rememberPopups(closed, changed).isShown).toBe(true);
});

test.each([null, 1, {}, { isShown: true }, { isShown: 1, list: [] }, { isShown: true, list: [1] }])(
  'what anything else has stored counts as nothing: %j',
  (value) => {
    expect(isPopupMemory(value)).toBe(false);
  },
);

test('what we stored is read again', () => {
  expect(isPopupMemory({ isShown: false, list: ['a,b'] })).toBe(true);
});
