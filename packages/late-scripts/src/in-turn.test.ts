import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, longestWaitMs } from './in-turn.ts';

type Idle = (deadline: { timeRemaining(): number }) => void;

let idle: Idle[];
let begun: string[];

beforeEach(() => {
  [idle, begun] = [[], []];
});
afterEach(() => vi.unstubAllGlobals());

const begin = (name: string) => async () => {
  begun.push(name);
  return name;
};

/** A page that is idle for as many pieces of work. */
const rest = (pieces: number) => {
  let left = pieces;
  idle.shift()?.({
    timeRemaining: () => {
      left -= 1;
      return left;
    },
  });
};

test('work begins when the page is idle, in its order, and as much of it as there is time for', async () => {
  const request = vi.fn((act: Idle) => idle.push(act));
  vi.stubGlobal('requestIdleCallback', request);
  const results = Promise.all(['first', 'second', 'third'].map((name) => inTurn(begin(name))));
  expect(begun).toEqual([]);
  expect(request.mock.calls).toEqual([[expect.anything(), { timeout: longestWaitMs }]]);
  rest(2);
  expect(begun).toEqual(['first', 'second']);
  rest(1);
  expect(await results).toEqual(['first', 'second', 'third']);
  expect(idle).toEqual([]);
});

test('a page that is never idle has one piece of work at a time', () => {
  vi.stubGlobal('requestIdleCallback', (act: Idle) => idle.push(act));
  void inTurn(begin('first'));
  void inTurn(begin('second'));
  rest(0);
  expect(begun).toEqual(['first']);
  rest(0);
  expect(begun).toEqual(['first', 'second']);
});

test('what fails fails for whoever wanted it, and holds up nobody', async () => {
  vi.stubGlobal('requestIdleCallback', (act: Idle) => idle.push(act));
  const failed = expect(inTurn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const done = inTurn(begin('second'));
  rest(2);
  await failed;
  expect(await done).toBe('second');
});

test('a browser that does not say when it is idle does each piece of work as a task of its own', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const results = Promise.all([inTurn(begin('first')), inTurn(begin('second'))]);
  expect(begun).toEqual([]);
  expect(await results).toEqual(['first', 'second']);
});
