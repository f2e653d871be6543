import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { awaitNewsSince } from '../../platform/live/awaited-news.ts';
import type { followEvents } from '../../platform/live/follow-events.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { LiveEvents } from './live-events.tsx';

const following = vi.hoisted(() => ({
  current: undefined as Parameters<typeof followEvents>[0] | undefined,
}));
vi.mock('../../platform/live/follow-events.ts', () => ({
  followEvents: async (heard: Parameters<typeof followEvents>[0]) => {
    following.current = heard;
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
  following.current = undefined;
});

const approved = {
  kind: 'deposit',
  depositId: makeId('deposit', 0, new Uint8Array(10)),
  status: 'approved',
  creditedAfter: null,
  amountMinor: '5000',
  currencyCode: 'MYR',
} as const;

async function listenOn(path: string): Promise<void> {
  renderScreen({ default: LiveEvents }, { path, calls: {}, session: fakeSession });
  act(() => awaitNewsSince(Date.now()));
  await vi.waitFor(() => expect(following.current).toBeDefined());
}

const changed = [
  ['member', 'deposits'],
  ['member', 'withdrawals'],
  ['member', 'balance'],
  ['member', 'movements'],
  ['member', 'movement-totals'],
  ['member', 'rewards'],
  ['member', 'inbox'],
];

test('CA-02 CA-06 what a deposit changes is asked for anew with each event, and where events may have been missed', async () => {
  await listenOn('/m/voucherCenter');
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const asked = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey);
  act(() => following.current?.onGap());
  const every = [...changed, ['member', 'feedback'], ['member', 'chat']];
  expect(new Set(asked().map(String))).toEqual(new Set(every.map(String)));
  expect(asked()).toHaveLength(every.length);
  invalidated.mockClear();
  act(() => following.current?.onEvent(approved));
  expect(asked()).toEqual(changed);
});

test.each([
  [{}, ['short', 'Deposit RM 50 sudah masuk ke baki anda.']],
  [{ creditedAfter: 'cancelled' }, ['long', 'Bayaran RM 50 sampai juga dan sudah masuk ke baki anda.']],
  [{ status: 'declined' }, ['short', 'Deposit RM 50 ditolak. Baki anda tidak berubah.']],
  // The player has done it, and no money has come.
  [{ status: 'cancelled' }, undefined],
] as const)('CA-02 on another page a deposit with %j is told as %j', async (part, told) => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/home');
  act(() => following.current?.onEvent({ ...approved, ...part }));
  expect(show.mock.calls).toEqual(told === undefined ? [] : [told]);
});

test('CA-02 the page of the deposit tells it itself', async () => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/voucherCenter');
  act(() => following.current?.onEvent(approved));
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['issued', ['long', 'Ganjaran RM 50 sudah masuk ke baki anda.']],
  ['rejected', ['long', 'Permohonan anda sudah diputuskan. Lihat pusat ganjaran.']],
  // The player has fetched it, and the page says so.
  ['claimed', undefined],
] as const)('ME-10 a reward that is %s is told as %j', async (status, told) => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/home');
  const rewardId = makeId('reward', 0, new Uint8Array(10));
  const event = { kind: 'reward', rewardId, status, amountMinor: '5000', currencyCode: 'MYR' } as const;
  act(() => following.current?.onEvent(event));
  expect(show.mock.calls).toEqual(told === undefined ? [] : [told]);
});

test.each([
  ['paid', 'RM 50 sudah dibayar ke akaun anda.'],
  ['failed', 'RM 50 tidak dapat dibayar dan sudah kembali ke baki anda.'],
  ['rejected', 'Pengeluaran RM 50 anda tidak diluluskan dan sudah kembali ke baki.'],
  ['processing', undefined],
  ['cancelled', undefined],
] as const)(
  'CA-03 a withdrawal that is %s is told elsewhere, and money and withdrawals are asked for anew',
  async (status, told) => {
    const show = vi.spyOn(toasts, 'show');
    await listenOn('/m/home');
    const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
    const withdrawalId = makeId('withdrawal', 0, new Uint8Array(10));
    const event = {
      kind: 'withdrawal',
      withdrawalId,
      status,
      amountMinor: '5000',
      currencyCode: 'MYR',
    } as const;
    act(() => following.current?.onEvent(event));
    expect(show.mock.calls).toEqual(told === undefined ? [] : [['long', told]]);
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[1])).toEqual([
      ...['withdrawals', 'balance', 'movements', 'movement-totals', 'inbox'],
    ]);
  },
);

test('CA-03 the page of withdrawals tells it itself', async () => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/withdraw');
  const withdrawalId = makeId('withdrawal', 0, new Uint8Array(10));
  const event = {
    kind: 'withdrawal',
    withdrawalId,
    status: 'paid',
    amountMinor: '5000',
    currencyCode: 'MYR',
  } as const;
  act(() => following.current?.onEvent(event));
  expect(show).not.toHaveBeenCalled();
});

test('ME-05 where the merchant has an inbox a member’s page listens without any deposit, and a message changes the inbox alone', async () => {
  renderScreen(
    { default: LiveEvents },
    { path: '/m/home', calls: {}, session: fakeSession, flags: { MAILCEN: true } },
  );
  await vi.waitFor(() => expect(following.current).toBeDefined());
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const show = vi.spyOn(toasts, 'show');
  act(() => following.current?.onEvent({ kind: 'inbox' }));
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['member', 'inbox']]);
  expect(show).not.toHaveBeenCalled();
});

test('ME-06 an answer to feedback is told where it is not shown, and has feedback and inbox asked for anew', async () => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/home');
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const feedbackId = makeId('feedback', 0, new Uint8Array(10));
  act(() => following.current?.onEvent({ kind: 'feedback', feedbackId }));
  expect(show.mock.calls).toEqual([['short', 'Maklum balas anda sudah dijawab.']]);
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    ['member', 'feedback'],
    ['member', 'inbox'],
  ]);
});

test('ME-06 the page of feedback shows the answer itself', async () => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn('/m/feedback');
  const feedbackId = makeId('feedback', 0, new Uint8Array(10));
  act(() => following.current?.onEvent({ kind: 'feedback', feedbackId }));
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['operator', '/m/home', ['short', 'Khidmat pelanggan sudah menjawab anda.']],
  ['operator', '/m/service', undefined],
  ['member', '/m/home', undefined],
  ['system', '/m/home', undefined],
] as const)('HO-08 a message of the %s on %s is told as %j', async (author, path, told) => {
  const show = vi.spyOn(toasts, 'show');
  await listenOn(path);
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  act(() => following.current?.onEvent({ kind: 'chat', messageNumber: 3, author }));
  expect(show.mock.calls).toEqual(told === undefined ? [] : [told]);
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    ['member', 'chat'],
    ['member', 'inbox'],
  ]);
});
