import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DepositId } from '@wau/contract/ids';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requireWithinDepositLimit } from '../../play/play-limit/require-limits.ts';
import { callbackUrlOf, returnUrlOf } from '../payment/payments.ts';
import { bankTransferProvider, transferLifetimeMs } from './bank-transfer-provider.ts';
import { insertDepositBonus } from './deposit-bonus-sql.ts';
import type { ChosenBonus } from './deposit-bonuses.ts';
import type { DepositParts } from './deposit-parts.ts';
import { countPendingDeposits, type DepositMethodRow, insertDeposit, selectDeposit } from './deposit-sql.ts';
import { type DepositView, depositView } from './deposit-view.ts';
import { methodOpening, offeredMethods } from './offered-methods.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { requestPayment } from './request-payment.ts';
import { enqueueRequestPayment } from './request-payment-job.ts';
import { storeTransfer } from './store-transfer.ts';

type Order = CallBody<Calls['placeDeposit']>;
type Payer = Pick<MemberContext, 'merchant' | 'language' | 'member'>;

const perMember: AttemptRule = { name: 'deposit.member', windowMs: 60 * 60_000, window: 'fixed' };

/**
 * Places a deposit: the order is stored, committed, and only then is the provider asked for a payment page. A deposit by
 * bank transfer is told where to pay to instead.
 *
 * Invariants: one order for a key, whatever is lost on the way; no more than `maximumOpenDeposits` pending orders of
 * one member and of `maximumDepositsPerHour` orders, repetitions apart; no network call in the transaction. When the provider cannot be reached the order stays pending
 * without a page: the same request asks again, and so does a job that was stored with the order.
 * Locks: the key's row, the member's row, the row that counts the member's orders.
 *
 * @returns the deposit as it is now, so a repetition may show what has become of it since
 * @throws Refusal `deposit.method.unknown`, `deposit.method.closed`, `deposit.amount.*`, `deposit.too.many.open`, `play.limit.deposit`, `rate.limited`,
 *   `deposit.bonus.below.minimum`, `module.unavailable`, `promotion.*`,
 *   `idempotency.conflict`;
 *   Fault `provider.unreachable`
 */
export async function placeDeposit(
  parts: DepositParts,
  payer: Payer,
  idempotencyKey: string,
  order: Order,
): Promise<DepositView> {
  const { merchantCode } = payer.merchant;
  const { depositId } = await runOnce(
    parts,
    {
      merchantCode,
      memberId: payer.member.memberId,
      callName: 'placeDeposit',
      idempotencyKey,
      // What was ordered before bonuses could be chosen had no more than three words.
      input: [
        order.methodCode,
        order.amountMinor,
        order.returnPath,
        ...(order.promotionId === undefined ? [] : [order.promotionId]),
      ],
    },
    (tx) => storeOrder(parts, tx, payer, order),
  );
  await requestPayment(parts, merchantCode, depositId);
  const deposit = await selectDeposit(parts.runner, merchantCode, depositId);
  if (deposit === undefined) throw new Error('deposits are never deleted');
  return depositView(deposit, parts.clock.nowMs());
}

async function storeOrder(
  parts: DepositParts,
  tx: SqlRunner,
  payer: Payer,
  order: Order,
): Promise<{ readonly depositId: DepositId }> {
  const { merchant, member } = payer;
  const nowMs = parts.clock.nowMs();
  const method = await requireMethod(parts, tx, payer, order, nowMs);
  const amountMinor = toMinor(BigInt(order.amountMinor));
  assertWithinBounds(amountMinor, method);

  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  await lockMember(tx, owner);
  const open = await countPendingDeposits(tx, merchant.merchantCode, member.memberId, new Date(nowMs));
  if (open >= parts.limits.maximumOpenDeposits) throw new Refusal('deposit.too.many.open');
  await requireWithinDepositLimit(tx, owner, amountMinor, new Date(nowMs));
  await countOrder(parts, tx, payer);
  const bonus = await chosenBonus(parts, tx, payer, order);

  const depositId = newId('deposit', parts.clock, parts.random);
  const isTransfer = method.provider_code === bankTransferProvider;
  const lifetimeMs = isTransfer ? transferLifetimeMs : parts.limits.depositLifetimeMs;
  await insertDeposit(tx, {
    merchant_id: merchant.merchantCode,
    deposit_id: depositId,
    member_id: member.memberId,
    method_code: method.method_code,
    provider_code: method.provider_code,
    amount_minor: amountMinor,
    currency: merchant.currencyCode,
    payment_intent: intentOf(parts, payer, order, depositId, method.provider_code),
    placed_at: new Date(nowMs),
    expires_at: new Date(nowMs + lifetimeMs),
    ask_at: isTransfer ? null : new Date(nowMs + parts.limits.firstQueryMs),
    fee_payer: method.fee_payer,
    fee_flat_minor: method.fee_flat_minor,
    fee_basis_points: method.fee_basis_points,
  });
  if (bonus !== undefined)
    await insertDepositBonus(tx, { merchant_id: merchant.merchantCode, deposit_id: depositId }, bonus);
  if (isTransfer)
    await storeTransfer(parts, tx, { merchantCode: merchant.merchantCode, depositId }, amountMinor);
  else await enqueueRequestPayment(tx, merchant.merchantCode, depositId, nowMs);
  return { depositId };
}

