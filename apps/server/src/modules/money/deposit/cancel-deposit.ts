import type { DepositId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { lockDeposit, setDepositStatus } from './deposit-sql.ts';
import { type DepositView, depositStatusAt, depositView } from './deposit-view.ts';
import { tellDeposit } from './tell-deposit.ts';

/**
 * The member gives a pending deposit up.
 *
 * Invariants: only a pending deposit becomes cancelled, and one that is cancelled already stays so and is answered
 * the same; money that the provider reports later is credited all the same (see applyPayInReport).
 * Locks: the deposit's row, then the counter of the member's events.
 *
 * @throws Refusal `deposit.unknown` (also for another member's), `deposit.not.pending`
 */
export async function cancelDeposit(
  { database, clock }: Pick<DepositParts, 'database' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  depositId: DepositId,
): Promise<DepositView> {
  return withTransaction(database, async (tx) => {
    const deposit = await lockDeposit(tx, merchant.merchantCode, depositId);
    if (deposit?.member_id !== member.memberId) throw new Refusal('deposit.unknown');
    const nowMs = clock.nowMs();
    if (deposit.status === 'cancelled') return depositView(deposit, nowMs);
    if (depositStatusAt(deposit, nowMs) !== 'pending') throw new Refusal('deposit.not.pending');
    const decidedAt = new Date(nowMs);
    await setDepositStatus(tx, deposit, 'cancelled', decidedAt);
    await tellDeposit(tx, deposit, 'cancelled', decidedAt);
    return depositView({ ...deposit, status: 'cancelled', decided_at: decidedAt }, nowMs);
  });
}
