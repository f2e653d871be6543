import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from './member-queries.ts';
import { markSession } from './session-mark.tsx';
import { isSessionInfo, type SessionInfo, type SessionStore } from './session-store.ts';

const channelName = 'wau-session';

/** A renewed session, for tabs that still have the token before. */
interface Renewal {
  readonly formerToken: string;
  readonly session: SessionInfo;
}

/**
 * Follows the session of this tab: what the cache holds of one member is gone before the next one is here, and the
 * document is marked while somebody is logged in. A tab that was duplicated holds the same session, whose token dies
 * soon after its renewal; so tabs tell each other of renewals.
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
    if (!isSameMember(before, now)) queryClient.removeQueries({ queryKey: memberKey });
    else if (before !== undefined && now !== undefined && before.token !== now.token) {
      channel?.postMessage({ formerToken: before.token, session: now } satisfies Renewal);
    }
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRenewal(data) || session.current()?.token !== data.formerToken) return;
    // It came from a tab that has told all others already.
    former = data.session;
    session.begin(data.session);
  });
}

function isSameMember(a: SessionInfo | undefined, b: SessionInfo | undefined): boolean {
  return a?.merchantCode === b?.merchantCode && a?.userName === b?.userName;
}

function isRenewal(data: unknown): data is Renewal {
  return (
    typeof data === 'object' &&
    data !== null &&
    'formerToken' in data &&
    typeof data.formerToken === 'string' &&
    'session' in data &&
    isSessionInfo(data.session)
  );
}
