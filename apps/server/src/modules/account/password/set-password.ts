import type { SessionId } from '@wau/contract/ids';
import { fieldProblem } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import { dropPendingSecondStep } from '../second-step/drop-pending-second-step.ts';
import { logoutEverywhere } from '../session/logout-everywhere.ts';
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
 * opens nothing, links that were sent for a forgotten one lead nowhere any more, whatever the old password has begun
 * (a login, a change, two-step login) comes to nothing, and the member is told.
 *
 * Lock order: the member's row, which the proof has locked, then see logoutEverywhere, then the links, the second
 * step and the counters.
 */
export async function setPassword(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  tx: SqlRunner,
  redeemed: RedeemedProof,
  change: {
    readonly merchant: Merchant;
    readonly passwordHash: string;
    /** The session that goes on, if any. */
    readonly keptSession?: SessionId;
  },
): Promise<void> {
  const { merchantCode, memberId } = redeemed;
  await updatePassword(tx, redeemed, change.passwordHash);
  await logoutEverywhere(parts, tx, merchantCode, memberId, change.keptSession);
  await deletePasswordLinksOf(tx, merchantCode, memberId);
  await dropPendingSecondStep(tx, redeemed);
  await notifyMember(parts, tx, { merchant: change.merchant, memberId, kind: 'password.changed' });
}
