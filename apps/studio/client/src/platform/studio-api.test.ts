import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { type AskedRequest, fakeStudioFetch } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { createStudioApi } from './studio-api.ts';

/** The server's balance, and everything that it was asked. */
function server(playToken: string | undefined) {
  const asked: AskedRequest[] = [];
  const balance = accepted({ balanceMinor: '500', currencyCode: 'MYR' });
  const fetch = fakeStudioFetch({ getPlayBalance: balance, placeBet: accepted(sampleRound({})) }, asked);
  const api = createStudioApi({ fetch, playToken: () => playToken, language: () => 'MY', timeoutMs: 10_000 });
  return { api, asked };
}

test('F1 a bet carries its key, its player and its language; what has no key, no body or no player names none', async () => {
  const body = { stakeMinor: '100', parameters: { direction: 'under', targetHundredths: 5000 } };
  const player = server('play-token');
  await player.api.call('placeBet', { body }, 'key-1');
  const visitor = server(undefined);
  await visitor.api.call('getPlayBalance', {});
  expect(player.asked).toEqual([
    {
      path: expect.stringMatching(/bet/),
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer play-token',
        'content-type': 'application/json',
        'idempotency-key': 'key-1',
        language: 'MY',
      },
      body: JSON.stringify(body),
    },
  ]);
  expect(visitor.asked).toEqual([
    {
      path: expect.stringMatching(/balance/),
      method: 'GET',
      headers: { accept: 'application/json', language: 'MY' },
      body: undefined,
    },
  ]);
});
