import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import { insertAuditEntry } from '../../../platform/audit/audit-sql.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { closePlay } from '../../account/play-pause/close-play.ts';
import { insertClosure, selectClosure } from './closure-sql.ts';
import { finishClosure } from './finish-closure.ts';

/** Where the wish came from, for the audit. */
export interface ClosureOrigin {
  readonly address: string;
  readonly requestId: string;
}

/**
 * A member closes the account for good. What is not played through of rewards lapses, all sessions end, and from then on
 * only what leads to the money is answered; with nothing to pay out the account is closed at once.
 *
 * Invariants: a closure begins once, however often it is asked for; its pause, the end of the sessions and the line in the
 * audit are of one transaction.
 * Locks: the member's row, what the ledger locks, then the sessions.
 *
 * @throws Refusal `account.closure.name.wrong`; `balance.insufficient` where a bet has taken meanwhile what was to lapse
 */
export async function closeAccount(
  parts: Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random' | 'config'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { userName }: CallBody<Calls['closeAccount']>,
  origin: ClosureOrigin,
): Promise<CallValue<Calls['closeAccount']>> {
  if (usernameKeyOf(userName) !== usernameKeyOf(member.userName)) {
    throw new Refusal('account.closure.name.wrong', { field: 'userName' });
  }
  const { merchantCode, currencyCode } = merchant;
  const owner = { merchantCode, memberId: member.memberId };
  const isClosed = await withTransaction(parts.database, async (tx) => {
    await lockMember(tx, owner);
    const known = await selectClosure(tx, owner);
    if (known !== undefined) return known.completed_at !== null;
    const now = new Date(parts.clock.nowMs());
    await insertClosure(tx, owner, now);
    await closePlay(parts, tx, owner);
    await insertAuditEntry(tx, merchantCode, {
      recordedAt: now,
      actor: { kind: 'member', actorId: member.memberId, actorName: member.userName, ...origin },
      action: 'closeAccount',
      subject: member.memberId,
      oldValues: {},
      newValues: { begunAt: now.toISOString() },
    });
    return finishClosure(parts, tx, owner, currencyCode);
  });
  return { isClosed };
}
