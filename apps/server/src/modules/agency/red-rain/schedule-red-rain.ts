import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import { runOnceWithin } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requirePaymentPassword } from '../../account/security/manage-payment-password.ts';
import { requireTurnover } from '../../money/turnover/turnover-requirements.ts';
import { requireKnownIdentity } from '../../money/withdrawal/require-known-identity.ts';
import { auditedRain, planRedRain, type RainOrder, requireRainOrder } from './plan-red-rain.ts';
import { selectRainBounds } from './red-rain-sql.ts';
import { type RedRainResultView, redRainResultView } from './red-rain-view.ts';

type ScheduleParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random' | 'config'> & {
  readonly passwords: PasswordHashing;
};
type Funder = Pick<AgentContext, 'merchant' | 'member'>;

/**
 * AG-04: schedules a red rain for the agent's own team, out of the agent's wallet.
 *
 * Invariants: one rain for a key, whatever is lost on the way; its whole sum has left the wallet when it stands, by one
 * transfer of the ledger, in the transaction that stores it; no more on a day than the merchant allows, and none while
 * rewards ask for turnover. The payment password is looked at first, and must still be the present one when the agent's
 * row is locked.
 * Locks: the key's row, the agent's row, what the ledger locks.
 *
 * @throws Refusal `payment.password.*`, `rain.*`, `turnover.missing`, `withdrawal.identity.missing`, `balance.insufficient`,
 *   `idempotency.conflict`
 */
export async function scheduleRedRain(
  parts: ScheduleParts,
  funder: Funder,
  idempotencyKey: string,
  { paymentPassword, ...order }: CallBody<Calls['scheduleRedRain']>,
): Promise<AuditedWork<RedRainResultView>> {
  const requireSamePassword = await requirePaymentPassword(parts, funder, paymentPassword);
  const { startsAt, minutes, packetCount, totalMinor, levels, needsActive } = order;
  const command = {
    merchantCode: funder.merchant.merchantCode,
    memberId: funder.member.memberId,
    callName: 'scheduleRedRain',
    idempotencyKey,
    input: [startsAt, minutes, packetCount, totalMinor, levels, needsActive],
  } as const;
  return (tx) =>
    runOnceWithin(tx, parts.clock, command, () => schedule(parts, tx, funder, order, requireSamePassword));
}

async function schedule(
  parts: ScheduleParts,
  tx: SqlRunner,
  { merchant, member }: Funder,
  order: RainOrder,
  requireSamePassword: (runner: SqlRunner) => Promise<void>,
): Promise<Audited<RedRainResultView>> {
  const { merchantCode, currencyCode } = merchant;
  const { memberId } = member;
  const now = new Date(parts.clock.nowMs());
  await lockMember(tx, { merchantCode, memberId });
  await requireSamePassword(tx);
  const bounds = await selectRainBounds(tx, merchantCode, memberId, now);
  assert(bounds !== undefined, 'the merchant of a request is there');
  requireRainOrder(order, bounds, now.getTime());
  if (bounds.left_count === 0) throw new Refusal('rain.daily.maximum');
  await requireTurnover(tx, { merchantCode, memberId, currencyCode });
  await requireKnownIdentity(tx, { merchant, memberId }, toMinor(BigInt(order.totalMinor)), now);
  const funding = { merchant, funder: 'agent', agentId: memberId, scheduledBy: memberId } as const;
  const rain = await planRedRain(parts, tx, funding, order);
  return {
    value: redRainResultView(rain, undefined),
    change: { subject: memberId, oldValues: {}, newValues: auditedRain(rain) },
  };
}
