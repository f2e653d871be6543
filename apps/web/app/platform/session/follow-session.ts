import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from '../member/member-queries.ts';
import { isSessionInfo, type SessionInfo, type SessionStore } from '../services/session-store.ts';
import { markSession } from './mark-session.ts';

const channelName = 'wau-session';

/** A session that was renewed, or that has ended, for tabs that still have the token before. */
interface SessionChange {
  readonly formerToken: string;
  readonly session: SessionInfo | null;
}

/**
 * Follows the session of this tab: what the cache holds of one member is gone before the next one is here, and the
 * document is marked while somebody is logged in. A tab that was duplicated holds the same session, whose token dies
 * soon after its renewal and at once with the log-out; so tabs tell each other of both.
 */
export function followSession(session: SessionStore, queryClient: QueryClient): void {
  // The mark was set before the first paint by what stands in storage, which may be no session at all.
  markSession(session.current() !== undefined);
  let former = session.current();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  session.subscribe(() => {
    const before = former;
    const now = session.current();
    former = now;
    markSession(now !== undefined);
    const isSame = isSameMember(before, now);
    if (!isSame) queryClient.removeQueries({ queryKey: memberKey });
    if (before === undefined || before.token === now?.token) return;
    // Another member in this tab says nothing of the session that others may still have.
    if (now !== undefined && !isSame) return;
    channel?.postMessage({ formerToken: before.token, session: now ?? null } satisfies SessionChange);
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSessionChange(data) || session.current()?.token !== data.formerToken) return;
    // It came from a tab that has told all others already.
    former = data.session ?? undefined;
    if (data.session !== null) session.begin(data.session);
    else {
      queryClient.removeQueries({ queryKey: memberKey });
      session.expire();
    }
  });
}

function isSameMember(a: SessionInfo | undefined, b: SessionInfo | undefined): boolean {
  return a?.merchantCode === b?.merchantCode && a?.userName === b?.userName;
}

function isSessionChange(data: unknown): data is SessionChange {
  return (
    typeof data === 'object' &&
    data !== null &&
    'formerToken' in data &&
    typeof data.formerToken === 'string' &&
    'session' in data &&
    (data.session === null || isSessionInfo(data.session))
  );
}
