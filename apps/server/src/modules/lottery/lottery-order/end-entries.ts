import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { Transfer } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type BetStanding, betHouseAccount } from '../../play/betting/bet.ts';
import { lockBets, settleBets } from '../../play/betting/bet-record.ts';
import { settlementOf } from '../../play/betting/settlement.ts';
import { lotteryProvider } from '../lottery-game/lottery-game.ts';
import { freeExposures } from '../lottery-risk/move-exposures.ts';
import type { CancelledEntryRow } from './cancel-entries-sql.ts';
import { entryMovementKey, entryNumber, lotteryBetKey } from './lottery-bet.ts';

const rebateAccount = houseAccountId('rebates');

/** An entry that is over: settled with what it has won, or given back. */
export interface EndedEntry {
  readonly orderId: LotteryOrderId;
  readonly entry: number;
  readonly memberId: MemberId;
  readonly end:
    | {
        readonly kind: 'settled';
        readonly payoutMinor: Minor;
        /** What comes back of the stake, won or lost; nothing where it is missing. */
        readonly rebateMinor?: Minor;
      }
    | { readonly kind: 'refunded' | 'voided'; readonly stakeMinor: Minor };
}

/** An entry whose stake goes back. */
export function refundedEntry({ order_id, entry, member_id, stake_minor }: CancelledEntryRow): EndedEntry {
  return {
    orderId: order_id,
    entry,
    memberId: member_id,
    end: { kind: 'refunded', stakeMinor: stake_minor },
  };
}

/**
 * Brings the bet record, the wallets and what draws cost to how entries of a game have ended, in the transaction that ends them.
 *
 * Invariants: each entry's bet ends once, and what it won or what is given back moves once, by a key of its own; what is given
 * back costs its draw nothing any more. A rebate is paid besides and is no part of the bet: only what is settled gets one.
 * Locks: where the game has limits, what `freeExposures` takes of those that are given back; the bets in the order of their
 * keys, the members' balances, the sums of their days; where it has none, those of `freeExposures` then.
 */
export async function endEntries(
  parts: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  game: EndedGame,
  entries: readonly EndedEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const freed = entries.filter(({ end }) => end.kind !== 'settled');
  const { merchantCode, gameId } = game;
  await freeExposures(tx, { merchantCode, gameId, entries: freed }, () =>
    endBets(parts, tx, game, entries, now),
  );
}

interface EndedGame {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
}

async function endBets(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  { merchantCode, gameId }: EndedGame,
  entries: readonly EndedEntry[],
  now: Date,
): Promise<void> {
  const standings = new Map(
    (
      await lockBets(
        tx,
        entries.map(({ orderId, entry }) => lotteryBetKey(merchantCode, orderId, entry)),
      )
    ).map((standing) => [standing.external_key, standing]),
  );
  const ended = entries.map((entry) => {
    const standing = standings.get(entryNumber(entry.orderId, entry.entry));
    assert(standing?.status === 'open', 'the bet of an open entry is open');
    return { entry, standing };
  });
  const house = betHouseAccount({ source: 'lottery', provider: lotteryProvider, gameId });
  const transfers = ended.flatMap(({ entry, standing }): Transfer[] => {
    const amountMinor = movedMinor(entry);
    if (amountMinor === 0n) return [];
    const isWin = entry.end.kind === 'settled';
    const moved = {
      merchantId: merchantCode,
      debit: house,
      credit: playerAccountId(entry.memberId),
      amountMinor,
      currency: standing.currency,
      reference: standing.external_key,
      idempotencyKey: entryMovementKey(isWin ? 'win' : 'refund', entry.orderId, entry.entry),
    };
    return [isWin ? { ...moved, reason: 'lottery.win' } : { ...moved, reason: 'lottery.refund' }];
  });
  await openRebates(ledger, tx, merchantCode, ended);
  transfers.push(...ended.flatMap(({ entry, standing }) => rebateTransfers(merchantCode, entry, standing)));
  for (const answer of transfers.length === 0 ? [] : await ledger.postInTransaction(tx, transfers)) {
    assert(answer.outcome === 'posted' && !answer.replayed, 'what an entry brings is posted once');
  }
  await settleBets(
    tx,
    ended.map(({ entry, standing }) => settlementOfEntry(entry, standing)),
    now,
  );
}

function rebateOf({ end }: EndedEntry): Minor {
  return end.kind === 'settled' && end.rebateMinor !== undefined ? end.rebateMinor : toMinor(0n);
}

function rebateTransfers(
  merchantCode: MerchantCode,
  entry: EndedEntry,
  standing: BetStanding,
): readonly Transfer[] {
  const amountMinor = rebateOf(entry);
  if (amountMinor === 0n) return [];
  return [
    {
      merchantId: merchantCode,
      debit: rebateAccount,
      credit: playerAccountId(entry.memberId),
      amountMinor,
      currency: standing.currency,
      reference: standing.external_key,
      reason: 'lottery.rebate',
      idempotencyKey: entryMovementKey('rebate', entry.orderId, entry.entry),
    },
  ];
}

/** The account that rebates are paid from, where one is: all entries of a game have the merchant's currency. */
async function openRebates(
  ledger: ServerParts['ledger'],
  tx: SqlRunner,
  merchantCode: MerchantCode,
  ended: readonly { readonly entry: EndedEntry; readonly standing: BetStanding }[],
): Promise<void> {
  const paid = ended.find(({ entry }) => rebateOf(entry) > 0n);
  if (paid === undefined) return;
  const { currency } = paid.standing;
  const account = { merchantId: merchantCode, accountId: rebateAccount, kind: 'house', currency } as const;
  await ledger.openAccount(account, tx);
}

/**
 * Pays what comes back of stakes on a draw that was void and has its result now. Where it was settled before it was void, its
 * rebates were paid then, and are not paid again.
 */
export async function payLateRebates(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  ended: readonly { readonly entry: EndedEntry; readonly standing: BetStanding }[],
): Promise<void> {
  await openRebates(ledger, tx, merchantCode, ended);
  const transfers = ended.flatMap(({ entry, standing }) => rebateTransfers(merchantCode, entry, standing));
  for (const answer of transfers.length === 0 ? [] : await ledger.postInTransaction(tx, transfers)) {
    assert(answer.outcome === 'posted', 'a rebate is posted, now or before');
  }
}

function movedMinor({ end }: EndedEntry): Minor {
  return end.kind === 'settled' ? end.payoutMinor : end.stakeMinor;
}

function settlementOfEntry({ end }: EndedEntry, standing: BetStanding) {
  return end.kind === 'settled'
    ? settlementOf(standing, { kind: 'settled', status: 'settled', payoutMinor: end.payoutMinor })
    : settlementOf(standing, { kind: end.kind, status: 'refunded', refundMinor: end.stakeMinor });
}
