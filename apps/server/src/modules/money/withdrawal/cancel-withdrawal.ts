import type { WithdrawalId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { assert, Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { returnHeldPayout } from '../payout/cancel-payout.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { lockWithdrawal, selectWithdrawal, setWithdrawalDecision } from './withdrawal-sql.ts';
import { type WithdrawalView, withdrawalView } from './withdrawal-view.ts';

/**
 * The member gives up a withdrawal that nobody has decided about: its amount is back in the wallet.
 *
 * Invariants: whoever is first decides, member or merchant, and the other is refused; one that is cancelled already stays
 * so and is answered the same.
 * Locks: the withdrawal's row, the payout's row, what the ledger locks, the counter of the member's events.
 *
 * @throws Refusal `withdrawal.unknown` (also for another member's), `withdrawal.not.pending`
 */
export async function cancelWithdrawal(
  parts: Pick<WithdrawalParts, 'database' | 'ledger' | 'clock' | 'random'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  withdrawalId: WithdrawalId,
): Promise<WithdrawalView> {
  const { merchantCode } = merchant;
  return withTransaction(parts.database, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, merchantCode, withdrawalId);
    if (withdrawal?.member_id !== member.memberId) throw new Refusal('withdrawal.unknown');
    if (withdrawal.decision === null) {
      const now = new Date(parts.clock.nowMs());
      await returnHeldPayout(parts, tx, { merchantCode, payoutId: withdrawal.payout_id }, now);
      await setWithdrawalDecision(tx, withdrawal, 'cancelled', '', now);
      await tellWithdrawal(parts, tx, withdrawal, 'cancelled', now);
    } else if (withdrawal.decision !== 'cancelled') {
      throw new Refusal('withdrawal.not.pending');
    }
    const stored = await selectWithdrawal(tx, merchantCode, withdrawalId);
    assert(stored !== undefined, 'it is locked');
    return withdrawalView(stored);
  });
}
