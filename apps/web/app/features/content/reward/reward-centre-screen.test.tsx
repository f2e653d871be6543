import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { promotionStatuses } from '@wau/contract/promotion-statuses';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { keepOrder, orderPromotions } from './order-promotions.ts';
import * as rewardCentreScreen from './reward-centre-screen.tsx';

type Promotion = FakeValue<'listMemberPromotions'>['list'][number];

const promotion = (id: string, changes: Partial<Promotion> = {}): Promotion => ({
  promotionId: id,
  title: `Ganjaran ${id}`,
  imageUrl: '/art/banners/daily-gift.svg',
  startsAt: null,
  endsAt: null,
  status: 'claim',
  action: 'claim',
  occurrence: 'once',
  enrolment: 'automatic',
  recurrence: 'once',
  condition: 'none',
  conditionMinor: null,
  progressMinor: '0',
  rewardMinor: '500',
  mostMinor: '500',
  rewardBasisPoints: null,
  turnoverTimes: 3,
  reason: '',
  ...changes,
});
const nothingOpen = { requiredMinor: '0', playedMinor: '0', missingMinor: '0' };
const centre = (list: readonly Promotion[], turnover = nothingOpen) =>
  accepted({ currencyCode: 'MYR', turnover, list: [...list] } as FakeValue<'listMemberPromotions'>);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function open(calls: FakeCalls, search = '') {
  return renderScreen(rewardCentreScreen, {
    path: '/m/rewardCenter',
    url: `/m/rewardCenter${search}`,
    session: fakeSession,
    flags: { REWCEN3: true },
    calls,
  });
}
const card = async (id: string) => within(await screen.findByRole('article', { name: `Ganjaran ${id}` }));

test('ME-10 each of the ten statuses has its word, and what can be fetched comes first', async () => {
  const list = promotionStatuses.map((status) => promotion(status, { status, action: null }));
  open({ listMemberPromotions: () => centre(list) });
  const words = {
    join: 'Sertai',
    claim: 'Boleh dituntut',
    applying: 'Sedang disemak',
    close: 'Ditutup',
    rejected: 'Tidak diluluskan',
    issued: 'Sudah dibayar',
    claimed: 'Sudah dituntut',
    process: 'Sedang berjalan',
    signed: 'Sudah disertai',
    coming: 'Akan datang',
  };
  for (const status of promotionStatuses) {
    expect((await card(status)).getByText(words[status]), status).toBeTruthy();
  }
  expect(orderPromotions(list).map(({ status }) => status)).toEqual([
    'claim',
    'join',
    'rejected',
    'process',
    'signed',
    'applying',
    'coming',
    'issued',
    'claimed',
    'close',
  ]);
});

