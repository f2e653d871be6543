import { cleanup, fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSite } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as mineScreen from './member-centre-screen.tsx';

vi.mock('virtual:screen-paths', () => ({ screenPaths: ['/m/mine', '/m/set'] }));

const info = {
  ...{ id: `mbr_${'0'.repeat(26)}`, type: 0, userName: 'aisyah', account: 'aisyah', nickname: 'Aisyah' },
  ...{ regDate: '2026-11-01T00:00:00.000Z', headIcon: '', headIconUrl: '', email: '', payeeName: '' },
  toUpline: false,
  showsWins: true,
};
const balance: FakeValue<'getBalance'> = {
  ...{ sumBalance: '100.00', sumBalanceMinor: '10000', currencyCode: 'MYR', currencySymbol: 'RM' },
};

test.each(['getMemberInfo', 'getBalance'] as const)(
  'AP-03 ME-01 the member centre says that %s could not be loaded, and a tap loads it',
  async (name) => {
    let isBack = false;
    const answers = { getMemberInfo: accepted(info), getBalance: accepted(balance) };
    const lost = refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang');
    renderScreen(mineScreen, {
      path: '/m/mine',
      session: fakeSession,
      site: { menu: [] },
      calls: {
        getMemberInfo: () => (isBack || name !== 'getMemberInfo' ? answers.getMemberInfo : lost),
        getBalance: () => (isBack || name !== 'getBalance' ? answers.getBalance : lost),
      },
    });
    await screen.findByText('Gagal dimuatkan');
    expect(screen.getByText('Kami sangat sibuk sekarang')).toBeTruthy();
    isBack = true;
    fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
    await screen.findByText('Aisyah');
    expect(screen.queryByText('Gagal dimuatkan')).toBeNull();
  },
);

test.each(['0', '1'])(
  'AG-01 ME-01 agents alone are led to their home, in member centre %s',
  async (mem_cen) => {
    const open = (type: number) =>
      renderScreen(mineScreen, {
        path: '/m/mine',
        session: { ...fakeSession, type },
        site: { menu: [], mobileTemplate: { ...fakeSite.mobileTemplate, mem_cen } },
        calls: { getMemberInfo: () => accepted({ ...info, type }), getBalance: () => accepted(balance) },
      });
    open(0);
    expect(await screen.findByText('Aisyah')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Laman ejen' })).toBeNull();
    cleanup();
    open(2);
    expect((await screen.findByRole('link', { name: 'Laman ejen' })).getAttribute('href')).toBe('/m/agent');
  },
);
