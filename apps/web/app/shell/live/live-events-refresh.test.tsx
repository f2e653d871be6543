import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { awaitMoneyOf } from '../../platform/live/awaited-money.ts';
import type { followEvents } from '../../platform/live/follow-events.ts';
import { LiveEvents } from './live-events.tsx';

const following = vi.hoisted(() => ({
  current: undefined as Parameters<typeof followEvents>[0] | undefined,
}));
vi.mock('../../platform/live/follow-events.ts', () => ({
  followEvents: async (heard: Parameters<typeof followEvents>[0]) => {
    following.current = heard;
  },
}));

afterEach(() => vi.restoreAllMocks());

const changed = [
  ['member', 'deposits'],
  ['member', 'balance'],
  ['member', 'movements'],
  ['member', 'movement-totals'],
];

test('CA-02 CA-06 what a deposit changes is asked for anew with each event, and where events may have been missed', async () => {
  renderScreen({ default: LiveEvents }, { path: '/m/voucherCenter', calls: {}, session: fakeSession });
  act(() => awaitMoneyOf(Date.now()));
  await vi.waitFor(() => expect(following.current).toBeDefined());
  const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries');
  const asked = () => invalidated.mock.calls.map(([filters]) => filters?.queryKey);
  act(() => following.current?.onGap());
  expect(asked()).toEqual(changed);
  invalidated.mockClear();
  act(() =>
    following.current?.onEvent({
      kind: 'deposit',
      depositId: makeId('deposit', 0, new Uint8Array(10)),
      status: 'approved',
      creditedAfter: null,
      amountMinor: '5000',
      currencyCode: 'MYR',
    }),
  );
  expect(asked()).toEqual(changed);
});
