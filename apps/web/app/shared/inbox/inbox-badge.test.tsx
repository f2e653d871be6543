import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { unreadCountQuery } from '../../platform/inbox/inbox-queries.ts';
import { InboxBadge } from './inbox-badge.tsx';

vi.mock('../../platform/navigation/screen-exists.ts', () => ({ screenExists: () => true }));

/** The badge of a member with so many unread messages; gives back what the page knows of their count. */
function open(unread: number): () => unknown {
  const { api, queryClient } = renderScreen(
    { default: () => <InboxBadge /> },
    {
      path: '/m/home',
      session: fakeSession,
      flags: { MAILCEN: true },
      calls: { getUnreadCount: () => accepted(unread) },
    },
  );
  return () => queryClient.getQueryData(unreadCountQuery(api).queryKey);
}

test('ME-03 a single unread message is enough for the dot, and the button says that there is one', async () => {
  open(1);
  expect(await screen.findByRole('button', { name: 'Peti masuk: 1 mesej belum dibaca' })).toBeTruthy();
  expect(screen.getByTestId('unread-dot')).toBeTruthy();
});

test('ME-03 once all messages are read there is no dot', async () => {
  const known = open(0);
  await vi.waitFor(() => expect(known()).toBe(0));
  expect(screen.getByRole('button', { name: 'Peti masuk' })).toBeTruthy();
  expect(screen.queryByTestId('unread-dot')).toBeNull();
});
