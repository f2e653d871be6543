import { playerAccountId } from '@wau/ledger/account-id';
import type { Transfer, TransferAnswer } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import { keepPlans } from '@wau/service/database/keep-plans-sql';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import { type Outcome, runTogetherOnce } from '../../../platform/idempotency.ts';
import { betHouseAccount } from '../../play/betting/bet.ts';
import { placeFreshBets } from '../../play/betting/bet-record.ts';
import { refuseStakes } from '../../play/play-limit/refuse-stakes.ts';
import { noteOpenedPlays } from '../../play/reality-check/note-opened-play.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { lotteryProvider } from '../lottery-game/lottery-game.ts';
import { numberPlaysOf } from '../lottery-risk/find-number-plays.ts';
import { moveExposures } from '../lottery-risk/move-exposures.ts';
import { areNoLimits } from '../lottery-risk/wire-limits.ts';
import { type AcceptedOrder, judgeOrder } from './judge-order.ts';
import type { JudgedLine } from './limit-lines.ts';
import { entryMovementKey, lotteryBetKey } from './lottery-bet.ts';
import { insertOrders, type NewOrder } from './lottery-order-sql.ts';
import { answerOf, type OrderAnswer } from './order-answer.ts';
import { findOrderFacts } from './order-facts.ts';
import type { OrderParts, SentOrder } from './sent-order.ts';

/** The stakes of some of an order's draws were paid, and those of others were not: nothing of the batch may be kept. */
export class PartlyPaidError extends Error {
  override readonly name = 'PartlyPaidError';
}

/**
 * Places orders of different members in one transaction.
 *
 * Invariants: one order for a key; each of its draws takes stakes by the database's clock when it is stored; the sum is the
 * one that the player was shown; its stakes leave the wallet in the transaction that stores it, or nothing happens. A line
 * is accepted or refused on its own, and unless parts are wanted one that is refused keeps the others from being taken. What
 * one order is refused for is nothing to the others. Where a game has limits, its orders go by themselves.
 * Locks: the games' sales (shared); where the game has limits, its numbers by their keys and parts of its draws; the members'
 * reality checks, the turns of those who have limits of their own, what the ledger locks, the sums of the members' days;
 * where the game has none, numbers and parts then; the keys' rows.
 *
 * @returns for each order its answer or its refusal, those of `placeLotteryOrder`; `left` where it must go by itself
 * @throws PartlyPaidError
 */
export function placeOrdersTogether(
  parts: OrderParts,
  orders: readonly SentOrder[],
): Promise<readonly Outcome<OrderAnswer>[]> {
  const commands = orders.map((asked) => ({
    command: {
      merchantCode: asked.context.merchant.merchantCode,
      memberId: asked.context.member.memberId,
      callName: 'placeLotteryOrder' as const,
      idempotencyKey: asked.idempotencyKey,
      input: [asked.body],
    },
    asked,
  }));
  return runTogetherOnce(parts, commands, (tx, fresh) => placeFresh(parts, tx, fresh));
}

async function placeFresh(
  parts: OrderParts,
  tx: SqlRunner,
  sent: readonly SentOrder[],
): Promise<readonly Outcome<OrderAnswer>[]> {
  const placedAt = new Date(parts.clock.nowMs());
  await keepPlans(tx);
  const factsOf = await findOrderFacts(tx, sent);
  const outcomes = new Map<SentOrder, Outcome<OrderAnswer>>();
  const accepted: AcceptedOrder[] = [];
  // Then its refusal undoes whatever was written of it.
  const isAlone = sent.length === 1;
  for (const each of sent) {
    const facts = factsOf(each);
    const judged = await judgeOrder(parts, tx, each, { facts, placedAt, isAlone });
    if (judged.kind === 'accepted') accepted.push(judged);
    else outcomes.set(each, judged);
  }
  const letIn = await letStakesIn(tx, accepted, placedAt, outcomes);
  const isLimited = letIn.some(({ limits }) => !areNoLimits(limits));
  if (isLimited) await storeOrders(tx, letIn);
  const paid = await payStakes(parts, tx, letIn, { isAlone, outcomes });
  if (!isLimited)
    await insertOrders(
      tx,
      paid.map(({ order }) => order),
    );
  await placeFreshBets(tx, paid.flatMap(betsOf), placedAt);
  if (!isLimited) await addExposures(tx, paid);
  return sent.map((each) => {
    const outcome = outcomes.get(each);
    assert(outcome !== undefined, 'each order is placed, refused or left');
    return outcome;
  });
}

/** Its numbers are held before any balance, and so are written before any. */
async function storeOrders(tx: SqlRunner, accepted: readonly AcceptedOrder[]): Promise<void> {
  await insertOrders(
    tx,
    accepted.map(({ order }) => order),
  );
  await addExposures(tx, accepted);
}

/**
 * Those that the members' own limits let in. No game is opened for a slip: to send it is what play goes on with, or begins
 * with anew. Play begins before the slip is placed, so that what it has come to counts this stake, too.
 */
