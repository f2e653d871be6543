import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MemberId } from '@wau/contract/ids';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as movementsScreen from './movements-screen.tsx';
import type { TeamMovement } from './team-movements-queries.ts';

const memberId = `mbr_${'2'.repeat(26)}` as MemberId;
const movement: TeamMovement = {
  ...{ movementKey: `${memberId}.4`, memberId, userName: 'pe***', level: 2, reason: 'game.bet' },
  ...{ gameName: 'Dadu', amountMinor: '-500', balanceMinor: '1500', currencyCode: 'MYR' },
  happenedAt: '2026-03-01T04:00:00Z',
};

function open(search: string, calls: FakeCalls = {}, type = 2) {
  const asked: URLSearchParams[] = [];
  renderScreen(movementsScreen, {
    path: '/m/transaction/record',
    url: `/m/transaction/record${search}`,
    session: { ...fakeSession, type },
    calls: {
      listTeamMovements: ({ query }: FakeRequest) => {
        asked.push(query);
        return accepted({ list: [movement] });
      },
      getTeamMovementTotals: () =>
        accepted({ inMinor: '700', outMinor: '500', netMinor: '200', currencyCode: 'MYR' }),
      listMovements: () => accepted({ list: [] }),
      getMovementTotals: () => accepted({ inMinor: '0', outMinor: '0', netMinor: '0', currencyCode: 'MYR' }),
      ...calls,
    },
  });
  return asked;
}

test('AG-04 SH-03 an agent reads the movements of the team, each with whose it is', async () => {
  const asked = open('?types=A');
  expect(await screen.findByText('Pasukan anda')).toBeTruthy();
  expect(await screen.findByText('pe*** · Peringkat 2')).toBeTruthy();
  expect(await screen.findByText('RM 7.00')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Peringkat'), { target: { value: '1' } });
  await waitFor(() => expect(asked.at(-1)?.get('level')).toBe('1'));
});

test('AG-04 the address names one member of the team, and all of it is a tap away', async () => {
  const asked = open(`?types=A&member=${memberId}`);
  expect(await screen.findByText('Rekod seorang ahli')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.get('memberId')).toBe(memberId));
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk seluruh pasukan' }));
  await waitFor(() => expect(asked.at(-1)?.get('memberId')).toBeNull());
});

test('AG-04 whoever is no agent sees the own movements', async () => {
  const asked = open('?types=A', {}, 0);
  expect(await screen.findByLabelText('Jenis')).toBeTruthy();
  expect(screen.queryByText('Pasukan anda')).toBeNull();
  expect(asked).toEqual([]);
});
