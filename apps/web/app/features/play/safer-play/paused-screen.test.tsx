import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as pausedScreen from './paused-screen.tsx';
import * as takeBreakScreen from './take-break-screen.tsx';

beforeEach(() => sessionStorage.clear());

const open = (screenModule: typeof pausedScreen | typeof takeBreakScreen, path: string, calls: FakeCalls) =>
  renderScreen(screenModule, { path, session: fakeSession, calls });

test('ME-08 a break is chosen, looked at twice, sent once, and ends the session', async () => {
  const sent: unknown[] = [];
  open(takeBreakScreen, '/m/takeBreak', {
    pausePlay: ({ body }: FakeRequest) => {
      sent.push(body);
      return accepted({ endsAt: null });
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Selama-lamanya' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mula sekarang' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/tidak akan dapat lagi bermain/)).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Mula sekarang' });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(confirm);
  expect(await screen.findByText(/\/m\/login/)).toBeTruthy();
  expect(sent).toEqual([{ kind: 'exclusion', days: null }]);
});

test('ME-08 a break that cannot begin says why, and leaves the session alone', async () => {
  open(takeBreakScreen, '/m/takeBreak', {
    pausePlay: () => refused(400, 'play.pause.length.wrong', 'Sila pilih tempoh lain'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mula sekarang' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Mula sekarang' }));
  expect(await screen.findByText('Sila pilih tempoh lain')).toBeTruthy();
});

test('ME-08 whoever is kept from play sees until when, and the way to the money', async () => {
  const pause = { kind: 'cool.off', source: 'member', beginsAt: '2026-01-01T00:00:00.000Z' } as const;
  open(pausedScreen, '/m/paused', {
    getPlayPause: () => accepted({ pause: { ...pause, endsAt: '2030-01-08T00:00:00.000Z' } }),
  });
  expect(await screen.findByText(/Hingga .*2030/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Pengeluaran' }));
  await waitFor(() => expect(screen.getByText(/\/m\/withdraw/)).toBeTruthy());
});

test('ME-08 a break that is over leads back to the games', async () => {
  open(pausedScreen, '/m/paused', { getPlayPause: () => accepted({ pause: null }) });
  fireEvent.click(await screen.findByRole('link', { name: /permainan/i }));
  expect(await screen.findByText(/\/m\/home/)).toBeTruthy();
});