async function letStakesIn(
  tx: SqlRunner,
  accepted: readonly AcceptedOrder[],
  placedAt: Date,
  outcomes: Map<SentOrder, Outcome<OrderAnswer>>,
): Promise<readonly AcceptedOrder[]> {
  if (accepted.length === 0) return [];
  await noteOpenedPlays(
    tx,
    accepted.map(({ sent }) => sent.context),
    placedAt,
  );
  const stakes = accepted.map(({ order: { merchantCode, memberId, stakeMinor } }) => ({
    merchantCode,
    memberId,
    stakeMinor,
  }));
  const refusals = await refuseStakes(tx, stakes, placedAt);
  return accepted.filter(({ sent }, index) => {
    const code = refusals[index];
    if (code !== undefined) outcomes.set(sent, { kind: 'refused', refusal: new Refusal(code) });
    return code === undefined;
  });
}

/** Each draw's stake by a movement of its own, as each draw is a bet of its own. Gives the orders that were paid. */
async function payStakes(
  { ledger }: OrderParts,
  tx: SqlRunner,
  accepted: readonly AcceptedOrder[],
  {
    isAlone,
    outcomes,
  }: { readonly isAlone: boolean; readonly outcomes: Map<SentOrder, Outcome<OrderAnswer>> },
): Promise<readonly AcceptedOrder[]> {
  if (accepted.length === 0) return [];
  const answers = await ledger.postInTransaction(
    tx,
    accepted.flatMap(({ order }) => stakesOf(order)),
  );
  let next = 0;
  return accepted.filter(({ sent, order, judged }) => {
    const ofOrder = answers.slice(next, next + order.entries.length);
    next += order.entries.length;
    const refusal = refusalOf(ofOrder);
    outcomes.set(
      sent,
      refusal === undefined
        ? { kind: 'answered', answer: placedAnswer(judged, order, ofOrder) }
        : { kind: 'refused', refusal },
    );
    if (refusal !== undefined && !isAlone && ofOrder.some(({ outcome }) => outcome === 'posted')) {
      throw new PartlyPaidError('an order was paid in parts');
    }
    return refusal === undefined;
  });
}

function stakesOf({
  merchantCode: merchantId,
  gameId,
  currency,
  orderId,
  memberId,
  entries,
}: NewOrder): readonly Transfer[] {
  const house = betHouseAccount({ source: 'lottery', provider: lotteryProvider, gameId });
  return entries.map(({ entry, stakeMinor }) => ({
    merchantId,
    idempotencyKey: entryMovementKey('stake', orderId, entry),
    debit: playerAccountId(memberId),
    credit: house,
    amountMinor: stakeMinor,
    currency,
    reason: 'lottery.stake',
    reference: lotteryBetKey(merchantId, orderId, entry).externalKey,
  }));
}

function refusalOf(answers: readonly TransferAnswer[]): Refusal | undefined {
  const refused = answers.find((answer) => answer.outcome === 'refused');
  return refused === undefined ? undefined : new Refusal(refused.refusal);
}

function placedAnswer(
  judged: readonly JudgedLine[],
  order: NewOrder,
  answers: readonly TransferAnswer[],
): OrderAnswer {
  const balanceMinor: Minor | undefined = answers.at(-1)?.debitBalanceMinor;
  assert(balanceMinor !== undefined, 'a wallet has a balance');
  return answerOf(judged, order.currency, order, balanceMinor);
}

function betsOf({ game, order }: AcceptedOrder) {
  return order.entries.map(({ entry, stakeMinor }) => ({
    ...lotteryBetKey(order.merchantCode, order.orderId, entry),
    memberId: order.memberId,
    gameId: order.gameId,
    category: game.prize_modes.includes('Elott') ? ('ELOTT' as const) : ('LOTT' as const),
    currencyCode: order.currency,
    stakeMinor,
    payoutMinor: toMinor(0n),
    status: 'open' as const,
    transactionKey: undefined,
  }));
}

/** Adds what orders have staked to what their draws cost, one game after the other in one order. */
async function addExposures(tx: SqlRunner, accepted: readonly AcceptedOrder[]): Promise<void> {
  const byGame = Map.groupBy(accepted, ({ order }) => `${order.merchantCode}/${order.gameId}`);
  for (const [, ofGame] of [...byGame].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const [first] = ofGame;
    assert(first !== undefined, 'a group is not empty');
    const played = new Set(ofGame.flatMap(({ order }) => order.lines.map(({ play }) => play)));
    await moveExposures(tx, {
      merchantCode: first.order.merchantCode,
      gameId: first.order.gameId,
      numberPlays: numberPlaysOf(familyOn(first.game, first.order.entries[0]?.numero ?? '')).filter((code) =>
        played.has(code),
      ),
      entries: ofGame.flatMap(({ order }) =>
        order.entries.map(({ entry }) => ({ orderId: order.orderId, entry })),
      ),
      sign: 1,
    });
  }
}
