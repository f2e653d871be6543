// @vitest-environment node
import { expect, test } from 'vitest';
import { createRenderingLine, LineFull } from './rendering-line.ts';

function open(abreast: number, mostWaiting: number) {
  const inLine = createRenderingLine({ abreast, mostWaiting });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const render = (name: string, isShared = false) =>
    inLine(isShared, () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const finish = async (name: string) => {
    ends.get(name)?.resolve(name);
    await new Promise(setImmediate);
  };
  return { render, finish, begun, ends };
}

test('so many run at a time, and each that ends lets the next begin', async () => {
  const { render, finish, begun } = open(2, 10);
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => render(name)));
  expect(begun).toEqual(['a', 'b']);
  await finish('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await finish('c');
  await finish('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
  void render('e');
  void render('f');
  void render('g');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('what many share goes before what one asks for', async () => {
  const { render, finish, begun } = open(1, 10);
  void render('running');
  void render('one');
  void render('home', true);
  await finish('running');
  expect(begun).toEqual(['running', 'home']);
  await finish('home');
  expect(begun).toEqual(['running', 'home', 'one']);
});

test('a longer line is refused, and nothing of it is begun', async () => {
  const { render, finish, begun } = open(1, 1);
  void render('running');
  void render('waiting');
  await expect(render('refused')).rejects.toThrow(LineFull);
  await finish('running');
  await finish('waiting');
  expect(begun).toEqual(['running', 'waiting']);
});

test('one that fails makes room for the next', async () => {
  const { render, finish, begun, ends } = open(1, 1);
  const failing = render('failing');
  void render('next');
  ends.get('failing')?.reject(new Error('no answer'));
  await expect(failing).rejects.toThrow('no answer');
  await finish('failing');
  expect(begun).toEqual(['failing', 'next']);
});