/** The bonus that is chosen with it, by its terms of now; `undefined` where none is. */
async function chosenBonus(
  { bonuses, clock }: Pick<DepositParts, 'bonuses' | 'clock'>,
  tx: SqlRunner,
  payer: Payer,
  { promotionId, amountMinor }: Order,
): Promise<ChosenBonus | undefined> {
  if (promotionId === undefined) return undefined;
  const asked = { promotionId, amountMinor: toMinor(BigInt(amountMinor)) };
  return { promotionId, terms: await bonuses.requireBonus(tx, payer, asked, clock.nowMs()) };
}

/** The way to deposit that was asked for, where it is meant for the member and open. */
async function requireMethod(
  parts: Pick<DepositParts, 'readClubLevel'>,
  tx: SqlRunner,
  payer: Payer,
  { methodCode }: Order,
  nowMs: number,
): Promise<DepositMethodRow> {
  const methods = await offeredMethods(parts, tx, payer, nowMs);
  const method = methods.find((each) => each.method_code === methodCode);
  if (method === undefined) throw new Refusal('deposit.method.unknown');
  const { isOpen, changesAtMs } = methodOpening(method, payer.merchant, nowMs);
  if (isOpen) return method;
  throw new Refusal('deposit.method.closed', {
    field: 'methodCode',
    ...(changesAtMs === undefined ? {} : { retryAfterSeconds: Math.ceil((changesAtMs - nowMs) / 1_000) }),
  });
}

/** Counted only if the order is stored, because both are of one transaction. */
async function countOrder(
  { clock, limits }: Pick<DepositParts, 'clock' | 'limits'>,
  tx: SqlRunner,
  { merchant, member }: Payer,
): Promise<void> {
  const parts = { runner: tx, clock };
  const limit = limits.maximumDepositsPerHour;
  await requireAttempt(parts, merchant.merchantCode, perMember, member.memberId, limit);
}

function assertWithinBounds(amountMinor: Minor, method: DepositMethodRow): void {
  if (amountMinor < method.min_amount_minor) {
    throw new Refusal('deposit.amount.below.minimum', {
      field: 'amountMinor',
      limitMinor: minorToWire(method.min_amount_minor),
    });
  }
  if (amountMinor > method.max_amount_minor) {
    throw new Refusal('deposit.amount.above.maximum', {
      field: 'amountMinor',
      limitMinor: minorToWire(method.max_amount_minor),
    });
  }
}

function intentOf(
  { payments }: Pick<DepositParts, 'payments'>,
  { merchant, language }: Payer,
  order: Order,
  depositId: DepositId,
  providerCode: string,
): PaymentIntent {
  return {
    merchantCode: merchant.merchantCode,
    depositId,
    brandName: merchant.brandName,
    themeName: merchant.themeName,
    language,
    amountMinor: order.amountMinor,
    currencyCode: merchant.currencyCode,
    returnUrl: returnUrlOf(payments, merchant, providerCode, `${order.returnPath}?depositId=${depositId}`),
    callbackUrl: callbackUrlOf(payments, merchant.merchantCode, providerCode, 'pay-in'),
  };
}
