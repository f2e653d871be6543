import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { unreadCountQuery } from '../../../platform/inbox/inbox-queries.ts';
import * as inboxScreen from './inbox-screen.tsx';

vi.mock('virtual:screen-paths', () => ({ screenPaths: ['/m/rewardCenter', '/m/webEmail'] }));

const message = {
  messageId: `msg_${'0'.repeat(26)}`,
  title: 'Berita baharu',
  content: '<p>Selamat datang</p>',
  link: '',
  isRead: false,
  sentAt: '2026-01-02T03:04:05.000Z',
};

test('ME-03 a message that is opened is read at once, and unread again when the server does not hear of it', async () => {
  let answer = (_: FakeAnswer<'readInboxMessage'>): void => undefined;
  renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [message] }),
      getUnreadCount: () => accepted(1),
      readInboxMessage: () => new Promise((resolve) => (answer = resolve)),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Berita baharu · / }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Berita baharu · / })).toBeNull());
  answer(refused(503, 'server.overloaded', 'sibuk'));
  expect(await screen.findByRole('button', { name: /Berita baharu · / })).toBeTruthy();
});

test('ME-03 ME-05 reading a message has the unread ones counted again, once, and not when it is opened again', async () => {
  let reads = 0;
  const { api, queryClient } = renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [message] }),
      readInboxMessage: () => {
        reads += 1;
        return accepted(null);
      },
      getUnreadCount: () => accepted(reads === 0 ? 1 : 0),
    },
  });
  await screen.findByText('1 belum dibaca');
  const counts = () => queryClient.getQueryState(unreadCountQuery(api).queryKey)?.dataUpdateCount;
  fireEvent.click(await screen.findByRole('button', { name: /Berita baharu · / }));
  await waitFor(() => expect(counts()).toBe(2));
  // However soon it was opened: the throttle does not answer with the count from before.
  await waitFor(() => expect(screen.queryByText('1 belum dibaca')).toBeNull());
  const row = screen.getByRole('button', { name: /Berita baharu/ });
  expect(row.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(row);
  await screen.findByText('Selamat datang');
  expect(reads).toBe(1);
});

test('ME-05 a message is deleted after a question, alone, and the unread ones are counted again', async () => {
  const other = { ...message, messageId: `msg_${'1'.repeat(26)}`, title: 'Promosi', isRead: true };
  const deleted: string[] = [];
  const { api, queryClient } = renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [message, other] }),
      getUnreadCount: () => accepted(1),
      deleteInboxMessage: ({ path }) => {
        deleted.push(path);
        return deleted.length === 1 ? refused(503, 'server.overloaded', 'Kami sibuk') : accepted(null);
      },
    },
  });
  const counts = () => queryClient.getQueryState(unreadCountQuery(api).queryKey)?.dataUpdateCount;
  await waitFor(() => expect(counts()).toBe(1));
  fireEvent.click(await screen.findByRole('button', { name: /Promosi/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Padam mesej' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Padam mesej' }));
  await screen.findByText('Kami sibuk');
  expect(screen.getByText('Promosi')).toBeTruthy();
  expect(counts()).toBe(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Padam mesej' }));
  await screen.findByText('Mesej dipadam');
  expect(await screen.findByRole('button', { name: /Berita baharu/ })).toBeTruthy();
  expect(screen.queryByText('Promosi')).toBeNull();
  expect(deleted.every((path) => path.includes(other.messageId))).toBe(true);
  await waitFor(() => expect(counts()).toBe(2));
});

test('ME-05 a message leads where it is about, as far as there is such a screen', async () => {
  const other = { ...message, messageId: `msg_${'1'.repeat(26)}`, title: 'Lain', link: '/m/nowhere' };
  const linked = { ...message, link: '/m/rewardCenter?view=history' };
  renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [linked, other] }),
      readInboxMessage: () => accepted(null),
      getUnreadCount: () => accepted(2),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Lain/ }));
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Berita baharu/ }));
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe(
    '/m/rewardCenter?view=history',
  );
});

test('ME-05 all are read at once, and what does not work is said', async () => {
  let tries = 0;
  renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [message] }),
      getUnreadCount: () => accepted(tries < 2 ? 3 : 0),
      readAllInboxMessages: () => {
        tries += 1;
        return tries === 1 ? refused(503, 'server.overloaded', 'Kami sibuk') : accepted(null);
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Baca semua' });
  fireEvent.click(button);
  await screen.findByText('Kami sibuk');
  expect(screen.getByRole('button', { name: /Berita baharu · / })).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Berita baharu · / })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Baca semua' })).toBeNull();
  // Its place is kept, so that an open message does not move under the finger.
  expect(
    screen.getByRole('button', { name: 'Baca semua', hidden: true }).closest('.invisible'),
  ).not.toBeNull();
});

test('ME-05 a count that was under way when all were read does not bring the button back', async () => {
  const answers: ((_: FakeAnswer<'getUnreadCount'>) => void)[] = [];
  const { api, queryClient } = renderScreen(inboxScreen, {
    path: '/m/webEmail',
    session: fakeSession,
    calls: {
      listInboxMessages: () => accepted({ list: [message] }),
      getUnreadCount: () =>
        answers.length === 0 ? new Promise((resolve) => answers.push(resolve)) : accepted(0),
      readAllInboxMessages: () => accepted(null),
    },
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  const { queryKey } = unreadCountQuery(api);
  act(() => void queryClient.setQueryData(queryKey, 3));
  fireEvent.click(await screen.findByRole('button', { name: 'Baca semua' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Baca semua' })).toBeNull());
  await act(async () => answers[0]?.(accepted(3)));
  expect(queryClient.getQueryData(queryKey)).toBe(0);
});
