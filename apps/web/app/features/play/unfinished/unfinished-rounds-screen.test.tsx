import { screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as unfinishedScreen from './unfinished-rounds-screen.tsx';

const open = (calls: FakeCalls) =>
  renderScreen(unfinishedScreen, {
    path: '/m/unfinishedRounds',
    url: '/m/unfinishedRounds',
    session: fakeSession,
    calls,
  });

const round = {
  vendor: 'rimba',
  vendorName: 'Rimba Play',
  gameId: 'mines-kelapa',
  gameName: 'Kelapa',
  roundId: 'rnd_1',
  stakeMinor: '250',
  currencyCode: 'MYR',
  placedAt: '2026-11-21T17:30:05Z',
  state: 'decide',
  until: '2026-11-22T17:30:05Z',
  canContinue: true,
} as const;

test('a round that waits for the player says until when, and leads back into its game', async () => {
  open({ listUnfinishedRounds: () => accepted({ list: [round], silentVendors: [] }) });
  await screen.findByRole('heading', { name: 'Kelapa' });
  screen.getByText(/^Menunggu giliran anda\. Selepas 2[23] Nov/);
  screen.getByText('Taruhan RM 2.50');
  expect(screen.getByRole('link', { name: 'Sambung' }).getAttribute('href')).toBe(
    '/m/launchGame?vendor=rimba&gameId=mines-kelapa',
  );
  expect(screen.queryByRole('link', { name: 'Tanya khidmat pelanggan' })).toBeNull();
});

test('a bet on a flight says by when it has ended, and leads back to where it is cashed out', async () => {
  open({
    listUnfinishedRounds: () => accepted({ list: [{ ...round, state: 'flying' }], silentVendors: [] }),
  });
  await screen.findByText(/^Dalam penerbangan yang tamat apabila terhempas, selewat-lewatnya 2[23] Nov/);
  screen.getByText('Sedang terbang');
  screen.getByRole('link', { name: 'Sambung' });
});

test('one that is being paid says by when; one that is stuck or not told of says whom to ask', async () => {
  open({
    listUnfinishedRounds: () =>
      accepted({
        list: [
          { ...round, state: 'settling' },
          { ...round, roundId: 'rnd_4', state: 'settling', until: null },
          { ...round, roundId: 'rnd_2', state: 'stuck', until: null, canContinue: false },
          { ...round, roundId: 'rnd_3', state: 'unknown', until: null },
        ],
        silentVendors: ['Angin Games'],
      }),
  });
  await screen.findByText(/masuk ke baki anda dengan sendiri sebelum 2[23] Nov/);
  screen.getByText(/^Penyelesaiannya lebih lama daripada biasa/);
  screen.getByText(/^Bayaran tidak berjaya dengan sendiri/);
  screen.getByText(/^Penyedia permainan belum memberitahu keputusannya/);
  expect(screen.getAllByRole('link', { name: 'Tanya khidmat pelanggan' })).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Sambung' })).toHaveLength(3);
  screen.getByText(/^Tiada jawapan daripada Angin Games\./);
});

test('without any the way to the games is shown, and a failure can be tried again', async () => {
  const answers = [
    refused(503, 'server.overloaded', 'Sibuk'),
    accepted({ list: [], silentVendors: [] }),
  ] as const;
  let asked = 0;
  open({ listUnfinishedRounds: () => answers[Math.min(asked++, 1)] ?? answers[1] });
  const retry = await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' });
  retry.click();
  expect((await screen.findByRole('link', { name: 'Ke permainan' })).getAttribute('href')).toBe(
    '/m/gameLobby',
  );
});
