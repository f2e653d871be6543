import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SessionStore } from '../services/session-store.ts';
import { browserLocalStorage, type ValueStorage, writeStored } from '../storage/stored-value.ts';
import { memberInfoKey } from './member-queries.ts';

export const storedMemberInfoKey = 'MC_MEMBER_INFO';

/** What this browser holds of whoever is logged in. Their token stands in the session record of the tab alone. */
type StoredMemberInfo = Pick<
  CallValue<Calls['getMemberInfo']>,
  'id' | 'type' | 'nickname' | 'account' | 'userName' | 'regDate' | 'toUpline'
>;

/**
 * Keeps the member's info in local storage while there is a session, and forgets it with it: names and dates are
 * somebody's own. A page that opens, and finds a session neither here nor in another tab, forgets what was left.
 */
export function followMemberInfo(
  session: SessionStore,
  queryClient: QueryClient,
  storage: ValueStorage | undefined = browserLocalStorage(),
): void {
  const forgetOfNobody = () => {
    if (session.current() === undefined) writeStored(storage, storedMemberInfoKey, undefined);
  };
  forgetOfNobody();
  session.subscribe(forgetOfNobody);
  const infoHash = hashKey(memberInfoKey);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== infoHash || session.current() === undefined) return;
    const info = query.state.data as CallValue<Calls['getMemberInfo']> | undefined;
    if (info !== undefined) writeStored(storage, storedMemberInfoKey, storedPartOf(info));
  });
}

function storedPartOf({
  id,
  type,
  nickname,
  account,
  userName,
  regDate,
  toUpline,
}: CallValue<Calls['getMemberInfo']>): StoredMemberInfo {
  return { id, type, nickname, account, userName, regDate, toUpline };
}
