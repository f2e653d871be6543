import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readPersonalData } from '../member/personal-data.ts';
import { type DeskMember, selectContacts, selectDeskProfile } from './member-desk-sql.ts';

/**
 * A member's personal data in full. The audit keeps who looked, why, and which of it there was; never the data.
 *
 * @throws Refusal `member.unknown`; InvalidRequestError without a reason
 */
export async function revealMemberData(
  { config }: Pick<ServerParts, 'config'>,
  tx: SqlRunner,
  member: DeskMember,
  { reason: text }: CallBody<Calls['revealMemberData']>,
): Promise<Audited<CallValue<Calls['revealMemberData']>>> {
  const reason = readReason(text);
  const row = await selectDeskProfile(tx, member);
  if (row === undefined) throw new Refusal('member.unknown');
  const personal = await readPersonalData({ config }, tx, member.merchantCode, member.memberId);
  const contacts = await selectContacts(tx, member);
  const shown = {
    mobileNumber: row.mobile_number,
    email: row.email,
    payeeName: personal.payeeName === '' ? null : personal.payeeName,
    idNumber: personal.idNumber === '' ? null : personal.idNumber,
  };
  const fields = Object.entries(shown).flatMap(([field, value]) => (value === null ? [] : [field]));
  const all = [...fields, ...contacts.map(({ channel }) => channel)];
  return {
    value: { ...shown, contacts: contacts.map(({ channel, handle }) => ({ channel, handle })) },
    change: {
      subject: member.memberId,
      oldValues: {},
      newValues: { reason, shown: all.join(' ') },
    },
  };
}
