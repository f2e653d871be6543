import { screen } from '@testing-library/react';
import { sealLinkPath } from '@wau/contract/link-path';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as serviceScreen from './service-screen.tsx';

const download = { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false };
const contact = async (entry: 'main' | 'sub', link: string) => ({
  type: 3 as const,
  entry,
  csType: entry === 'main' ? ('LIVECHAT' as const) : ('WHATSAPP' as const),
  path: await sealLinkPath(link, 'aB3_-xyz', new Uint8Array(12)),
});

test('SH-01 service links are opened for the player, and lead to pages alone', async () => {
  const pathList = [
    await contact('main', 'https://chat.example/wau'),
    await contact('sub', 'javascript:alert(1)'),
  ];
  renderScreen(serviceScreen, {
    path: '/m/service',
    calls: { getResources: () => accepted({ version: { pathList }, resources: [], download }) },
  });
  const chat = await screen.findByRole('link', { name: /Sembang langsung/ });
  expect(chat.getAttribute('href')).toBe('https://chat.example/wau');
  expect(await screen.findByText('Saluran ini tidak dapat dibuka. Sila cuba lagi')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('SH-01 where no contact is set up, the help centre is still offered', async () => {
  renderScreen(serviceScreen, {
    path: '/m/service',
    calls: { getResources: () => accepted({ version: { pathList: [] }, resources: [], download }) },
  });
  expect(await screen.findByText('Belum ada saluran hubungan')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Pusat bantuan/ }).getAttribute('href')).toBe('/m/help');
});
