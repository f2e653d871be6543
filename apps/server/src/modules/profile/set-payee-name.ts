import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { transactionRunner } from '@wau/service/sql-runner';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { readPersonalData, writePersonalData } from '../member/personal-data.ts';
import { profileOwnerOf } from './profile-owner.ts';
import { lockMember } from './profile-sql.ts';

/** A name as banks write it: letters of any script, and the points, strokes and marks inside names. */
const payeeNamePattern = /^\p{L}[\p{L}\p{M} .,'/@-]{1,99}$/u;

/**
 * Sets the name that withdrawals are paid to, once: whoever gets hold of an account cannot direct its money to
 * another name. The same name again is answered as if it were the first time.
 *
 * Refuses `payee.name.invalid`, `payee.name.fixed`. Lock: the member's row, so that of two names one is kept.
 */
export async function setPayeeName(
  parts: Pick<ServerParts, 'database' | 'random' | 'config'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  body: CallBody<Calls['setPayeeName']>,
): Promise<CallValue<Calls['setPayeeName']>> {
  const payeeName = body.payeeName.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!payeeNamePattern.test(payeeName)) throw new Refusal('payee.name.invalid', { field: 'payeeName' });
  const owner = profileOwnerOf(context);
  return withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    await lockMember(runner, owner);
    const present = await readPersonalData(parts, runner, owner.merchantCode, owner.memberId);
    if (present.payeeName !== '' && present.payeeName !== payeeName) {
      throw new Refusal('payee.name.fixed', { field: 'payeeName' });
    }
    await writePersonalData(parts, runner, owner.merchantCode, owner.memberId, { payeeName });
    return { payeeName };
  });
}
