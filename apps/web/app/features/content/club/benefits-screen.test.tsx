import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as benefitsScreen from './benefits-screen.tsx';

type Club = FakeValue<'getMemberClub'>;

const level = (number: number, name: string, changes: Partial<Club['levels'][number]> = {}) => ({
  level: number,
  name,
  requiredTurnoverMinor: '100000',
  requiredDepositMinor: '0',
  keepTurnoverMinor: '0',
  upgradeBonusMinor: '500',
  weeklyBonusMinor: '0',
  weeklyTurnoverMinor: '0',
  birthdayBonusMinor: '0',
  rates: [
    { category: 'RNG', basisPoints: 50 },
    { category: 'LIVE', basisPoints: 25 },
  ],
  benefits: ['Didahulukan'],
  ...changes,
});
const club = (changes: Partial<Club> = {}): Club => ({
  currencyCode: 'MYR',
  turnoverMinor: '120000',
  depositedMinor: '0',
  level: 1,
  next: { level: 2, missingMinor: '880000', missingDepositMinor: '0' },
  benefits: [],
  levels: [
    level(1, 'Gangsa'),
    level(2, 'Perak', { requiredTurnoverMinor: '1000000', keepTurnoverMinor: '200000' }),
  ],
  ...changes,
});
const benefit = (changes: Partial<Club['benefits'][number]>): Club['benefits'][number] => ({
  kind: 'upgrade',
  occurrence: '1',
  level: 1,
  amountMinor: '500',
  requiredTurnoverMinor: '500',
  status: 'claimable',
  ...changes,
});

beforeEach(() => sessionStorage.clear());

function open(calls: FakeCalls) {
  return renderScreen(benefitsScreen, {
    path: '/m/member/benefits',
    url: '/m/member/benefits',
    session: fakeSession,
    flags: { MEMCLUB3: true, MANPLAYREB3: true },
    calls,
  });
}

test('ME-07 the level, how far the next is, and what each level asks for and gives', async () => {
  open({ getMemberClub: () => accepted(club()) });
  expect(await screen.findByText(/^Tambah RM\s8,800 jumlah taruhan untuk mencapai Perak$/)).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Jumlah taruhan' });
  expect(bar.getAttribute('aria-valuenow')).toBe('12');
  const bronze = within(screen.getByRole('article', { name: 'Gangsa' }));
  expect(bronze.getByText('Tahap anda')).toBeTruthy();
  expect(bronze.getByText('Kekal milik anda')).toBeTruthy();
  expect(bronze.getByText('0.25% hingga 0.5%')).toBeTruthy();
  const silver = within(screen.getByRole('article', { name: 'Perak' }));
  expect(silver.queryByText('Tahap anda')).toBeNull();
  expect(silver.getByText(/^RM\s2,000$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tuntut rebat anda' }).getAttribute('href')).toBe(
    '/m/member/manualRebate',
  );
});

test('F1 ME-07 a bonus is claimed under one key however often it is tapped and whatever answer is lost', async () => {
  const keys: (string | null)[] = [];
  let isClaimed = false;
  open({
    getMemberClub: () => accepted(club({ benefits: [benefit(isClaimed ? { status: 'claimed' } : {})] })),
    claimClubBenefit: ({ headers, body }) => {
      keys.push(headers.get('Idempotency-Key'));
      expect(body).toEqual({ kind: 'upgrade', occurrence: '1' });
      if (keys.length === 1) return refused(503, 'server.unavailable', 'Sebentar');
      isClaimed = true;
      return accepted({
        claimId: makeId('clubClaim', 0, new Uint8Array(10)),
        ...{ amountMinor: '500', currencyCode: 'MYR', requiredTurnoverMinor: '500' },
      });
    },
  });
  const button = await screen.findByRole('button', { name: /^Tuntut RM\s5$/ });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Sebentar')).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  expect(await screen.findByText(/^RM\s5 sudah ada dalam dompet anda$/)).toBeTruthy();
  expect(await screen.findByText('Sudah dituntut')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('ME-07 a birthday is asked for once, with a question before it is noted', async () => {
  const noted: unknown[] = [];
  open({
    getMemberClub: () =>
      accepted(
        club({
          benefits: [benefit({ kind: 'birthday', occurrence: '2026', amountMinor: '1000' })].map((each) =>
            noted.length === 0
              ? { ...each, status: 'unstated' as const }
              : { ...each, status: 'waiting' as const, opensOn: '2027-02-29', lastDay: '2027-03-06' },
          ),
        }),
      ),
    setBirthday: ({ body }) => {
      noted.push(body);
      return accepted(null);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Simpan hari lahir' }));
  expect(await screen.findByText('Pilih hari dan bulan')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Hari' }), { target: { value: '31' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Bulan' }), { target: { value: '2' } });
  // February has no 31st: the day is chosen anew.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hari' }).value).toBe('');
  fireEvent.change(screen.getByRole('combobox', { name: 'Hari' }), { target: { value: '29' } });
  fireEvent.click(screen.getByRole('button', { name: 'Simpan hari lahir' }));
  expect(await screen.findByText('Hari lahir anda 29 Februari?')).toBeTruthy();
  expect(noted).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ya, simpan' }));
  expect(await screen.findByText(/^Boleh dituntut dari/)).toBeTruthy();
  expect(noted).toEqual([{ month: 2, day: 29 }]);
});

test.each([
  [
    { playedMinor: '0', isInGrace: false },
    /^Tahap anda kekal hingga 28 Februari 2027\. .* pertaruhkan RM\s2,000 dari 1 Februari 2027 hingga 28 Februari 2027\.$/,
  ],
  [{ playedMinor: '200000', isInGrace: false }, 'Sudah cukup: tahap anda kekal hingga 31 Mac 2027.'],
  [
    { playedMinor: '150000', isInGrace: true },
    /^Taruhan bulan lepas tidak mencukupi\. Tambah RM\s500 selewat-lewatnya pada 7 Mac 2027/,
  ],
])('ME-07 %j says what keeps the level', async (changes, text) => {
  const keep = {
    requiredMinor: '200000',
    countsFrom: '2027-02-01',
    keptUntil: '2027-03-01',
    lostFrom: '2027-03-08',
  };
  open({ getMemberClub: () => accepted(club({ keep: { ...keep, ...changes } })) });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('ME-07 below the first level it says where bonuses begin', async () => {
  const { level: _, ...below } = club({ next: { level: 1, missingMinor: '1', missingDepositMinor: '0' } });
  open({ getMemberClub: () => accepted(below) });
  expect(await screen.findByText(/^Bonus bermula pada tahap Gangsa/)).toBeTruthy();
  expect(screen.getByText('Belum ada tahap')).toBeTruthy();
});

test('ME-07 the highest level has nothing above', async () => {
  const { next: _, ...top } = club({ level: 2 });
  open({ getMemberClub: () => accepted(top) });
  expect(await screen.findByText(/^Anda di tahap tertinggi/)).toBeTruthy();
});
