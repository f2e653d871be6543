import { expect, test } from 'vitest';
import { valueDifferences } from './value-differences.ts';

test('what became different stands apart from what did not, and the reason and what is masked in neither', () => {
  const { changed, same } = valueDifferences({
    oldValues: { status: 'pending', kind: 'a' },
    newValues: {
      status: 'processing',
      kind: 'a',
      amountMinor: '500',
      reason: 'Dikenali',
      content: null,
      memberId: 'mbr_1',
    },
    ...{ withheld: ['content'], member: { memberId: 'mbr_1' as never, userName: 'ahli' } },
  });
  expect(changed).toEqual([
    { name: 'status', field: '', before: 'pending', after: 'processing' },
    { name: 'amountMinor', field: '', before: undefined, after: '500' },
  ]);
  expect(same).toEqual([{ name: 'kind', field: '', before: 'a', after: 'a' }]);
});

test('an item of content is told apart field by field, also a new and a removed one', () => {
  const item = (title: string) => JSON.stringify({ id: 'x', types: [1, 2], texts: { MY: { title } } });
  const edited = valueDifferences({
    oldValues: { x: item('Lama') },
    newValues: { x: item('Baharu') },
    withheld: [],
    member: null,
  });
  expect(edited.changed).toEqual([{ name: 'x', field: 'texts.MY.title', before: 'Lama', after: 'Baharu' }]);
  expect(edited.same.map(({ field, after }) => [field, after])).toEqual([
    ['id', 'x'],
    ['types', '1, 2'],
  ]);
  const removed = valueDifferences({
    oldValues: { x: item('Lama') },
    newValues: { x: null },
    withheld: [],
    member: null,
  });
  expect(removed.changed.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['id', 'x', undefined],
    ['types', '1, 2', undefined],
    ['texts.MY.title', 'Lama', undefined],
  ]);
});

test('a text that only looks like an item is a text', () => {
  const { changed } = valueDifferences({
    oldValues: {},
    newValues: { value: '{hello' },
    withheld: [],
    member: null,
  });
  expect(changed).toEqual([{ name: 'value', field: '', before: undefined, after: '{hello' }]);
});
