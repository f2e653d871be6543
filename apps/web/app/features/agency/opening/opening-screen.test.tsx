import { fireEvent, screen } from '@testing-library/react';
import type { MemberId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as openingScreen from './opening-screen.tsx';
import { linkWith, ownRatesWith } from './testing/opening-samples.ts';

function open(search = '', calls: FakeCalls = {}) {
  const sent: unknown[] = [];
  renderScreen(openingScreen, {
    path: '/m/agentRegister',
    url: `/m/agentRegister${search}`,
    session: { ...fakeSession, type: 2 },
    calls: {
      getOwnRates: () => accepted(ownRatesWith()),
      listOpeningLinks: () => accepted({ list: [linkWith()] }),
      openTeamAccount: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted({ memberId: `mbr_${'3'.repeat(26)}` as MemberId, userName: 'ahli.baharu' });
      },
      createOpeningLink: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(linkWith());
      },
      switchOpeningLink: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(linkWith({ state: 'off' }));
      },
      ...calls,
    },
  });
  return sent;
}

const field = (name: string | RegExp) => screen.findByLabelText(name);
const type = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('AG-04 SH-03 an account is opened with a name, a first password and rates, and what is to be handed on is shown', async () => {
  const sent = open();
  await type('Nama pengguna', ' ahli.baharu ');
  await type('Kata laluan pertama', 'layang-layang-9');
  await type('Kasino langsung', '0.25');
  fireEvent.click(await screen.findByLabelText('Ejen'));
  await press('Buka akaun');
  expect(await screen.findByText('Akaun telah dibuka')).toBeTruthy();
  expect(screen.getByText('layang-layang-9')).toBeTruthy();
  expect(sent).toMatchObject([{ userName: 'ahli.baharu', password: 'layang-layang-9', kind: 'agent' }]);
  expect((sent[0] as { rates: unknown }).rates).toContainEqual({ product: 'LIVE', basisPoints: 25 });
});

test('AG-04 more than the agent has today or tomorrow is said at its field, and nothing is sent', async () => {
  const sent = open();
  await type('Nama pengguna', 'ahli.baharu');
  await type('Kata laluan pertama', 'layang-layang-9');
  expect(screen.queryByLabelText('Slot')).toBeNull();
  await type('Loteri', '0.25');
  await press('Buka akaun');
  expect(await screen.findByText('Melebihi kadar anda')).toBeTruthy();
  await type('Loteri', 'banyak');
  await press('Buka akaun');
  expect(await screen.findByText('Masukkan peratus')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('AG-04 what the server refuses stands at its field or at the form', async () => {
  open('', {
    openTeamAccount: () =>
      refused(409, 'register.username.taken', 'Nama sudah diambil', { field: 'userName' }),
  });
  await press('Buka akaun');
  expect((await screen.findAllByText('Sila isi ruangan ini')).length).toBeGreaterThan(0);
  await type('Nama pengguna', 'ahli.baharu');
  await type('Kata laluan pertama', 'layang-layang-9');
  await press('Buka akaun');
  expect(await screen.findByText('Nama sudah diambil')).toBeTruthy();
});

test('AG-04 without rates of the own nothing is asked for', async () => {
  open('', { getOwnRates: () => accepted(ownRatesWith({ rates: [] })) });
  expect(await screen.findByText(/Anda belum ada kadar rebat/)).toBeTruthy();
});

test('AG-04 a link shows what came of it, its picture and its rates, and is closed', async () => {
  const sent = open('?way=links');
  expect(await screen.findByText('Pasar malam · Pemain')).toBeTruthy();
  expect(screen.getByText('12 lawatan · 3 berdaftar · 1 deposit pertama')).toBeTruthy();
  fireEvent.click(screen.getByText('Pasar malam · Pemain'));
  expect(await screen.findByRole('img', { name: 'Kod QR pautan' })).toBeTruthy();
  expect(screen.getByText('0.2%')).toBeTruthy();
  await press('Tutup pautan');
  expect(await screen.findByText('Pautan ditutup')).toBeTruthy();
  expect(sent).toEqual([{ isOn: false }]);
});

test('AG-04 a link that is closed or has expired hands nothing on', async () => {
  open('?way=links', { listOpeningLinks: () => accepted({ list: [linkWith({ state: 'expired' })] }) });
  expect(await screen.findByText('Tamat tempoh')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salin pautan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tutup pautan' })).toBeNull();
});

test('AG-04 a new link is made for some days with rates', async () => {
  const sent = open('?way=links', { listOpeningLinks: () => accepted({ list: [] }) });
  expect(await screen.findByText('Belum ada pautan')).toBeTruthy();
  const [first] = await screen.findAllByRole('button', { name: 'Pautan baharu' });
  fireEvent.click(first as HTMLElement);
  await type('Tempoh sah', '7');
  await type('Nama pautan (jika perlu)', ' Gerai ');
  await type('Kasino langsung', '0.5');
  await press('Buat pautan');
  expect(await screen.findByText('Pautan anda sudah sedia')).toBeTruthy();
  expect(sent).toMatchObject([{ kind: 'player', days: 7, note: 'Gerai' }]);
});
