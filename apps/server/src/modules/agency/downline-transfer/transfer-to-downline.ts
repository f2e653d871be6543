import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { defaultLanguage } from '@wau/contract/languages';
import { playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import { runOnceWithin } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isPaused } from '../../../platform/sessions/pause-sql.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requirePaymentPassword } from '../../account/security/manage-payment-password.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { requireTurnover } from '../../money/turnover/turnover-requirements.ts';
import { requireKnownIdentity } from '../../money/withdrawal/require-known-identity.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import {
  type DownlineBoundsRow,
  type DownlineTransferRow,
  insertDownlineTransfer,
  lockDownline,
  selectDownlineBounds,
} from './downline-transfer-sql.ts';
import { type DownlineTransferView, downlineTransferView } from './downline-transfer-view.ts';

export type DownlineParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random'> & {
  readonly passwords: PasswordHashing;
};
type Sender = Pick<AgentContext, 'merchant' | 'member'>;
type Order = CallBody<Calls['transferToDownline']>;

/** Each is a posting and two messages, so that nobody fills another's inbox. */
const perAgent: AttemptRule = { name: 'downline.member', windowMs: 60 * 60_000, window: 'fixed' };
const downlineTransfersPerHour = 60;

/**
 * Moves an amount from the agent's wallet into that of a member who stands directly below.
 *
 * Invariants: one transfer for a key, whatever is lost on the way; what leaves one wallet is in the other, by one transfer of
 * the ledger, in the transaction that stores who sent it to whom; no more leaves on a day than the merchant allows, and
 * nothing while rewards ask for turnover or towards a member who is kept from play. The payment password is looked at first,
 * and must still be the present one when the agent's row is locked.
 * Locks: the key's row, the member's row, the agent's row (from below to above, as a transfer up does), the row that counts
 * the agent's transfers, what the ledger locks.
 *
 * @throws Refusal `payment.password.*`, `downline.*`, `turnover.missing`, `withdrawal.identity.missing`,
 *   `balance.insufficient`, `rate.limited`, `idempotency.conflict`
 */
export async function transferToDownline(
  parts: DownlineParts,
  sender: Sender,
  idempotencyKey: string,
  order: Order,
): Promise<AuditedWork<DownlineTransferView>> {
  const requireSamePassword = await requirePaymentPassword(parts, sender, order.paymentPassword);
  const command = {
    merchantCode: sender.merchant.merchantCode,
    memberId: sender.member.memberId,
    callName: 'transferToDownline',
    idempotencyKey,
    input: [order.memberId, order.amountMinor],
  } as const;
  return (tx) =>
    runOnceWithin(tx, parts.clock, command, () => sendDown(parts, tx, sender, order, requireSamePassword));
}

async function sendDown(
  parts: DownlineParts,
  tx: SqlRunner,
  { merchant, member: agent }: Sender,
  { memberId, amountMinor: amountText }: Order,
  requireSamePassword: (runner: SqlRunner) => Promise<void>,
): Promise<Audited<DownlineTransferView>> {
  const { merchantCode, currencyCode } = merchant;
  const amountMinor = toMinor(BigInt(amountText));
  const line = { merchantCode, agentId: agent.memberId, memberId };
  const owner = { merchantCode, memberId: agent.memberId };
  const now = new Date(parts.clock.nowMs());
  const member = await lockDownline(tx, line);
  if (member === undefined) throw new Refusal('downline.unknown');
  await lockMember(tx, owner);
  await requireSamePassword(tx);
  if (member.status !== 'active' || (await isPaused(tx, merchantCode, memberId, now)))
    throw new Refusal('downline.unavailable');
  const bounds = await selectDownlineBounds(tx, line, now);
  assert(bounds !== undefined, 'the merchant of a request is there');
  requireBounds(amountMinor, bounds);
  const attempts = { ...parts, runner: tx };
  await requireAttempt(attempts, merchantCode, perAgent, agent.memberId, downlineTransfersPerHour);
  await requireTurnover(tx, { ...owner, currencyCode });
  await requireKnownIdentity(tx, { merchant, memberId: agent.memberId }, amountMinor, now);
  const row: DownlineTransferRow = {
    merchant_id: merchantCode,
    downline_transfer_id: newId('downlineTransfer', parts.clock, parts.random),
    agent_id: agent.memberId,
    member_id: memberId,
    amount_minor: amountMinor,
    currency: currencyCode,
    placed_at: now,
  };
  await insertDownlineTransfer(tx, row);
  await post(parts, tx, row);
  await tellBoth(parts, tx, row, { agent: agent.userName, member: member.username });
  const newValues = { downlineTransferId: row.downline_transfer_id, amountMinor: amountText };
  return {
    value: downlineTransferView(row, member.username),
    change: { subject: memberId, oldValues: {}, newValues },
  };
}

function requireBounds(amountMinor: Minor, { min_minor, max_minor, left_minor }: DownlineBoundsRow): void {
  const about = (limit: Minor) => ({ field: 'amountMinor', limitMinor: minorToWire(limit) });
  if (amountMinor < min_minor) throw new Refusal('downline.amount.below.minimum', about(min_minor));
  if (amountMinor > max_minor) throw new Refusal('downline.amount.above.maximum', about(max_minor));
  if (amountMinor > left_minor) throw new Refusal('downline.daily.maximum', about(left_minor));
}

async function post({ ledger }: DownlineParts, tx: SqlRunner, row: DownlineTransferRow): Promise<void> {
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId: row.merchant_id,
      idempotencyKey: toIdempotencyKey(`downline.transfer:${row.downline_transfer_id}`),
      debit: playerAccountId(row.agent_id),
      credit: playerAccountId(row.member_id),
      amountMinor: row.amount_minor,
      currency: row.currency,
      reason: 'downline.transfer',
      reference: row.downline_transfer_id,
    },
  ]);
  assert(answer !== undefined, 'each transfer has its answer');
  if (answer.outcome !== 'posted') throw new Refusal(answer.refusal);
}

/** Both read it in their inbox. An agent knows the direct line by name; the other way round a masked name is enough. */
async function tellBoth(
  parts: DownlineParts,
  tx: SqlRunner,
  row: DownlineTransferRow,
  names: { readonly agent: string; readonly member: string },
): Promise<void> {
  const amount = { amountMinor: minorToWire(row.amount_minor), currencyCode: row.currency };
  const shared = { merchantCode: row.merchant_id, language: defaultLanguage };
  await deliverInboxText(parts, tx, {
    ...shared,
    memberId: row.agent_id,
    textId: 'downline.sent',
    values: { amount, member: names.member },
    onceKey: `downline ${row.downline_transfer_id} sent`,
  });
  await deliverInboxText(parts, tx, {
    ...shared,
    memberId: row.member_id,
    textId: 'downline.received',
    values: { amount, upline: maskName(names.agent) },
    onceKey: `downline ${row.downline_transfer_id} received`,
  });
}
