import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import { memberLine } from './find-members.ts';
import { selectMembersByContact } from './member-desk-sql.ts';

const shownMembers = 50;

/**
 * Members with exactly a number or an address. The audit keeps that somebody searched, and how many were found, and not
 * what for: it would be personal data itself.
 *
 * @throws InvalidRequestError without either, or for a number that is none
 */
export async function findMembersByContact(
  tx: SqlRunner,
  { merchantCode, countryCode }: Pick<Merchant, 'merchantCode' | 'countryCode'>,
  { mobileNumber: mobileText, email }: CallBody<Calls['findMembersByContact']>,
): Promise<Audited<CallValue<Calls['findMembersByContact']>>> {
  if (mobileText === undefined && email === undefined) throw new InvalidRequestError('mobileNumber');
  const mobileNumber =
    mobileText === undefined ? undefined : readMobileNumber({ mobileNum: mobileText }, countryCode);
  if (mobileText !== undefined && mobileNumber === undefined) throw new InvalidRequestError('mobileNumber');
  const contact = { mobileNumber: mobileNumber ?? null, emailKey: email?.trim().toLowerCase() ?? null };
  const rows = await selectMembersByContact(tx, merchantCode, contact, shownMembers);
  const by = [mobileText === undefined ? '' : 'mobileNumber', email === undefined ? '' : 'email'];
  return {
    value: { list: rows.map(memberLine) },
    change: {
      subject: 'members',
      oldValues: {},
      newValues: { searchedBy: by.filter((each) => each !== '').join(' '), foundCount: rows.length },
    },
  };
}
