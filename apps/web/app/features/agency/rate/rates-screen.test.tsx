import { fireEvent, screen, within } from '@testing-library/react';
import type { MemberId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { RatedMember } from './rate-queries.ts';
import * as ratesScreen from './rates-screen.tsx';

const live = (basisPoints: number, nextBasisPoints: number | null = null) => [
  { product: 'LIVE' as const, basisPoints, nextBasisPoints },
];

const below: RatedMember = {
  memberId: `mbr_${'2'.repeat(26)}` as MemberId,
  userName: 'ejen.bawah',
  isAgent: true,
  rates: live(20, 30),
};

function open(calls: FakeCalls = {}, type = 2) {
  const sent: unknown[] = [];
  renderScreen(ratesScreen, {
    path: '/m/member/agent/agentRebeat',
    session: { ...fakeSession, type },
    calls: {
      getOwnRates: () => accepted({ rates: live(80) }),
      listDownlineRates: () => accepted({ list: [below] }),
      setDownlineRates: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(below);
      },
      ...calls,
    },
  });
  return sent;
}

test('AG-04 SH-03 the own rates stand beside those of each member below, and what begins tomorrow is said', async () => {
  open();
  const own = within(await screen.findByRole('region', { name: 'Kadar anda' }));
  expect(own.getByText('0.8%')).toBeTruthy();
  fireEvent.click(await screen.findByText('ejen.bawah'));
  expect(await screen.findByText('0.3% mulai esok')).toBeTruthy();
});

test('AG-04 rates are changed from tomorrow on; what is above the own is not sent', async () => {
  const sent = open();
  fireEvent.click(await screen.findByText('ejen.bawah'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ubah kadar' }));
  const field = await screen.findByLabelText('Kasino langsung');
  expect((field as HTMLInputElement).value).toBe('0.30');
  fireEvent.change(field, { target: { value: '0.81' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan, mulai esok' }));
  expect(await screen.findByText('Melebihi kadar anda')).toBeTruthy();
  fireEvent.change(field, { target: { value: '0.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan, mulai esok' }));
  expect(await screen.findByText('Kadar telah diubah. Ia bermula esok')).toBeTruthy();
  expect((sent[0] as { rates: unknown }).rates).toContainEqual({ product: 'LIVE', basisPoints: 50 });
  expect(sent).toHaveLength(1);
});

test('AG-04 a promise below is said by the server', async () => {
  open({ setDownlineRates: () => refused(409, 'rate.below.promised', 'Telah dijanjikan lebih') });
  fireEvent.click(await screen.findByText('ejen.bawah'));
  fireEvent.click(await screen.findByRole('button', { name: 'Ubah kadar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Simpan, mulai esok' }));
  expect(await screen.findByText('Telah dijanjikan lebih')).toBeTruthy();
});

test('AG-04 nobody below leads to opening an account', async () => {
  open({ listDownlineRates: () => accepted({ list: [] }) });
  expect((await screen.findByRole('link', { name: 'Buka akaun' })).getAttribute('href')).toBe(
    '/m/agentRegister',
  );
});

test('AG-04 special players have no way to opening accounts, which they may not', async () => {
  open({ listDownlineRates: () => accepted({ list: [] }) }, 41);
  expect(await screen.findByText('Belum ada ahli dalam pasukan')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Buka akaun' })).toBeNull();
});

test('AG-04 special players read the rates below and change none', async () => {
  open({}, 41);
  fireEvent.click(await screen.findByText('ejen.bawah'));
  expect(screen.queryByRole('button', { name: 'Ubah kadar' })).toBeNull();
});
