import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { fakeSession } from '../../../test-support/render-screen.tsx';
import { createSessionStore } from '../services/session-store.ts';
import { followMemberInfo, storedMemberInfoKey } from './follow-member-info.ts';
import { memberInfoKey, memberKey } from './member-queries.ts';

afterEach(() => {
  localStorage.clear();
});

const info = {
  ...{ id: 'mem_01', type: 0, userName: 'aisyah', account: 'aisyah', nickname: 'Aisyah' },
  ...{ regDate: '2026-11-01T00:00:00.000Z', headIcon: '', headIconUrl: '', toUpline: true },
  ...{ email: 'aisyah@example.com', payeeName: 'Aisyah binti Ali' },
};
const stored = () => JSON.parse(localStorage.getItem(storedMemberInfoKey) ?? 'null');

function open() {
  const session = createSessionStore(undefined);
  const queryClient = new QueryClient();
  return { session, queryClient, follow: () => followMemberInfo(session, queryClient) };
}

test('AC-21 member info stands in local storage while there is a session, and goes with the logout', () => {
  const { session, queryClient, follow } = open();
  session.begin(fakeSession);
  follow();
  queryClient.setQueryData(memberInfoKey, info);
  queryClient.setQueryData([...memberKey, 'balance'], { sumBalance: '1.00' });
  // Neither the token nor what nobody needs between two pages.
  expect(stored()).toEqual({
    ...{ id: 'mem_01', type: 0, nickname: 'Aisyah', account: 'aisyah', userName: 'aisyah' },
    ...{ regDate: '2026-11-01T00:00:00.000Z', toUpline: true },
  });
  session.end();
  expect(stored()).toBeNull();
});

test('AC-21 a session that has ended by itself leaves nothing, nor does a tab that was closed', () => {
  const { session, queryClient, follow } = open();
  session.begin(fakeSession);
  follow();
  queryClient.setQueryData(memberInfoKey, info);
  session.expire();
  expect(stored()).toBeNull();
  // An answer that comes late is nobody's.
  queryClient.setQueryData(memberInfoKey, { ...info });
  expect(stored()).toBeNull();

  localStorage.setItem(storedMemberInfoKey, JSON.stringify(info));
  open().follow();
  expect(stored()).toBeNull();
});
