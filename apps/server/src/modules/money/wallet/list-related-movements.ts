import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import type { Movement } from '@wau/ledger/movements-sql';
import type { AccountTransfer } from '@wau/ledger/transfers-sql';
import { minorToWire } from '@wau/money/minor';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findBetMoments } from '../../play/betting/find-bet-moments.ts';
import { depositTransferKeys } from '../deposit/deposit-transfer-keys.ts';
import { withdrawalTransferKeys } from '../withdrawal/withdrawal-transfer-keys.ts';

type Parts = Pick<ServerParts, 'ledger' | 'runner'>;
type Context = Pick<MemberContext, 'merchant' | 'member'>;

/**
 * What a deposit, a withdrawal or a bet moved in the member's wallet. Orders name their transfers; a bet's stand where
 * something happened to it, because the ledger keeps no index of what its transfers belong to, which each bet would pay
 * for.
 *
 * @throws Refusal `deposit.unknown`, `withdrawal.unknown`, `bet.unknown`, also for another member's
 */
export async function listRelatedMovements(
  parts: Parts,
  context: Context,
  query: CallQuery<Calls['listRelatedMovements']>,
): Promise<CallValue<Calls['listRelatedMovements']>> {
  const transfers = await transfersOf(parts, context, query);
  return {
    list: transfers.map((transfer) => ({
      transferId: transfer.transferId,
      reason: transfer.reason,
      amountMinor: minorToWire(transfer.amountMinor),
      balanceMinor: minorToWire(transfer.balanceMinor),
      currencyCode: transfer.currency,
      happenedAt: transfer.happenedAt.toISOString(),
    })),
  };
}

async function transfersOf(
  parts: Parts,
  context: Context,
  { depositId, withdrawalId, betKey }: CallQuery<Calls['listRelatedMovements']>,
): Promise<readonly AccountTransfer[]> {
  const named = [depositId, withdrawalId, betKey].filter((name) => name !== undefined);
  if (named.length !== 1) throw new InvalidRequestError('betKey');
  if (betKey !== undefined) return movementsOfBet(parts, context, betKey);
  const keys =
    depositId === undefined
      ? withdrawalId === undefined
        ? []
        : await withdrawalTransferKeys(parts, context, withdrawalId)
      : await depositTransferKeys(parts, context, depositId);
  const { merchant, member } = context;
  return parts.ledger.transfersOf(merchant.merchantCode, playerAccountId(member.memberId), keys);
}

/** A bet is recorded in the transaction that moves its money; clocks of two machines differ by less. */
const clockSlackMs = 15_000;

/** Movements that are looked through around a moment of a bet: more than a member makes in that time. */
const mostNearby = 500;

async function movementsOfBet(
  parts: Parts,
  { merchant: { merchantCode }, member: { memberId } }: Context,
  betKey: string,
): Promise<readonly AccountTransfer[]> {
  const bet = await findBetMoments(parts, { merchantCode, memberId }, betKey);
  if (bet === undefined) throw new Refusal('bet.unknown');
  const accountId = playerAccountId(memberId);
  const found = new Map<bigint, Movement>();
  for (const { from, until } of windowsOf(bet.moments)) {
    const nearby = await parts.ledger.movements({
      merchantId: merchantCode,
      accountId,
      from,
      until,
      limit: mostNearby,
    });
    for (const movement of nearby) {
      if (movement.reference === bet.externalKey) found.set(movement.version, movement);
    }
  }
  return [...found.values()].sort((one, other) => (one.version < other.version ? -1 : 1));
}

/** The times around moments; those that touch are one. */
function windowsOf(moments: readonly Date[]): readonly { readonly from: Date; readonly until: Date }[] {
  const windows: { from: Date; until: Date }[] = [];
  for (const atMs of moments.map((moment) => moment.getTime()).sort((one, other) => one - other)) {
    const last = windows.at(-1);
    const until = new Date(atMs + clockSlackMs);
    if (last !== undefined && atMs - clockSlackMs <= last.until.getTime()) last.until = until;
    else windows.push({ from: new Date(atMs - clockSlackMs), until });
  }
  return windows;
}
