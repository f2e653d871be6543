import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeValue } from '../../../test-support/fake-api.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { readDevice } from '../../platform/device/device-facts.ts';
import { DownloadPopup } from './download-popup.tsx';
import { HomeScreenSheet } from './home-screen-sheet.tsx';

vi.mock('../../platform/device/use-device.ts', () => ({
  useDevice: () =>
    readDevice({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1',
      platform: '',
      maxTouchPoints: 5,
      screenHeightPx: 812,
      isStandalone: false,
      isWebClip: false,
    }),
}));

const onClose = vi.fn();
afterEach(() => onClose.mockClear());

type ResourceType = FakeValue<'getResources'>['resources'][number]['resourceType'];
type Links = Partial<Record<ResourceType, string>>;

/** Opens a popup as its parent does, which takes it away once it is told that it closes. */
function openWithin(Popup: typeof DownloadPopup, links: Links): void {
  function Parent() {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      onClose();
      setIsOpen(false);
    };
    return (
      <>
        <p>{isOpen ? 'the parent waits' : 'the parent knows'}</p>
        <Popup isOpen={isOpen} onClose={close} />
      </>
    );
  }
  renderScreen(
    { default: Parent },
    {
      path: '/m/home',
      calls: {
        getResources: () =>
          accepted({
            version: { pathList: [] },
            resources: Object.entries(links).map(([type, url]) => ({
              resourceType: type as ResourceType,
              url,
            })),
            download: { rewardMinor: '577700', barRewardMinor: '577700', barRequiresLogin: false },
          }),
      },
    },
  );
}

const guideTitle = 'Tambah ke skrin utama';
const close = (popup: HTMLElement) => fireEvent.click(within(popup).getByRole('button', { name: 'Tutup' }));

test('HO-09 closing the add-to-home-screen popup notifies the parent, once', async () => {
  openWithin(HomeScreenSheet, { MOBILECONFIG: '/wau.mobileconfig' });
  const popup = await screen.findByRole('dialog', { name: guideTitle });
  expect(await within(popup).findByText('Ketik butang kongsi')).toBeTruthy();
  expect(within(popup).getByRole('link', { name: 'Pasang melalui profil' }).getAttribute('href')).toBe(
    '/wau.mobileconfig',
  );
  expect(onClose).not.toHaveBeenCalled();
  close(popup);
  expect(screen.getByText('the parent knows')).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('HO-09 without a profile there is no button for it', async () => {
  openWithin(HomeScreenSheet, {});
  const popup = await screen.findByRole('dialog', { name: guideTitle });
  await within(popup).findByText('Ketik butang kongsi');
  expect(within(popup).queryByRole('link')).toBeNull();
});

test('HO-09 the add-to-home-screen popup offers the profile alone, also where there is an app', async () => {
  openWithin(HomeScreenSheet, { IOS: 'https://apps.example/wau', MOBILECONFIG: '/wau.mobileconfig' });
  const popup = await screen.findByRole('dialog', { name: guideTitle });
  await within(popup).findByRole('link', { name: 'Pasang melalui profil' });
  const links = within(popup).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wau.mobileconfig']);
});

test('HO-09 the download popup leads to the steps, and closing those closes it for its parent as well', async () => {
  openWithin(DownloadPopup, { IOS: 'https://apps.example/wau', AppDownloadIcon: '/art/heads/wau.svg' });
  const popup = await screen.findByRole('dialog', { name: 'Dapatkan aplikasi Wau' });
  expect(await within(popup).findByText('Ganjaran muat turun: RM 5,777')).toBeTruthy();
  expect(popup.querySelector('img')?.getAttribute('src')).toBe('/art/heads/wau.svg');
  fireEvent.click(within(popup).getByRole('button', { name: guideTitle }));
  const guide = await screen.findByRole('dialog', { name: guideTitle });
  expect(onClose).not.toHaveBeenCalled();
  close(guide);
  await waitFor(() => expect(screen.getByText('the parent knows')).toBeTruthy());
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
