import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { beginPause, type PauseParts } from './begin-pause.ts';
import type { PausedMember } from './play-pause-sql.ts';

/**
 * An operator keeps a member from play, with a reason, as the member could: for one who has asked customer service, or
 * whom somebody worries about. There is no call that ends it.
 *
 * @throws Refusal `member.unknown`, `play.pause.length.wrong`; InvalidRequestError without a reason
 */
export async function excludeMember(
  parts: PauseParts,
  tx: SqlRunner,
  member: PausedMember,
  { kind, days, reason: text }: CallBody<Calls['excludeMember']>,
): Promise<Audited<CallValue<Calls['excludeMember']>>> {
  const reason = readReason(text);
  const endsAt = await beginPause(parts, tx, member, { kind, days }, { source: 'operator', reason });
  const until = endsAt?.toISOString() ?? null;
  return {
    value: { endsAt: until },
    change: { subject: member.memberId, oldValues: {}, newValues: { kind, until, reason } },
  };
}
