import { describe, expect, test } from 'vitest';
import { afterMemberWrote, afterWaiting } from './next-chat-status.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));

describe('HO-08 once a member has written', () => {
  test.each([undefined, 'answered', 'closed'] as const)(
    'after %s it waits while somebody is there',
    (status) => {
      const standing = status === undefined ? undefined : { status, waitingSince: null };
      expect(afterMemberWrote(standing, { isOpen: true, now: at(5) })).toEqual({
        status: 'waiting',
        waitingSince: at(5),
        notice: undefined,
      });
      expect(afterMemberWrote(standing, { isOpen: false, now: at(5) })).toEqual({
        status: 'ticket',
        waitingSince: at(5),
        notice: 'ticket.closed',
      });
    },
  );

  test.each(['waiting', 'ticket'] as const)('what is %s stays so, since the first word', (status) => {
    const standing = { status, waitingSince: at(0) };
    for (const isOpen of [true, false]) {
      expect(afterMemberWrote(standing, { isOpen, now: at(5) })).toEqual({ ...standing, notice: undefined });
    }
  });
});

describe('HO-08 as time goes by', () => {
  const waiting = { status: 'waiting', waitingSince: at(0) } as const;

  test.each([
    [true, 9, undefined],
    [true, 10, 'ticket.unanswered'],
    [false, 1, 'ticket.closed'],
  ])('open %s, after %d of 10 minutes: %s', (isOpen, minute, notice) => {
    const next = afterWaiting(waiting, { isOpen, answerMinutes: 10, now: at(minute) });
    expect(next?.notice).toBe(notice);
    expect(next?.waitingSince).toEqual(notice === undefined ? undefined : at(0));
  });

  test.each(['answered', 'closed', 'ticket'] as const)('what is %s stays so', (status) => {
    const standing = { status, waitingSince: status === 'ticket' ? at(0) : null };
    expect(afterWaiting(standing, { isOpen: false, answerMinutes: 1, now: at(59) })).toBeUndefined();
  });
});
