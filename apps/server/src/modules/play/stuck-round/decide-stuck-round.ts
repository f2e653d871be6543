import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, StuckRoundId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { enqueueSending } from './send-stuck-round-orders-job.ts';
import { type LockedRoundRow, lockStuckRound, setOrdered } from './stuck-round-sql.ts';
import { takesTwoToDecide } from './takes-two-to-decide.ts';

/**
 * Somebody decides what becomes of a round that its vendor has given up. The vendor is told apart from this transaction, until
 * it has answered.
 *
 * Invariants: only what waits, so one of several decisions counts; what takes a payout away or moves much goes by the same
 * word of two persons, of whom the second is never the first; each order has a name of its own, by which the vendor
 * carries it out once. Locks: the round's row, its claim.
 *
 * @returns `asked` where a second person has to decide the same
 * @throws Refusal `stuck.round.unknown`, `stuck.round.decided`, `stuck.round.kept`, `stuck.round.second.person`, `case.claimed`
 */
export async function decideStuckRound(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  stuckRoundId: StuckRoundId,
  { decision, reason }: CallBody<Calls['decideStuckRound']>,
): Promise<Audited<CallValue<Calls['decideStuckRound']>>> {
  const row = await lockStuckRound(tx, { merchant_id: merchantCode, stuck_round_id: stuckRoundId });
  if (row === undefined) throw new Refusal('stuck.round.unknown');
  if (row.status !== 'waiting') throw new Refusal('stuck.round.decided');
  if (decision === 'refund' && !row.can_refund) throw new Refusal('stuck.round.kept');
  assert(actor.kind === 'operator', 'a call of operators has one');
  const now = new Date(clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'stuckRound', caseId: stuckRoundId }, actor, now);
  const request = { merchantCode, kind: 'stuckRound', subject: stuckRoundId } as const;
  if (takesTwoToDecide(row, decision, await selectTwoPersonsFrom(tx, merchantCode))) {
    const key = { ...request, wanted: decision };
    const status = await askOrGive(tx, key, actor.actorId, now, 'stuck.round.second.person');
    if (status === 'asked') {
      return decided(row, 'asked', { status: 'waiting', askedDecision: decision, reason });
    }
  }
  const orderId = newId('stuckRound', clock, random);
  await setOrdered(tx, row, { deed: decision, orderId, now });
  await deleteOperatorRequests(tx, request);
  await enqueueSending(tx, now);
  return decided(row, 'ordered', { status: 'ordered', decision, reason, orderId });
}

function decided(
  row: LockedRoundRow,
  status: 'asked' | 'ordered',
  newValues: Readonly<Record<string, string>>,
): Audited<CallValue<Calls['decideStuckRound']>> {
  return {
    value: { status },
    change: {
      subject: row.stuck_round_id,
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
      newValues,
    },
  };
}
