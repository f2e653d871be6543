import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeAnswer } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as inboxScreen from './inbox-screen.tsx';

const message = {
  messageId: `msg_${'0'.repeat(26)}`,
  title: 'Berita baharu',
  content: '<p>Selamat datang</p>',
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
