import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { cancelOwnEntries, selectOrderGame } from './cancel-entries-sql.ts';
import { endEntries, refundedEntry } from './end-entries.ts';
import { holdSales } from './lottery-order-sql.ts';

type CancelParts = Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock'>;
type Body = CallBody<Calls['cancelLotterySuborders']>;
type Answer = CallValue<Calls['cancelLotterySuborders']>;

/**
 * Gives back what an order has staked on draws that still take stakes.
 *
 * Invariants: what is given back is what was staked, once; nothing of a draw whose sales have ended is, by the database's
 * clock. Where draws are named, all of them are given back or none.
 * Locks: the key's row, the game's sales (shared), the entries, then those of `endEntries`.
 *
 * @throws Refusal `lottery.order.unknown`, `lottery.draw.closed`, `idempotency.conflict`
 */
export function cancelLotterySuborders(
  parts: CancelParts,
  { merchant, member }: MemberContext,
  idempotencyKey: string,
  body: Body,
): Promise<Answer> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const command = { ...owner, callName: 'cancelLotterySuborders' as const, idempotencyKey, input: [body] };
  return runOnce(parts, command, async (tx) => {
    const order = await selectOrderGame(tx, owner, body.orderId);
    if (order === undefined) throw new Refusal('lottery.order.unknown');
    const numeros = await openNumeros(tx, owner.merchantCode, order, body);
    const cancelled = await cancelOwnEntries(tx, owner, body.orderId, numeros);
    const isAll = body.numeros === undefined || cancelled.length === new Set(body.numeros).size;
    if (cancelled.length === 0 || !isAll) throw new Refusal('lottery.draw.closed');
    await endEntries(
      parts,
      tx,
      { merchantCode: owner.merchantCode, gameId: order.game_id },
      cancelled.map(refundedEntry),
      new Date(parts.clock.nowMs()),
    );
    return {
      orderId: body.orderId,
      cancelledNumeros: cancelled.map(({ numero }) => numero).toSorted(),
      refundMinor: minorToWire(toMinor(cancelled.reduce((sum, { stake_minor }) => sum + stake_minor, 0n))),
      currencyCode: order.currency,
    };
  });
}

/** The draws to give back, of which each still takes stakes; whoever draws waits until this transaction has ended. */
async function openNumeros(
  tx: SqlRunner,
  merchantCode: MemberContext['merchant']['merchantCode'],
  order: { readonly game_id: string; readonly numeros: readonly string[] },
  { numeros }: Body,
): Promise<readonly string[]> {
  const wanted = order.numeros.filter((numero) => numeros?.includes(numero) !== false);
  const sales = await holdSales(tx, merchantCode, order.game_id, wanted);
  return sales.filter(({ is_open }) => is_open).map(({ numero }) => numero);
}
