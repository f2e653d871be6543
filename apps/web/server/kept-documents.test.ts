// @vitest-environment node
import { expect, test } from 'vitest';
import { keepDocuments } from './kept-documents.ts';

function create(more: { mayKeep?: (text: string) => boolean; mostDocuments?: number } = {}) {
  let nowMs = 1_000;
  const documentOf = keepDocuments<string>({
    mayKeep: () => true,
    nowMs: () => nowMs,
    lifetimeMs: 100,
    mostDocuments: 10,
    ...more,
  });
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return `document ${rendered}`;
  };
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { documentOf, render, pass };
}

test('whoever asks meanwhile waits for the one rendering, and whoever asks soon after gets it', async () => {
  const { documentOf, render, pass } = create();
  expect(await Promise.all([documentOf('a', render), documentOf('a', render)])).toEqual([
    'document 1',
    'document 1',
  ]);
  pass(99);
  expect(await documentOf('a', render)).toBe('document 1');
  pass(1);
  expect(await documentOf('a', render)).toBe('document 2');
});

test('a document is as old as the beginning of its rendering', async () => {
  const { documentOf, render, pass } = create();
  await documentOf('a', async () => {
    pass(60);
    return 'slow';
  });
  pass(40);
  expect(await documentOf('a', render)).toBe('document 1');
});

test('another key is another document', async () => {
  const { documentOf, render } = create();
  expect(await documentOf('a', render)).not.toBe(await documentOf('b', render));
});

test('what may not be kept is shared while it is rendered, and rendered anew for the next', async () => {
  const { documentOf, render } = create({ mayKeep: (text) => text !== 'document 1' });
  expect(await Promise.all([documentOf('a', render), documentOf('a', render)])).toEqual([
    'document 1',
    'document 1',
  ]);
  expect(await documentOf('a', render)).toBe('document 2');
  expect(await documentOf('a', render)).toBe('document 2');
});

test('a rendering that fails fails for those who waited, and is tried again', async () => {
  const { documentOf, render } = create();
  const failing = () => Promise.reject(new Error('no'));
  await expect(documentOf('a', failing)).rejects.toThrow('no');
  expect(await documentOf('a', render)).toBe('document 1');
});

test('of more than may be kept the oldest goes', async () => {
  const { documentOf, render } = create({ mostDocuments: 2 });
  for (const key of ['a', 'b', 'c']) await documentOf(key, render);
  expect(await documentOf('c', render)).toBe('document 3');
  expect(await documentOf('b', render)).toBe('document 2');
  expect(await documentOf('a', render)).toBe('document 4');
});

test('rendering again makes a document the youngest', async () => {
  const { documentOf, render, pass } = create({ mostDocuments: 2 });
  await documentOf('a', render);
  await documentOf('b', render);
  pass(100);
  expect(await documentOf('a', render)).toBe('document 3');
  await documentOf('c', render);
  expect(await documentOf('a', render)).toBe('document 3');
});
