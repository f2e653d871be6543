import type { QueryClient } from '@tanstack/react-query';
import { memberKey } from '../member/member-queries.ts';
import { isSessionInfo, type SessionInfo, type SessionStore } from '../services/session-store.ts';
import { markSession } from './mark-session.ts';
import { isMemberHere, markMemberHere } from './member-here.ts';

const channelName = 'wau-session';

/** So long a page waits for other tabs before it is a visitor's; they answer within a few milliseconds. */
const answerPatienceMs = 400;

/** A session that was renewed, or that has ended, for tabs that still have the token before. */
interface SessionChange {
  readonly formerToken: string;
  readonly session: SessionInfo | null;
}

/** What else tabs say: one without a session asks, one with a session answers, one whose player left says so. */
type SessionWord =
  | { readonly word: 'ask' }
  | { readonly word: 'held'; readonly session: SessionInfo }
  | { readonly word: 'left' };

export interface TabSessions {
  /** Takes over the session of another tab, where there is one. Done at once where no tab is known to have any. */
  join(): Promise<void>;
}

/**
 * Follows the session of this tab: what the cache holds of one member is gone before the next one is here, and the
 * document is marked while somebody is logged in.
 *
 * Tabs of one browser share the session, by words of mouth: the token passes from tab to tab over a channel that only
 * pages of this origin hear, and rests nowhere but in the session storage of each. A token dies soon after its renewal
 * and at once with the logout, so tabs tell each other of both. Whoever leaves, leaves in every tab, also in one that
 * had begun a session of its own: `leaveServer` then ends that one.
 */
export function followSession(
  session: SessionStore,
  queryClient: QueryClient,
  leaveServer: () => void,
): TabSessions {
  let former = session.current();
  let hasHeld = former !== undefined;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  const say = (message: SessionChange | SessionWord) => channel?.postMessage(message);
  const lose = () => {
    former = undefined;
    queryClient.removeQueries({ queryKey: memberKey });
    session.expire();
  };
  session.subscribe(() => {
    const before = former;
    const now = session.current();
    former = now;
    if (now !== undefined) hasHeld = true;
    markSession(now);
    markMemberHere(now !== undefined);
    const isSame = isSameMember(before, now);
    if (!isSame) queryClient.removeQueries({ queryKey: memberKey });
    if (before === undefined || before.token === now?.token) return;
    // Another member in this tab says nothing of the session that others may still have.
    if (now !== undefined && !isSame) return;
    say({ formerToken: before.token, session: now ?? null });
  });
  session.onLeft(() => say({ word: 'left' }));

  const hearWord = (message: SessionWord) => {
    const own = session.current();
    if (message.word === 'ask' && own !== undefined) {
      // The tab that asked before may have had no answer and taken the mark away.
      markMemberHere(true);
      say({ word: 'held', session: own });
    }
    if (message.word === 'held' && own === undefined) session.begin(message.session);
    if (message.word === 'left') {
      if (own !== undefined) {
        leaveServer();
        lose();
      }
      // What the tab stored for whoever was here goes as well; a tab that nobody used keeps its own.
      if (hasHeld) session.end();
    }
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionWord(data)) return hearWord(data);
    if (!isSessionChange(data) || session.current()?.token !== data.formerToken) return;
    if (data.session === null) return lose();
    // It came from a tab that has told all others already.
    former = data.session;
    session.begin(data.session);
  });

  const ask = () => {
    if (session.current() === undefined && isMemberHere()) say({ word: 'ask' });
  };
  // A page that was left while nobody was logged in, and is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  return {
    async join() {
      if (session.current() === undefined && isMemberHere()) {
        ask();
        await sessionWithin(session, answerPatienceMs);
        markMemberHere(session.current() !== undefined);
      }
      // The mark was set before the first paint by what stands in storage, which may be no session at all.
      markSession(session.current());
      if (session.current() !== undefined) markMemberHere(true);
    },
  };
}

function sessionWithin(session: SessionStore, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, patienceMs);
    const stop = session.subscribe(finish);
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

function isSessionWord(data: unknown): data is SessionWord {
  if (typeof data !== 'object' || data === null || !('word' in data)) return false;
  if (data.word === 'held') return 'session' in data && isSessionInfo(data.session);
  return data.word === 'ask' || data.word === 'left';
}
