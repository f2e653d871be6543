import { afterEach, expect, test, vi } from 'vitest';
import { askKeptSettings, readHostMessage } from './frame-host.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A framed window whose parent answers as the test says. */
function framed(answer: unknown, from: 'parent' | 'stranger') {
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = {
    postMessage: vi.fn(() => {
      const source = from === 'parent' ? parent : {};
      for (const listener of listeners) listener({ source, data: answer } as unknown as MessageEvent);
    }),
  };
  const frame = {
    parent,
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  };
  return { frame: frame as unknown as Window, parent };
}

const host = { source: 'wau-app', type: 'host', settings: '{"isTurbo":true}' };

test('the page around the game tells what it has kept', async () => {
  const { frame, parent } = framed(host, 'parent');
  expect(await askKeptSettings(frame)).toBe('{"isTurbo":true}');
  expect(parent.postMessage).toHaveBeenCalledWith({ source: 'wau-game', type: 'hello' }, '*');
});

test('what another window says is not heard, and a page that stays silent has kept nothing', async () => {
  vi.useFakeTimers();
  const { frame } = framed(host, 'stranger');
  const asked = askKeptSettings(frame);
  await vi.runAllTimersAsync();
  expect(await asked).toBeUndefined();
});

test.each([
  null,
  'host',
  { ...host, source: 'wau-game' },
  { ...host, settings: 5 },
  { ...host, type: 'balance' },
])('%j is no message of the page around the game', (data) => {
  expect(readHostMessage(data)).toBeUndefined();
});

test('AC-10 what the page says of the money is not heard', () => {
  expect(readHostMessage({ ...host, isTrial: true })).toEqual({ type: 'host', settings: host.settings });
});

test('a notice that the balance has changed is understood', () => {
  expect(readHostMessage({ source: 'wau-app', type: 'balanceChanged' })).toEqual({ type: 'balanceChanged' });
});
