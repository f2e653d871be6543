import { act, screen, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSite } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { siteQuery } from '../../../platform/site/site-query.ts';
import * as agentScreen from './agent-screen.tsx';

const balance = { sumBalance: '12.50', sumBalanceMinor: '1250', currencySymbol: 'RM' };

function open(calls: FakeCalls = {}): void {
  const { queryClient, api } = renderScreen(agentScreen, {
    path: '/m/agent',
    session: { ...fakeSession, type: 2 },
    calls: { getBalance: () => accepted({ ...balance, currencyCode: 'MYR' }), ...calls },
  });
  act(() => {
    queryClient.setQueryData(siteQuery(api).queryKey, {
      ...fakeSite,
      menu: [{ entry: 'inbox', path: '/m/webEmail' }],
    });
  });
}

test('AG-01 SH-01 an agent is greeted, sees the money and is led to what exists', async () => {
  open();
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Selamat .*, aisyah$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
});

test('AG-01 the name that others know stands below the greeting', async () => {
  const info: FakeValue<'getMemberInfo'> = {
    ...{ id: 'mbr_00000000000000000000000001', type: 2, userName: 'aisyah', account: 'aisyah' },
    ...{ nickname: 'Kak Aisyah', toUpline: false, showsWins: true, payeeName: '', email: '' },
    ...{ regDate: '2026-11-01T00:00:00Z', headIcon: '', headIconUrl: '' },
  };
  open({ getMemberInfo: () => accepted(info) });
  expect(await screen.findByRole('heading', { name: /, Kak Aisyah$/ })).toBeTruthy();
  expect(screen.getByText('aisyah')).toBeTruthy();
});

test('AG-02 notices of the house that were not seen are told at their entry', async () => {
  const none = { list: [], popup: [], banners: [], player: [], hot: [], promotion: [] };
  open({ listAnnouncements: () => accepted({ ...none, footer: { unreadCount: 2 } }) });
  expect(await screen.findByRole('link', { name: /^Pengumuman\s*2 belum dibaca$/ })).toBeTruthy();
});

test('AG-02 letters that wait stand beside their entry, and nothing where that is not known', async () => {
  open({ getUnreadCount: () => accepted(3) });
  expect(await screen.findByRole('link', { name: 'Peti masuk 3 belum dibaca' })).toBeTruthy();
});

test('AG-02 a badge that has failed is no alert', async () => {
  open({ getUnreadCount: () => refused(500, 'server.failed', 'Ralat di pihak kami') });
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Peti masuk' })).toBeTruthy();
});

test('AG-02 the entries along the lower edge lead home and to dividends, for whoever may have them', async () => {
  open();
  const footer = within(await screen.findByRole('navigation', { name: 'Ejen' }));
  const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/m/home', '/m/member/agent/agentDivident']));
});
