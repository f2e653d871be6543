import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContactType } from '@wau/contract/calls/content/site-content-calls';
import { sealLinkPath } from '@wau/contract/link-path';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSite } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { siteQuery } from '../../../platform/site/site-query.ts';
import * as agentScreen from './agent-screen.tsx';

const balance = { sumBalance: '12.50', sumBalanceMinor: '1250', currencySymbol: 'RM' };

function open(calls: FakeCalls = {}) {
  const rendered = renderScreen(agentScreen, {
    path: '/m/agent',
    session: { ...fakeSession, type: 2 },
    calls: { getBalance: () => accepted({ ...balance, currencyCode: 'MYR' }), ...calls },
  });
  const { queryClient, api } = rendered;
  act(() => {
    queryClient.setQueryData(siteQuery(api).queryKey, {
      ...fakeSite,
      menu: [{ entry: 'inbox', path: '/m/webEmail' }],
    });
  });
  return rendered;
}

test('AG-01 SH-01 an agent is greeted, sees the money and is led to what exists', async () => {
  open();
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Selamat .*, aisyah$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
});

/** A merchant whose customer service has these lines. */
async function lines(
  ...contacts: readonly (readonly ['main' | 'sub', ContactType, string])[]
): Promise<FakeCalls> {
  const pathList = await Promise.all(
    contacts.map(async ([entry, csType, link]) => ({
      ...{ type: 3 as const, entry, csType },
      path: await sealLinkPath(link, 'aB3_-xyz', new Uint8Array(12)),
    })),
  );
  const download = { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false };
  return { getResources: () => accepted({ version: { pathList }, resources: [], download }) };
}

const serviceLink = () => screen.findByRole('link', { name: 'Khidmat pelanggan' });

test.each([
  [['main', 'WHATSAPP', 'https://whatsapp.example/wau'] as const],
  [['sub', 'LIVECHAT', 'https://whatsapp.example/wau'] as const],
])('AG-02 customer service opens the link that travels encrypted, in a page of its own: %s', async (line) => {
  open(await lines(line));
  await waitFor(async () =>
    expect((await serviceLink()).getAttribute('href')).toBe('https://whatsapp.example/wau'),
  );
  const link = await serviceLink();
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('AG-02 customer service is the chat here where that is the main line', async () => {
  open(
    await lines(
      ['main', 'LIVECHAT', 'https://chat.example/wau'],
      ['sub', 'WHATSAPP', 'https://whatsapp.example/wau'],
    ),
  );
  expect((await serviceLink()).getAttribute('href')).toBe('/m/service');
});

test('AG-02 customer service is its page where the link does not open, or names a script', async () => {
  open(await lines(['main', 'TELEGRAM', 'javascript:alert(1)']));
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect((await serviceLink()).getAttribute('href')).toBe('/m/service');
});

test('AG-02 when the session ends no entry is left to tap, and the page gives way to home', async () => {
  const { session } = open();
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  act(() => session.expire());
  expect(await screen.findByText('/m/home')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Khidmat pelanggan' })).toBeNull();
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
