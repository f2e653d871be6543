import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { rememberGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import type { PlayLimits } from './play-limit-queries.ts';
import * as saferPlayScreen from './safer-play-screen.tsx';

beforeEach(() => sessionStorage.clear());

const limits = (list: PlayLimits['list'] = [], limitsMoney = true): PlayLimits => ({
  currencyCode: 'MYR',
  limitsMoney,
  checkMinutes: 60,
  list,
});
const weekly = { kind: 'deposit.week', value: '20000', used: '5000', pending: null } as const;

function open(present: PlayLimits, calls: FakeCalls = {}) {
  const sent: unknown[] = [];
  renderScreen(saferPlayScreen, {
    path: '/m/saferPlay',
    session: fakeSession,
    calls: {
      getPlayLimits: () => accepted(present),
      setPlayLimit: ({ path, body }: FakeRequest) => {
        sent.push([path, body]);
        return accepted(limits([{ ...weekly, value: '10000' }]));
      },
      ...calls,
    },
  });
  return { sent };
}

const row = async (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('ME-08 a limit is set in a sheet that says when it will hold, and stands on the page with what is used', async () => {
  const { sent } = open(limits([weekly]));
  expect(await screen.findByText('Digunakan: RM 50.00 daripada RM 200')).toBeTruthy();
  fireEvent.click(await row('Deposit: Seminggu'));
  const shown = await sheet('Deposit: Seminggu');
  const amount = shown.getByRole<HTMLInputElement>('textbox', { name: 'Jumlah' });
  expect(amount.value).toBe('200');
  fireEvent.change(amount, { target: { value: '300' } });
  expect(shown.getByText(/paling awal selepas 24 jam/)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '100' } });
  expect(shown.getByText(/serta-merta/)).toBeTruthy();
  const save = shown.getByRole('button', { name: 'Simpan' });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(save);
  expect(await screen.findByText('Digunakan: RM 50.00 daripada RM 100')).toBeTruthy();
  expect(sent).toEqual([['/wps/member/playLimits/deposit.week', { value: '10000' }]]);
});

test('ME-08 what is no amount is said at the field, and nothing is sent', async () => {
  const { sent } = open(limits());
  fireEvent.click(await row('Kerugian: Sehari'));
  const shown = await sheet('Kerugian: Sehari');
  fireEvent.change(shown.getByRole('textbox', { name: 'Jumlah' }), { target: { value: '0' } });
  fireEvent.click(shown.getByRole('button', { name: 'Simpan' }));
  expect(shown.getByRole('textbox', { name: 'Jumlah' }).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('ME-08 a wider limit that has waited can be confirmed or given up, and a refusal is told', async () => {
  const pending = { value: null, from: '2026-01-02T00:00:00.000Z', isReady: true };
  open(limits([{ ...weekly, pending }]), {
    confirmPlayLimit: () => refused(409, 'play.limit.change.early', 'Sila tunggu'),
    withdrawPlayLimit: () => accepted(limits([weekly])),
  });
  expect(await screen.findByText(/Anda meminta tiada had/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sahkan' }));
  expect(await screen.findByText('Sila tunggu')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Kekalkan had saya' }));
  await waitFor(() => expect(screen.queryByText(/Anda meminta/)).toBeNull());
});

test('ME-08 the look back on play comes as often as the merchant asks for, or sooner where the member chooses it', async () => {
  const { sent } = open(limits());
  expect(await screen.findByText('1 jam')).toBeTruthy();
  fireEvent.click(await row('Tinjauan'));
  const shown = await sheet('Tinjauan: Setiap');
  const time = shown.getByRole<HTMLSelectElement>('combobox');
  expect([time.value, time.options.length]).toEqual(['30', 5]);
  fireEvent.click(shown.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(sent).toEqual([['/wps/member/playLimits/check.every', { value: '30' }]]));
});

test('AC-10 of play money only the time can be limited', async () => {
  open(limits([], false));
  expect(await row('Masa: Sehari')).toBeTruthy();
  expect(screen.queryByText('Deposit')).toBeNull();
});

test('GA-07 whoever was led here by a game finds the way back', async () => {
  rememberGameToReturnTo({ path: '/m/launchGame?vendor=studio&gameId=dice', gameName: 'Dadu' });
  open(limits());
  fireEvent.click(await screen.findByRole('link', { name: /Dadu/ }));
  expect(await screen.findByText(/\/m\/launchGame/)).toBeTruthy();
});
