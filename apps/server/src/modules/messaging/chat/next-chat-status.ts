import type { ChatNotice, ChatStatus } from '@wau/contract/chat-limits';

export interface ChatStanding {
  readonly status: ChatStatus;
  readonly waitingSince: Date | null;
}

interface NextStanding extends ChatStanding {
  /** What the system says about it. */
  readonly notice: ChatNotice | undefined;
}

/** Where a conversation stands once its member has written. Whoever waits already goes on waiting since the first word. */
export function afterMemberWrote(
  standing: ChatStanding | undefined,
  { isOpen, now }: { readonly isOpen: boolean; readonly now: Date },
): NextStanding {
  if (standing !== undefined && standing.waitingSince !== null) return { ...standing, notice: undefined };
  return isOpen
    ? { status: 'waiting', waitingSince: now, notice: undefined }
    : { status: 'ticket', waitingSince: now, notice: 'ticket.closed' };
}

/**
 * Where a conversation stands as time goes by: when nobody has answered within the published time, or nobody is there any
 * more, it becomes a ticket. `undefined`: as it was.
 */
export function afterWaiting(
  { status, waitingSince }: ChatStanding,
  {
    isOpen,
    answerMinutes,
    now,
  }: { readonly isOpen: boolean; readonly answerMinutes: number; readonly now: Date },
): NextStanding | undefined {
  if (status !== 'waiting' || waitingSince === null) return undefined;
  if (!isOpen) return { status: 'ticket', waitingSince, notice: 'ticket.closed' };
  const isLate = now.getTime() - waitingSince.getTime() >= answerMinutes * 60_000;
  return isLate ? { status: 'ticket', waitingSince, notice: 'ticket.unanswered' } : undefined;
}
