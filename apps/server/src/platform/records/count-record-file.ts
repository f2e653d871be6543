import { type AttemptRule, requireAttempt } from '../attempts/attempt-counter.ts';
import type { MemberContext } from '../gates/member-gate.ts';
import type { ServerParts } from '../server-parts.ts';

const perMember: AttemptRule = { name: 'record.file.member', windowMs: 60 * 60_000, window: 'fixed' };

/** Files of records that one member asks for in an hour: each may read thousands of rows. */
const maximumFilesPerHour = 60;

/** @throws Refusal `rate.limited` */
export async function countRecordFile(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<void> {
  await requireAttempt(parts, merchant.merchantCode, perMember, member.memberId, maximumFilesPerHour);
}
