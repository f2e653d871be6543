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
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requirePaymentPassword } from '../../account/security/manage-payment-password.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { requireTurnover } from '../turnover/turnover-requirements.ts';
import { requireKnownIdentity } from '../withdrawal/require-known-identity.ts';
import { requireUpline } from './require-upline.ts';
import {
  holdUpline,
  insertUplineTransfer,
  selectUplineBounds,
  type UplineBoundsRow,
  type UplineTransferRow,
} from './upline-transfer-sql.ts';
import { type UplineTransferView, uplineTransferView } from './upline-transfer-view.ts';

type TransferParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock' | 'random'> & {
  readonly passwords: PasswordHashing;
};
type Sender = Pick<MemberContext, 'merchant' | 'member'>;

/** Each is a posting and two messages, so that nobody fills another's inbox. */
const perMember: AttemptRule = { name: 'upline.member', windowMs: 60 * 60_000, window: 'fixed' };
const uplineTransfersPerHour = 30;

/**
 * Moves an amount from the member's wallet into that of whoever the member stands under.
 *
 * Invariants: one transfer for a key, whatever is lost on the way; what leaves one wallet is in the other, by one transfer of
 * the ledger, in the transaction that stores who sent it to whom; nothing leaves while rewards ask for turnover, since
 * the money leaves the member. The payment password is looked at first, and must still be the present one when the
 * member's row is locked.
 * Locks: the key's row, the member's row, the upline's row (shared; from below to above, so that nobody waits in a circle),
 * the row that counts the member's transfers, what the ledger locks, the counters of both members' events in that order.
 *
 * @throws Refusal `payment.password.*`, `upline.type.excluded`, `upline.missing`, `upline.unavailable`,
 *   `upline.amount.*`, `turnover.missing`, `balance.insufficient`, `rate.limited`, `idempotency.conflict`
 */
export async function transferToUpline(
  parts: TransferParts,
  sender: Sender,
  idempotencyKey: string,
  { amountMinor, paymentPassword }: CallBody<Calls['transferToUpline']>,
): Promise<UplineTransferView> {
  const { merchantCode } = sender.merchant;
  const requireSamePassword = await requirePaymentPassword(parts, sender, paymentPassword);
  return runOnce(
    parts,
    {
      merchantCode,
      memberId: sender.member.memberId,
      callName: 'transferToUpline',
      idempotencyKey,
      input: [amountMinor],
    },
    (tx) => sendUp(parts, tx, sender, toMinor(BigInt(amountMinor)), requireSamePassword),
  );
}

async function sendUp(
  parts: TransferParts,
  tx: SqlRunner,
  { merchant, member }: Sender,
  amountMinor: Minor,
  requireSamePassword: (runner: SqlRunner) => Promise<void>,
): Promise<UplineTransferView> {
  const { merchantCode, currencyCode } = merchant;
  const owner = { merchantCode, memberId: member.memberId };
  await lockMember(tx, owner);
  await requireSamePassword(tx);
  const upline = requireUpline(member, await holdUpline(tx, owner));
  if (upline.status !== 'active') throw new Refusal('upline.unavailable');
  const bounds = await selectUplineBounds(tx, merchantCode);
  assert(bounds !== undefined, 'the merchant of a request is there');
  requireBounds(amountMinor, bounds);
  await requireAttempt(
    { ...parts, runner: tx },
    merchantCode,
    perMember,
    member.memberId,
    uplineTransfersPerHour,
  );
  await requireTurnover(tx, { ...owner, currencyCode });
  const now = new Date(parts.clock.nowMs());
  await requireKnownIdentity(tx, { merchant, memberId: member.memberId }, amountMinor, now);
  const row: UplineTransferRow = {
    merchant_id: merchantCode,
    upline_transfer_id: newId('uplineTransfer', parts.clock, parts.random),
    member_id: member.memberId,
    upline_member_id: upline.upline_member_id,
    amount_minor: amountMinor,
    currency: currencyCode,
    placed_at: now,
  };
  await insertUplineTransfer(tx, row);
  await post(parts, tx, row);
  await tellBoth(parts, tx, row, { member: member.userName, upline: upline.username });
  return uplineTransferView({ ...row, upline_username: upline.username });
}

function requireBounds(amountMinor: Minor, { min_minor, max_minor }: UplineBoundsRow): void {
  const refuse = (code: 'below.minimum' | 'above.maximum', limitMinor: Minor) => {
    throw new Refusal(`upline.amount.${code}`, { field: 'amountMinor', limitMinor: minorToWire(limitMinor) });
  };
  if (amountMinor < min_minor) refuse('below.minimum', min_minor);
  if (amountMinor > max_minor) refuse('above.maximum', max_minor);
}

async function post({ ledger }: TransferParts, tx: SqlRunner, row: UplineTransferRow): Promise<void> {
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId: row.merchant_id,
      idempotencyKey: toIdempotencyKey(`upline.transfer:${row.upline_transfer_id}`),
      debit: playerAccountId(row.member_id),
      credit: playerAccountId(row.upline_member_id),
      amountMinor: row.amount_minor,
      currency: row.currency,
      reason: 'upline.transfer',
      reference: row.upline_transfer_id,
    },
  ]);
  assert(answer !== undefined, 'each transfer has its answer');
  if (answer.outcome !== 'posted') throw new Refusal(answer.refusal);
}

/** Both read it in their inbox. An agent knows the direct line by name; the other way round a masked name is enough. */
async function tellBoth(
  parts: TransferParts,
  tx: SqlRunner,
  row: UplineTransferRow,
  names: { readonly member: string; readonly upline: string },
): Promise<void> {
  const amount = { amountMinor: minorToWire(row.amount_minor), currencyCode: row.currency };
  const shared = { merchantCode: row.merchant_id, language: defaultLanguage };
  await deliverInboxText(parts, tx, {
    ...shared,
    memberId: row.member_id,
    textId: 'upline.sent',
    values: { amount, upline: maskName(names.upline) },
    onceKey: `upline ${row.upline_transfer_id} sent`,
  });
  await deliverInboxText(parts, tx, {
    ...shared,
    memberId: row.upline_member_id,
    textId: 'upline.received',
    values: { amount, member: names.member },
    onceKey: `upline ${row.upline_transfer_id} received`,
  });
}
