import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { verifyUrlOfRound } from './verify-url-of-round.ts';

const bet = (externalKey: string): FakeValue<'listBets'>['list'][number] => ({
  ...{ betKey: `vendor:studio:${externalKey}`, source: 'vendor', provider: 'studio', externalKey },
  ...{ category: 'INHOUSE', gameId: 'dice', gameName: 'Dadu', stakeMinor: '100', payoutMinor: '198' },
  ...{ currencyCode: 'MYR', status: 'settled', placedAt: '2026-11-21T17:30:05Z' },
  ...{ settledAt: '2026-11-21T17:30:05Z', verifyUrl: `https://studio.example/verify/${externalKey}` },
});

test('the proof page of a round is found by the name that its vendor gave it', async () => {
  const { api } = renderScreen(
    { default: () => null },
    {
      path: '/m/game',
      session: fakeSession,
      calls: { listBets: () => accepted({ list: [bet('rnd_1'), bet('rnd_2')] }) },
    },
  );
  expect(await verifyUrlOfRound(api, 'rnd_2')).toBe('https://studio.example/verify/rnd_2');
  expect(await verifyUrlOfRound(api, 'rnd_3')).toBeUndefined();
  expect(await verifyUrlOfRound(api, 'vendor:studio:rnd_1')).toBeUndefined();
});
