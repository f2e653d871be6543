import type { MemberId, SessionId } from '@wau/contract/ids';
import { fieldProblem } from '@wau/contract/registration-rules';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { Merchant } from '../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { notifyMember } from '../message/notify-member.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';
import { deletePasswordLinksOf, selectPasswordRule, updatePassword } from './password-sql.ts';

/** Holds a new password to the merchant's rule. Refuses with `password.format.invalid`. */
export async function requirePasswordFormat(
  parts: Pick<ServerParts, 'runner'>,
  { merchantCode }: Merchant,
  newPassword: string,
): Promise<void> {
  const rule = await selectPasswordRule(parts.runner, merchantCode);
  if (rule !== undefined && fieldProblem(rule, newPassword) !== undefined) {
    throw new Refusal('password.format.invalid', { field: 'newPassword' });
  }
}

/**
 * What every new password brings with it, in one transaction: the member's other sessions end, what browsers remember
 * opens nothing, links that were sent for a forgotten one lead nowhere any more, and the member is told.
 *
 * Lock order: the member's row, then see signOutEverywhere, then the links.
 */
export async function setPassword(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  tx: SqlRunner,
  change: {
    readonly merchant: Merchant;
    readonly memberId: MemberId;
    readonly passwordHash: string;
    /** The session that goes on, if any. */
    readonly keptSession?: SessionId;
  },
): Promise<void> {
  const { merchant, memberId } = change;
  const { merchantCode } = merchant;
  await updatePassword(tx, merchantCode, memberId, change.passwordHash);
  await signOutEverywhere(parts, tx, merchantCode, memberId, change.keptSession);
  await deletePasswordLinksOf(tx, merchantCode, memberId);
  await notifyMember(parts, tx, { merchant, memberId, kind: 'password.changed' });
}
