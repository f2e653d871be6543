import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContactType, ResourceType } from '@wau/contract/calls/content/site-content-calls';
import { sealLinkPath } from '@wau/contract/link-path';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { ServiceMenu } from './service-menu.tsx';

const path = '/m/home';
type Contact = readonly [entry: 'main' | 'sub', csType: ContactType, link: string];

async function show(
  contacts: readonly Contact[],
  links: readonly ResourceType[] = [],
  member: { readonly unreadCount: number } | undefined = undefined,
): Promise<void> {
  const pathList = await Promise.all(
    contacts.map(async ([entry, csType, link]) => ({
      type: 3 as const,
      entry,
      csType,
      path: await sealLinkPath(link, 'aB3_-xyz', new Uint8Array(12)),
    })),
  );
  const resources = links.map((resourceType) => ({
    resourceType,
    url: `https://social.example/${resourceType}`,
  }));
  const download = { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false };
  renderScreen(
    { default: ServiceMenu },
    {
      path,
      ...(member === undefined ? {} : { session: fakeSession }),
      calls: {
        getResources: () => accepted({ version: { pathList }, resources, download }),
        getServiceHours: () =>
          accepted({ isOffered: true, isOpen: true, changesAt: null, answerMinutes: 10 }),
        getChat: () =>
          accepted({
            status: 'answered',
            lastNumber: 2,
            unreadCount: member?.unreadCount ?? 0,
            typingUntil: null,
            waitingSince: null,
          }),
      },
    },
  );
}

const chat: Contact = ['main', 'LIVECHAT', 'https://chat.example/wau'];
const whatsApp: Contact = ['sub', 'WHATSAPP', 'https://whatsapp.example/wau'];
const float = (name: string | RegExp = 'Khidmat pelanggan') => screen.findByRole('button', { name });

test('HO-08 with one service the button opens it directly: the chat here, others in a page of their own', async () => {
  await show([chat]);
  const link = await screen.findByRole('link', { name: 'Khidmat pelanggan' });
  expect(link.getAttribute('href')).toBe('/m/service');
  expect(screen.queryByRole('button')).toBeNull();
});

test('HO-08 a live chat that is the second line leads to its own address', async () => {
  await show([['sub', 'LIVECHAT', 'https://chat.example/second']]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe(
      'https://chat.example/second',
    ),
  );
});

test('HO-08 a contact elsewhere is opened by its encrypted path, in a page that knows nothing of this one', async () => {
  await show([['main', 'TELEGRAM', 'https://telegram.example/wau']]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe(
      'https://telegram.example/wau',
    ),
  );
  const link = screen.getByRole('link', { name: 'Khidmat pelanggan' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('HO-08 with more the button toggles a list, which Escape and a tap beside it close as well', async () => {
  await show([chat, whatsApp]);
  fireEvent.click(await float());
  const list = await screen.findByRole('navigation', { name: 'Khidmat pelanggan' });
  expect(
    within(list)
      .getByRole('link', { name: /Sembang langsung/ })
      .getAttribute('href'),
  ).toBe('/m/service');
  await waitFor(() =>
    expect(
      within(list)
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href'),
    ).toBe('https://whatsapp.example/wau'),
  );
  const closed = () => expect(screen.queryByRole('navigation')).toBeNull();
  const button = screen.getAllByRole('button', { name: 'Khidmat pelanggan' }).at(-1);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button ?? list);
  closed();
  fireEvent.click(await float());
  fireEvent.keyDown(document, { key: 'Escape' });
  closed();
  expect(document.activeElement).toBe(await float());
  fireEvent.click(await float());
  fireEvent.pointerDown(document.body);
  closed();
});

test('HO-08 of the lists of customer service, Facebook and Telegram one is open at a time', async () => {
  await show([chat, whatsApp], ['FACEBOOK', 'FACEBOOK1', 'TELEGRAM', 'TELEGRAM1', 'TELEGRAM2']);
  fireEvent.click(await float());
  const list = within(await screen.findByRole('navigation', { name: 'Khidmat pelanggan' }));
  const open = () =>
    list
      .getAllByRole('button')
      .flatMap((each) => (each.getAttribute('aria-expanded') === 'true' ? [each.textContent] : []));
  expect(open()).toEqual([]);
  for (const name of ['Khidmat pelanggan', 'Facebook', 'Telegram']) {
    fireEvent.click(list.getByRole('button', { name }));
    expect(open()).toEqual([name]);
  }
  expect(list.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(list.getByRole('button', { name: 'Telegram' }));
  expect(open()).toEqual([]);
});

test('HO-08 without any service there is no button', async () => {
  await show([]);
  await waitFor(() => expect(screen.queryByText('Sedang dimuatkan')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('HO-08 a member sees that there is something unread, and a visitor nothing', async () => {
  await show([chat, whatsApp], [], { unreadCount: 2 });
  expect(await float('Khidmat pelanggan: 2 mesej baharu')).toBeTruthy();
  expect(screen.getByTestId('service-unread-dot')).toBeTruthy();
});
