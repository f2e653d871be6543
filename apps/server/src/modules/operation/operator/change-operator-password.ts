import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { verifyOrAbandon } from '../../account/credentials/verify-or-abandon.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { admitOperator } from './operator-limits.ts';
import type { OperatorParts } from './operator-parts.ts';
import {
  endOperatorSessions,
  lockOperator,
  selectOperatorByName,
  updateOperatorPassword,
} from './operator-sql.ts';

/** Whoever runs the house guards more than one account. */
const shortestOperatorPassword = 12;

/**
 * Replaces the password of the operator who asks.
 *
 * Invariants: the old password is asked for and shares the count of logins; the session that asks goes on, all others
 * end with the change. Of two changes at a time the second finds that its old password is no longer the present one.
 *
 * Refuses, in this order: `modify.new.old.same`, `password.format.invalid`, `login.too.many`, `password.wrong`. Lock
 * order: the operator's row, the counters, the sessions.
 */
export async function changeOperatorPassword(
  parts: OperatorParts,
  { operator }: Pick<OperatorContext, 'operator'>,
  { oldPassword, newPassword }: CallBody<Calls['changeOperatorPassword']>,
  address: string,
): Promise<AuditedWork<null>> {
  const { operatorId, sessionId, username } = operator;
  const wanted = newPassword.normalize('NFKC');
  if (wanted === oldPassword.normalize('NFKC')) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  requireOperatorPassword(newPassword, username, 'newPassword');
  const attempt = await admitOperator(parts, username, address);
  const found = await selectOperatorByName(parts.runner, usernameKeyOf(username));
  if (!(await verifyOrAbandon(parts.passwords, attempt, found?.password_hash, oldPassword))) {
    throw new Refusal('password.wrong', { field: 'oldPassword' });
  }
  const passwordHash = await parts.passwords.hash(newPassword);
  return async (tx) => {
    const present = await lockOperator(tx, operatorId);
    if (present === undefined || present.password_hash !== found?.password_hash) {
      throw new Refusal('password.wrong', { field: 'oldPassword' });
    }
    await attempt.succeeded(tx);
    await updateOperatorPassword(tx, operatorId, passwordHash, null);
    const endedSessions = await endOperatorSessions(tx, operatorId, new Date(parts.clock.nowMs()), sessionId);
    const oldValues = { passwordIsTemporary: present.temporary_until !== null };
    const newValues = { passwordIsTemporary: false, endedSessions };
    return { value: null, change: { subject: operatorId, oldValues, newValues } };
  };
}

/** @throws Refusal `password.format.invalid` for one that is short or says the name */
export function requireOperatorPassword(password: string, username: string, field: string): void {
  const wanted = password.normalize('NFKC');
  if (wanted.length < shortestOperatorPassword || wanted.toLowerCase().includes(usernameKeyOf(username))) {
    throw new Refusal('password.format.invalid', { field });
  }
}
