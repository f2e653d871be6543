import { depositProofLimitBytes } from '@wau/contract/deposit-limits';
import type { DepositId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { assert, Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { requirePicture } from '../../../platform/picture/require-pictures.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { mostProofs, proofLifetimeMs } from './bank-transfer-provider.ts';
import { storeProof } from './bank-transfer-sql.ts';
import type { DepositParts } from './deposit-parts.ts';
import { type DepositRow, lockDeposit, selectDeposit } from './deposit-sql.ts';
import { type DepositView, depositStatusAt, depositView } from './deposit-view.ts';
import { sealProof } from './proof-sealing.ts';

/**
 * The member shows that a transfer was paid. The picture is drawn anew and kept sealed, in place of one before; from then on
 * the deposit waits for somebody to look at it and does not expire the same day.
 *
 * Invariants: only a pending deposit by bank transfer has a proof, and not more than `mostProofs` in turn.
 * Locks: the deposit's row, then its transfer's.
 *
 * @throws Refusal `deposit.unknown` (also for another member's), `deposit.not.pending`, `deposit.proof.unwanted`,
 *   `deposit.proof.too.many`, `deposit.proof.invalid`; OverloadError when too many pictures wait
 */
export async function sendDepositProof(
  parts: Pick<DepositParts, 'database' | 'runner' | 'clock' | 'random'> & Pick<ServerParts, 'config'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  depositId: DepositId,
  image: string,
): Promise<DepositView> {
  const { merchantCode } = merchant;
  const requireWanted = (deposit: DepositRow | undefined): DepositRow => {
    if (deposit?.member_id !== member.memberId) throw new Refusal('deposit.unknown');
    if (deposit.transfer === null) throw new Refusal('deposit.proof.unwanted');
    if (depositStatusAt(deposit, parts.clock.nowMs()) !== 'pending') throw new Refusal('deposit.not.pending');
    if (deposit.transfer.proof_count >= mostProofs) throw new Refusal('deposit.proof.too.many');
    return deposit;
  };
  // Before a picture costs anything.
  requireWanted(await selectDeposit(parts.runner, merchantCode, depositId));
  const picture = await requirePicture(image, 'image', {
    limitBytes: depositProofLimitBytes,
    code: 'deposit.proof.invalid',
    sender: member.memberId,
  });
  return withTransaction(parts.database, async (tx) => {
    const deposit = requireWanted(await lockDeposit(tx, merchantCode, depositId));
    const now = new Date(parts.clock.nowMs());
    const sealed = sealProof(parts, { merchantCode, depositId }, picture);
    await storeProof(tx, deposit, sealed, now, new Date(now.getTime() + proofLifetimeMs));
    const stored = await selectDeposit(tx, merchantCode, depositId);
    assert(stored !== undefined, 'it is locked');
    return depositView(stored, now.getTime());
  });
}
