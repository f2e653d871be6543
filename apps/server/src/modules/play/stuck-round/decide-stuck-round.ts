import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, StuckRoundId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { enqueueSending } from './send-stuck-round-orders-job.ts';
import { lockStuckRound, setOrdered } from './stuck-round-sql.ts';

/**
 * Somebody decides what becomes of a round that its vendor has given up. The vendor is told apart from this transaction, until
 * it has answered.
 *
 * Invariants: only what waits, so one of several decisions counts; each order has a name of its own, by which the vendor
 * carries it out once. Locks: the round's row, its claim.
 *
 * @throws Refusal `stuck.round.unknown`, `stuck.round.decided`, `stuck.round.kept`, `case.claimed`
 */
export async function decideStuckRound(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  stuckRoundId: StuckRoundId,
  { decision, reason }: CallBody<Calls['decideStuckRound']>,
): Promise<Audited<null>> {
  const row = await lockStuckRound(tx, { merchant_id: merchantCode, stuck_round_id: stuckRoundId });
  if (row === undefined) throw new Refusal('stuck.round.unknown');
  if (row.status !== 'waiting') throw new Refusal('stuck.round.decided');
  if (decision === 'refund' && !row.can_refund) throw new Refusal('stuck.round.kept');
  const now = new Date(clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'stuckRound', caseId: stuckRoundId }, actor, now);
  const orderId = newId('stuckRound', clock, random);
  await setOrdered(tx, row, { deed: decision, orderId, now });
  await enqueueSending(tx, now);
  return {
    value: null,
    change: {
      subject: stuckRoundId,
      oldValues: {
        status: 'waiting',
        vendor: row.vendor_code,
        round: row.round_id,
        player: row.player_id,
        stakeMinor: minorToWire(row.stake_minor),
        payoutMinor: minorToWire(row.payout_minor),
        currency: row.currency,
        lastError: row.last_error,
      },
      newValues: { status: 'ordered', decision, reason, orderId },
    },
  };
}
