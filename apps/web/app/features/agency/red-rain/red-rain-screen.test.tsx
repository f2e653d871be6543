import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as redRainScreen from './red-rain-screen.tsx';
import { ownRainWith, rainTerms, rainWith, sampleNow } from './testing/rain-samples.ts';

beforeEach(() => sessionStorage.clear());

const rains = (...list: readonly ReturnType<typeof rainWith>[]) =>
  accepted({ now: sampleNow, list: [...list] });
const running = { startsAt: '2026-11-01T11:59:00.000Z' } as const;

function open(calls: FakeCalls, type = 0) {
  renderScreen(redRainScreen, {
    path: '/m/redRain',
    session: { ...fakeSession, type },
    flags: { REDRAIN3: true },
    calls: {
      getRedRainTerms: () => accepted(rainTerms),
      listOwnRedRains: () => accepted({ list: [] }),
      ...calls,
    },
  });
}

test('AG-04 SH-03 before it starts it counts down by the server’s clock, whatever the phone’s says', async () => {
  open({ listRedRains: () => rains(rainWith()) });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0(2:00|1:5\d)$/);
  expect(screen.getByText('Daripada wa***')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tangkap angpau' })).toBeNull();
});

test('AG-04 an agent can cancel what has not begun, and nothing that falls or is over', async () => {
  for (const [changes, isOffered] of [
    [{}, true],
    [running, false],
    [{ status: 'ended', returnedMinor: '0' }, false],
  ] as const) {
    const list = [ownRainWith(changes)];
    open({ listRedRains: () => rains(), listOwnRedRains: () => accepted({ list }) }, 2);
    await screen.findByRole('link', { name: /^Keputusan/ });
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Batal/ })).toHaveLength(isOffered ? 1 : 0),
    );
    cleanup();
  }
});

test('AG-04 a packet is caught by the button, once however often it is pressed, and the amount is said', async () => {
  let asked = 0;
  open({
    listRedRains: () => rains(rainWith(running)),
    catchRedPacket: () => {
      asked += 1;
      return accepted({ packetNumber: 7, amountMinor: '432', currencyCode: 'MYR', caughtAt: sampleNow });
    },
  });
  const button = await screen.findByRole('button', { name: 'Tangkap angpau' });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(button);
  expect(await screen.findByText(/RM.4\.32/)).toBeTruthy();
  expect(asked).toBe(1);
  expect(screen.getByRole('link', { name: 'Keputusan' })).toBeTruthy();
});

test('AG-04 who a full server turns away asks again without being told, and a refusal is final', async () => {
  let asked = 0;
  open({
    listRedRains: () => rains(rainWith(running)),
    catchRedPacket: () => {
      asked += 1;
      if (asked < 3) return refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang');
      return refused(409, 'rain.empty', 'Semua angpau telah ditangkap');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Tangkap angpau' }));
  expect(await screen.findByText('Semua angpau telah ditangkap', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.queryByText('Kami sangat sibuk sekarang')).toBeNull();
  expect(asked).toBe(3);
});

test('AG-04 what was missed is said, and who it is not for yet reads what to do', async () => {
  open({
    listRedRains: () => rains(rainWith({ ...running, needsActive: true, isActive: false })),
    catchRedPacket: () => refused(409, 'rain.inactive', 'Untuk ahli yang bermain hari ini'),
  });
  expect(await screen.findByText('Main atau buat deposit hari ini untuk menyertai.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tangkap angpau' }));
  expect(await screen.findByText('Untuk ahli yang bermain hari ini')).toBeTruthy();
});

test('AG-04 without any it says where they are announced, and what failed is asked for again', async () => {
  let isBack = false;
  open({ listRedRains: () => (isBack ? rains() : refused(500, 'server.failed', 'Ralat')) });
  await screen.findByRole('alert');
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  expect(await screen.findByText('Belum ada hujan merah')).toBeTruthy();
});

test('AG-04 F1 an agent fills a rain in, looks at it, and schedules it with the password, once', async () => {
  const sent: { body: unknown; key: string | null }[] = [];
  open(
    {
      listRedRains: () => rains(),
      scheduleRedRain: ({ body, headers }: FakeRequest) => {
        sent.push({ body, key: headers.get('Idempotency-Key') });
        return sent.length === 1 ? refused(503, 'server.overloaded', 'Kami sibuk') : accepted(ownRainWith());
      },
    },
    1,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Jadualkan hujan merah' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Jadualkan hujan merah' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Teruskan' }));
  expect(await sheet.findByText('Masukkan jumlah')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Kesemuanya'), { target: { value: '100' } });
  fireEvent.change(sheet.getByLabelText('Bilangan angpau'), { target: { value: '20' } });
  fireEvent.change(sheet.getByLabelText('Hari'), { target: { value: '2026-11-01' } });
  fireEvent.change(sheet.getByLabelText(/^Masa/), { target: { value: '21:00' } });
  fireEvent.change(sheet.getByLabelText('Untuk'), { target: { value: '1' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Teruskan' }));
  expect(await sheet.findByText('Barisan terus (3)')).toBeTruthy();
  for (let tries = 0; tries < 2; tries += 1) {
    fireEvent.change(sheet.getByLabelText('Kata laluan pengeluaran'), { target: { value: '482915' } });
    fireEvent.click(sheet.getByRole('button', { name: /^Ketepikan/ }));
    if (tries === 0) expect(await sheet.findByText('Kami sibuk')).toBeTruthy();
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const order = { totalMinor: '10000', packetCount: 20, minutes: 5, levels: 1, needsActive: false };
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      ...order,
      startsAt: '2026-11-01T13:00:00.000Z',
      paymentPassword: '482915',
    })),
  );
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(JSON.stringify(sessionStorage)).not.toContain('482915');
});

test('AG-04 an agent cancels one that has not started', async () => {
  let isCancelled = false;
  open(
    {
      listRedRains: () => rains(),
      listOwnRedRains: () =>
        accepted({ list: [ownRainWith(isCancelled ? { status: 'cancelled', returnedMinor: '10000' } : {})] }),
      cancelRedRain: () => {
        isCancelled = true;
        return accepted(ownRainWith({ status: 'cancelled', returnedMinor: '10000' }));
      },
    },
    1,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Batalkan hujan/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Batalkan' }));
  expect(await screen.findByText('Dibatalkan')).toBeTruthy();
});
