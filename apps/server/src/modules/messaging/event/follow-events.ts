import type { Readable } from 'node:stream';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { LiveEvents } from '../../../platform/live-events/live-events.ts';

/** What happens to the member, from the event on that the client saw last. A number that is none begins now. */
export function followEvents(
  liveEvents: Pick<LiveEvents, 'follow'>,
  { merchant, member, session }: Pick<MemberContext, 'merchant' | 'member' | 'session'>,
  lastEventId: string,
): Promise<Readable> {
  const lastSeen = /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : undefined;
  const { merchantCode } = merchant;
  return liveEvents.follow(
    { merchantCode, memberId: member.memberId, sessionId: session.sessionId },
    lastSeen,
  );
}
