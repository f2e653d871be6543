import { fireEvent, screen, within } from '@testing-library/react';
import { friendStates } from '@wau/contract/referral-states';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as inviteFriendsScreen from './invite-friends-screen.tsx';
import { friendWith, referralWith } from './testing/referral-samples.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function open(calls: FakeCalls = {}) {
  renderScreen(inviteFriendsScreen, {
    path: '/m/inviteFriends',
    session: fakeSession,
    calls: {
      getReferral: () => accepted(referralWith()),
      listInvitedFriends: () => accepted({ list: [] }),
      ...calls,
    },
  });
}

const link = () => new URL(referralWith().linkPath, window.location.origin).href;

test('ME-12 SH-02 the link stands there to read, as a picture and to copy, and nobody has come yet', async () => {
  open();
  expect(await screen.findByText(link())).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Kod QR pautan anda' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salin pautan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kongsi' })).toBeNull();
  expect(await screen.findByText('Belum ada rakan')).toBeTruthy();
});

test('ME-12 where the phone hands links on, the link goes to its sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Kongsi' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link() })));
});

test('ME-12 what a friend has to do, what is given for it, its steps and bounds are said', async () => {
  const steps = [{ friendCount: 5, bonusMinor: '1000' }];
  open({ getReferral: () => accepted(referralWith({ steps })) });
  expect(await screen.findByText('Jemput rakan, terima RM 20 setiap seorang')).toBeTruthy();
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u00a0', ' '),
  );
  for (const rule of [
    'RM 50 dalam 30 hari',
    'RM 100 dalam 30 hari',
    'RM 20',
    '3 kali',
    '10 orang sehari',
    'RM 77,777',
  ])
    expect(said.some((text) => text.includes(rule))).toBe(true);
  expect(screen.getByText('Rakan ke-5')).toBeTruthy();
});

test('ME-12 where nothing is given nothing is promised, and the link is there all the same', async () => {
  open({ getReferral: () => accepted(referralWith({ isRewarded: false })) });
  expect(await screen.findByText('Ajak rakan bermain bersama anda')).toBeTruthy();
  expect(screen.queryByText('Cara ganjaran dikira')).toBeNull();
  expect(screen.getByText(link())).toBeTruthy();
});

test('ME-12 each state of a friend has its words, and what was paid stands beside it', async () => {
  const list = friendStates.map((state, place) =>
    friendWith({
      friendName: `r${place}***`,
      state,
      rewardMinor: state === 'rewarded' ? '2000' : null,
    }),
  );
  const totals = { invitedCount: 7, depositedCount: 4, rewardedCount: 1, rewardedMinor: '2000' };
  open({
    getReferral: () => accepted(referralWith({ totals })),
    listInvitedFriends: () => accepted({ list }),
  });
  for (const words of [
    'Berdaftar',
    'Sudah deposit',
    'Sedang disemak',
    'Layak',
    'Diberi ganjaran',
    'Tidak layak',
    'Tempoh tamat',
  ])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  const rewarded = screen.getByText('r4***').closest('li') as HTMLElement;
  expect(within(rewarded).getByText('+RM 20.00')).toBeTruthy();
  expect(screen.getByText('RM 20.00')).toBeTruthy();
});

test('ME-12 the list goes on, page by page', async () => {
  const cursors: (string | null)[] = [];
  open({
    getReferral: () =>
      accepted(
        referralWith({
          totals: { invitedCount: 2, depositedCount: 0, rewardedCount: 0, rewardedMinor: '0' },
        }),
      ),
    listInvitedFriends: ({ query }: FakeRequest) => {
      cursors.push(query.get('cursor'));
      return accepted(
        query.get('cursor') === null
          ? { list: [friendWith({ friendName: 'pe***' })], nextCursor: 'next' }
          : { list: [friendWith({ friendName: 'ke***' })] },
      );
    },
  });
  expect(await screen.findByText('pe***')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lihat lagi' }));
  expect(await screen.findByText('ke***')).toBeTruthy();
  expect(cursors).toEqual([null, 'next']);
});

test('ME-12 what cannot be loaded says so and is asked for again', async () => {
  let asked = 0;
  open({
    getReferral: () => {
      asked += 1;
      return asked === 1 ? refused(503, 'server.overloaded', 'Kami sibuk') : accepted(referralWith());
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' }));
  expect(await screen.findByText(link())).toBeTruthy();
});