test('F1 ME-10 a claim goes out once however often it is tapped, and again under its key when the answer is lost', async () => {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  let release: () => void = () => undefined;
  let held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isClaimed = false;
  open({
    listMemberPromotions: () =>
      centre([promotion('a', isClaimed ? { status: 'claimed', action: null } : {})]),
    claimReward: async ({ headers, body, path }) => {
      keys.push(headers.get('Idempotency-Key'));
      bodies.push([path, body]);
      await held;
      if (keys.length === 1) return refused(503, 'server.unavailable', 'Sebentar');
      isClaimed = true;
      return accepted({
        rewardId: makeId('reward', 0, new Uint8Array(10)),
        amountMinor: '500',
        currencyCode: 'MYR',
        requiredTurnoverMinor: '1500',
      });
    },
  });
  const button = await (await card('a')).findByRole('button', { name: /^Tuntut RM\s5$/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(keys).toHaveLength(1));
  release();
  expect(await screen.findByText('Sebentar')).toBeTruthy();
  held = Promise.resolve();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  expect(await screen.findByText(/^RM\s5 sudah ada dalam dompet anda$/)).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(bodies[0]).toEqual(['/wps/promotions/a/claims', { occurrence: 'once' }]);
  expect(await (await card('a')).findByText('Sudah dituntut')).toBeTruthy();
});

test('ME-10 rules, progress and the way to go on stand on the card', async () => {
  const deposit = promotion('d', {
    status: 'process',
    action: null,
    condition: 'deposit',
    conditionMinor: '2000',
    progressMinor: '1000',
    mostMinor: '10000',
    rewardBasisPoints: 5_000,
    enrolment: 'join',
  });
  const turnover = promotion('t', {
    status: 'signed',
    action: null,
    condition: 'turnover',
    conditionMinor: '5000',
    recurrence: 'weekly',
    turnoverTimes: 0,
  });
  open({ listMemberPromotions: () => centre([deposit, turnover]) });
  const first = await card('d');
  expect(first.getByText(/^50% daripada deposit anda, sehingga RM\s100$/)).toBeTruthy();
  expect(first.getByText(/^Deposit RM\s20 atau lebih$/)).toBeTruthy();
  expect(first.getByText('3 kali ganjaran')).toBeTruthy();
  expect(first.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(first.getByRole('link', { name: 'Buat deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
  const second = await card('t');
  expect(second.getByText(/^Jumlah taruhan RM\s50 dalam minggu itu$/)).toBeTruthy();
  expect(second.queryByText(/kali ganjaran/)).toBeNull();
  expect(second.getByRole('link', { name: 'Main sekarang' }).getAttribute('href')).toBe('/m/gameLobby');
});

test('ME-10 joining shows at once, and a refusal says what to do', async () => {
  let joined = 0;
  open({
    listMemberPromotions: () =>
      centre([
        promotion('a', joined > 1 ? { status: 'signed', action: null } : { status: 'join', action: 'join' }),
      ]),
    joinPromotion: () => {
      joined += 1;
      if (joined === 1) return refused(409, 'promotion.closed', 'Promosi ini ditutup');
      return accepted(promotion('a', { status: 'signed', action: null }));
    },
  });
  fireEvent.click(await (await card('a')).findByRole('button', { name: 'Sertai' }));
  expect(await screen.findByText('Promosi ini ditutup')).toBeTruthy();
  const button = await (await card('a')).findByRole('button', { name: 'Sertai' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  expect(await (await card('a')).findByText('Sudah disertai')).toBeTruthy();
});

test('ME-10 what has to be staked before a withdrawal shows with its progress', async () => {
  const turnover = { requiredMinor: '3000', playedMinor: '750', missingMinor: '2250' };
  open({ listMemberPromotions: () => centre([], turnover) });
  const bar = await screen.findByRole('progressbar', { name: 'Jumlah taruhan untuk ganjaran' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText(/^RM\s7\.50 daripada RM\s30$/)).toBeTruthy();
  expect(screen.getByText('Tiada ganjaran sekarang')).toBeTruthy();
});

test('ME-10 a link to one promotion scrolls to its card', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  open({ listMemberPromotions: () => centre([promotion('a'), promotion('b')]) }, '?id=b');
  await waitFor(() => expect(scrolled).toEqual(['reward-b']));
});

test('ME-10 the history tells what became of each use', async () => {
  const reward = {
    promotionId: 'a',
    amountMinor: '500',
    currencyCode: 'MYR',
    placedAt: '2026-11-27T04:00:00Z',
    decidedAt: '2026-11-27T05:00:00Z',
    reason: '',
    requiredTurnoverMinor: '1500',
    playedTurnoverMinor: '300',
  } as const;
  const ids = [1, 2, 3].map((byte) => makeId('reward', 0, new Uint8Array(10).fill(byte)));
  const [one, two, three] = ids as [(typeof ids)[0], (typeof ids)[0], (typeof ids)[0]];
  open({
    listMemberPromotions: () => centre([]),
    listRewards: () =>
      accepted({
        list: [
          { ...reward, rewardId: one, title: 'Satu', status: 'issued' },
          { ...reward, rewardId: two, title: 'Dua', status: 'claimed', playedTurnoverMinor: '1500' },
          { ...reward, rewardId: three, title: 'Tiga', status: 'rejected', reason: 'Gambar kabur' },
        ],
      }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Sejarah' }));
  expect(await screen.findByText('Satu')).toBeTruthy();
  expect(screen.getByText(/^RM\s3 daripada RM\s15 sudah dipertaruhkan$/)).toBeTruthy();
  expect(screen.getByText('Jumlah taruhan sudah dicapai')).toBeTruthy();
  expect(screen.getByText('Sebab: Gambar kabur')).toBeTruthy();
});

test('ME-10 cards stay where they were when their status changes, and new ones come last', () => {
  const inOrder = keepOrder(orderPromotions([promotion('a', { status: 'join' }), promotion('b')]));
  const later = [promotion('c'), promotion('a'), promotion('b', { status: 'claimed' })];
  expect(inOrder(later).map(({ promotionId }) => promotionId)).toEqual(['b', 'a', 'c']);
});

test('AP-01 ME-10 where the merchant has it switched off, the centre says so', async () => {
  const off = 'Tiada kebenaran atau ciri ini tidak tersedia buat masa ini';
  open({ listMemberPromotions: () => refused(403, 'module.unavailable', off) });
  expect((await screen.findByRole('alert')).textContent).toContain(off);
});

test('CA-02 a bonus that comes with a deposit leads to the form with it chosen, and says its rule', async () => {
  const bonus = promotion('a', {
    ...{
      status: 'join',
      action: 'deposit',
      enrolment: 'deposit',
      condition: 'deposit',
      conditionMinor: '3000',
    },
    ...{ mostMinor: '5000', rewardBasisPoints: 2_000 },
  });
  open({ listMemberPromotions: () => centre([bonus]) });
  const shown = await card('a');
  expect(shown.getByText(/^20% daripada deposit itu, sehingga RM\s50$/)).toBeTruthy();
  expect(shown.getByText(/^Pilih semasa membuat deposit RM\s30 atau lebih$/)).toBeTruthy();
  expect(shown.queryByRole('progressbar')).toBeNull();
  expect(shown.getByRole('link', { name: 'Buat deposit' }).getAttribute('href')).toBe(
    '/m/voucherCenter?bonus=a',
  );
});
