import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { insertBirthday, selectBirthday } from './benefit-sql.ts';
import { isBirthday } from './birthday.ts';

/**
 * Notes a member's birthday, day and month, once. The same again changes nothing.
 *
 * Locks: the member's row.
 *
 * @throws Refusal `birthday.invalid`, `birthday.set`
 */
export function setBirthday(
  { database, clock }: Pick<ServerParts, 'database' | 'clock'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<MemberContext, 'merchant' | 'member'>,
  { month, day }: CallBody<Calls['setBirthday']>,
): Promise<null> {
  if (!isBirthday(month, day)) throw new Refusal('birthday.invalid');
  const key = { merchantCode, memberId };
  return withTransaction(database, async (tx) => {
    await lockMember(tx, key);
    if (await insertBirthday(tx, key, { month, day, statedAt: new Date(clock.nowMs()) })) return null;
    const known = await selectBirthday(tx, key);
    if (known?.birth_month !== month || known.birth_day !== day) throw new Refusal('birthday.set');
    return null;
  });
}
