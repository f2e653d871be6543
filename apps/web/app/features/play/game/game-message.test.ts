import { expect, test } from 'vitest';
import { readGameMessage } from './game-message.ts';

test.each([
  [{ source: 'wau-game', type: 'ready', gameId: 'dice' }, { type: 'ready' }],
  [{ source: 'wau-game', type: 'failed' }, { type: 'failed' }],
  [{ source: 'wau-game', type: 'exit' }, { type: 'exit' }],
  [{ source: 'wau-game', type: 'hello' }, { type: 'hello' }],
  [{ source: 'wau-game', type: 'deposit' }, { type: 'deposit' }],
  [
    { source: 'wau-game', type: 'settings', settings: '{"isTurbo":true}' },
    { type: 'settings', settings: '{"isTurbo":true}' },
  ],
  [
    { source: 'wau-game', type: 'balance', balanceMinor: '1250' },
    { type: 'balance', balanceMinor: '1250' },
  ],
  [
    { source: 'wau-game', type: 'verify', roundId: 'rnd_1' },
    { type: 'verify', roundId: 'rnd_1' },
  ],
])('%j is understood', (data, message) => {
  expect(readGameMessage(data)).toEqual(message);
});

test.each([
  null,
  'exit',
  {},
  { source: 'other', type: 'exit' },
  { source: 'wau-game', type: 'logout' },
  { source: 'wau-game', type: 'balance', balanceMinor: 1250 },
  { source: 'wau-game', type: 'balance', balanceMinor: '-1' },
  { source: 'wau-game', type: 'balance', balanceMinor: '<b>' },
  { source: 'wau-game', type: 'verify' },
  { source: 'wau-game', type: 'settings', settings: { isTurbo: true } },
  { source: 'wau-game', type: 'settings', settings: 'on' },
])('%j is ignored', (data) => {
  expect(readGameMessage(data)).toBeUndefined();
});
