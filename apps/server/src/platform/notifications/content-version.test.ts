import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { watchContentVersion } from './content-version.ts';
import type { NotificationListener } from './notification-listener.ts';

function fakeListener() {
  const handlers = new Map<string, () => void>();
  const listener: NotificationListener = {
    on: (channel, handler) => {
      handlers.set(channel, () => handler(''));
    },
    start: async () => undefined,
    close: async () => undefined,
  };
  return {
    listener,
    channels: () => [...handlers.keys()],
    tell: (channel: string) => handlers.get(channel)?.(),
  };
}

test('the version changes with each notice, and stays between them', () => {
  const { listener, channels, tell } = fakeListener();
  const version = watchContentVersion(listener, systemRandom);
  expect(channels()).toEqual([
    'wau_merchant_change',
    'wau_game_change',
    'wau_content_change',
    'wau_winner_change',
  ]);
  const seen = new Set([version.current()]);
  for (const channel of channels()) {
    tell(channel);
    expect(version.current()).toBe(version.current());
    seen.add(version.current());
  }
  expect(seen.size).toBe(5);
});

test('two processes never say the same', () => {
  const one = watchContentVersion(fakeListener().listener, systemRandom);
  const other = watchContentVersion(fakeListener().listener, systemRandom);
  expect(one.current()).not.toBe(other.current());
});
