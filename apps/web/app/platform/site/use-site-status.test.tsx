import { act, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { type SiteStatus, useSiteStatus } from './site-status.ts';

const open: SiteStatus = {
  ...{
    maintenance: false,
    addressBlocked: false,
    regionRestriction: false,
    retryAfterSeconds: 60,
    contentVersion: '1',
  },
  ...{ info: '', location: '' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page() {
  const status = useSiteStatus();
  return <p>{status === undefined ? '' : status.maintenance ? 'Tutup' : 'Buka'}</p>;
}

test.each([
  [5, 15_000],
  [30, 30_000],
  [600, 60_000],
])(
  'SH-12 a page that is closed for %i s by the server’s word asks every %i ms, and opens by itself',
  async (retryAfterSeconds, everyMs) => {
    let isClosed = true;
    const getSystemStatus = vi.fn(() => accepted({ ...open, maintenance: isClosed, retryAfterSeconds }));
    renderScreen({ default: Page }, { path: '/m/home', calls: { getSystemStatus } });
    await pass(0);
    expect(screen.getByText('Tutup')).toBeTruthy();
    await pass(everyMs - 10);
    expect(getSystemStatus).toHaveBeenCalledTimes(1);
    isClosed = false;
    await pass(20);
    expect(screen.getByText('Buka')).toBeTruthy();
    expect(getSystemStatus).toHaveBeenCalledTimes(2);
    await pass(10 * 60_000);
    expect(getSystemStatus, 'an open site is not asked about').toHaveBeenCalledTimes(2);
  },
);
