import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { maximumTransferMinor, type Transfer } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { NewBet } from '../betting/bet.ts';
import { placeFreshBets } from '../betting/bet-record.ts';
import { type HistoryFile, type HistoryRound, vendorWalletAccount } from '../vendor/transfer-wallet.ts';
import { gameAccount, transactionKey } from '../vendor/wallet-command.ts';
import {
  countMissingFiles,
  insertHistoryFile,
  insertLateRounds,
  insertMissingFiles,
  selectKnownRounds,
  selectLastFileNumber,
} from './history-sql.ts';
import { noteWins } from './vendor-wallet-sql.ts';

export type ImportHistoryDeps = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock'>;

/** Of whom a file is. */
export interface HistoryOf {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
  readonly currencyCode: CurrencyCode;
}

const dayMs = 24 * 60 * 60_000;
/** A file a minute for a week, of which a vendor keeps none. */
const maximumMissingPerDay = 10_000;
/** Whatever else is the name of no round and of no game, and some of it no text that the database holds. */
const name = /^[!-~]{1,120}$/;

interface Reported {
  readonly round: HistoryRound & { readonly memberId: MemberId };
  readonly category: string;
  readonly countsAt: Date;
}

/**
 * Writes a file of ended rounds into the bet record, and into the books what they have moved in the wallets at the vendor.
 *
 * Invariants
 * - A file is imported once and after the one before it; what lies between two that come is noted as missing.
 * - A round counts once, in whatever files it stands. Of one that counts later than it was placed, it stays known when that
 *   was, because the vendor's statement tells of it then; and so of one that comes when its day in UTC is over, which is the
 *   day of statements and may have been compared. Rounds of nobody and of no game that the merchant has are passed over,
 *   and counted as such.
 * - Record, sums and books are written in one transaction.
 *
 * Locks: the file's row, then what the ledger locks, then the sums of the members' days.
 */
export async function importHistoryFile(
  deps: ImportHistoryDeps,
  of: HistoryOf,
  file: HistoryFile,
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  await withTransaction(deps.database, async (tx) => {
    await noteMissing(deps, tx, of, file.number - 1n, now);
    const reported = await soundRounds(tx, of, file.rounds, now);
    const isNew = await insertHistoryFile(tx, {
      ...of,
      number: file.number,
      roundCount: file.rounds.length,
      passedOverCount: file.rounds.length - reported.length,
      stakeMinor: sumOf(reported, 'stakeMinor'),
      payoutMinor: sumOf(reported, 'payoutMinor'),
      importedAt: now,
    });
    if (!isNew || reported.length === 0) return;
    await postRounds(deps, tx, of, reported);
    for (const [countsAt, rounds] of Map.groupBy(reported, (each) => each.countsAt.getTime())) {
      await placeFreshBets(
        tx,
        rounds.map((each) => betOf(of, each)),
        new Date(countsAt),
      );
    }
    const late = reported.filter(
      ({ round: { placedAt }, countsAt }) => placedAt < countsAt || utcDay(placedAt) < utcDay(now),
    );
    if (late.length > 0)
      await insertLateRounds(
        tx,
        of,
        late.map(({ round }) => round),
        now,
      );
    const winners = reported.filter(({ round }) => round.payoutMinor > 0n).map(({ round }) => round.memberId);
    await noteWins(tx, of.merchantCode, of.vendorCode, [...new Set(winners)], now);
  });
}

/**
 * Notes as missing what has not come up to a number. Throws, with nothing noted, where a vendor leaves out more in a day
 * than any has files: what it then says of its numbers is not believed, and somebody has to look.
 */
export async function noteMissing(
  { runner }: Pick<ImportHistoryDeps, 'runner'>,
  tx: SqlRunner,
  of: HistoryOf,
  upTo: bigint,
  now: Date,
): Promise<void> {
  const last = await selectLastFileNumber(runner, of);
  if (upTo <= last) return;
  const noted = await countMissingFiles(tx, of, new Date(now.getTime() - dayMs));
  if (noted + upTo - last > BigInt(maximumMissingPerDay)) {
    throw new Error(
      `${of.vendorCode} of ${of.merchantCode} leaves out the files of history from ${last + 1n} to ${upTo}: more than ${maximumMissingPerDay} a day are not noted as missing`,
    );
  }
  await insertMissingFiles(tx, of, { first: last + 1n, last: upTo }, now);
}

/** What can be recorded, each round once. */
async function soundRounds(
  tx: SqlRunner,
  of: HistoryOf,
  rounds: readonly HistoryRound[],
  now: Date,
): Promise<readonly Reported[]> {
  const byId = new Map<string, Reported['round']>();
  for (const round of rounds) {
    const { memberId } = round;
    if (memberId !== undefined && isPossible(of, round)) byId.set(round.roundId, { ...round, memberId });
  }
  const asked = [...byId.values()];
  if (asked.length === 0) return [];
  const known = await selectKnownRounds(tx, of, asked, now);
  return known.flatMap(({ place, category, is_member, is_recorded, counts_at: countsAt }) => {
    const round = asked[place - 1];
    if (round === undefined || category === null || !is_member || is_recorded) return [];
    return [{ round, category, countsAt }];
  });
}

function isPossible({ currencyCode }: HistoryOf, round: HistoryRound): boolean {
  return (
    name.test(round.roundId) &&
    name.test(round.gameId) &&
    isMoment(round.placedAt) &&
    round.currencyCode === currencyCode &&
    round.stakeMinor <= maximumTransferMinor &&
    round.payoutMinor <= maximumTransferMinor
  );
}

function utcDay(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}

/** The contract lets through what no calendar has; the database has no year 0. */
function isMoment(moment: Date): boolean {
  return moment.getUTCFullYear() >= 1;
}

/** In the books a round moves between the member's wallet at the vendor and the house's account of the game. */
async function postRounds(
  { ledger }: ImportHistoryDeps,
  tx: SqlRunner,
  { merchantCode: merchantId, vendorCode, currencyCode: currency }: HistoryOf,
  reported: readonly Reported[],
): Promise<void> {
  const house = { merchantId, kind: 'house', currency } as const;
  for (const gameId of new Set(reported.map(({ round }) => round.gameId))) {
    await ledger.openAccount({ ...house, accountId: gameAccount(vendorCode, gameId) }, tx);
  }
  for (const memberId of new Set(reported.map(({ round }) => round.memberId))) {
    const accountId = vendorWalletAccount(memberId, vendorCode);
    await ledger.openAccount({ merchantId, accountId, kind: 'player', currency, allowNegative: true }, tx);
  }
  const transfers = reported.flatMap(({ round }): readonly Transfer[] => {
    const wallet = vendorWalletAccount(round.memberId, vendorCode);
    const game = gameAccount(vendorCode, round.gameId);
    const same = { merchantId, currency, reference: round.roundId };
    const stake: Transfer = {
      ...same,
      idempotencyKey: transactionKey(vendorCode, `${round.roundId}:stake`),
      debit: wallet,
      credit: game,
      amountMinor: round.stakeMinor,
      reason: 'game.bet',
    };
    const win: Transfer = {
      ...same,
      idempotencyKey: transactionKey(vendorCode, `${round.roundId}:win`),
      debit: game,
      credit: wallet,
      amountMinor: round.payoutMinor,
      reason: 'game.win',
    };
    return [stake, win].filter(({ amountMinor }) => amountMinor > 0n);
  });
  const answers = transfers.length === 0 ? [] : await ledger.postInTransaction(tx, transfers);
  const refused = answers.find((answer) => answer.outcome !== 'posted');
  if (refused?.outcome === 'refused') {
    throw new Error(`a reported round could not be posted: ${refused.refusal}`);
  }
}

function betOf({ merchantCode, vendorCode, currencyCode }: HistoryOf, { round, category }: Reported): NewBet {
  return {
    merchantCode,
    source: 'vendor',
    provider: vendorCode,
    externalKey: round.roundId,
    memberId: round.memberId,
    gameId: round.gameId,
    category,
    currencyCode,
    stakeMinor: round.stakeMinor,
    payoutMinor: round.payoutMinor,
    status: 'settled',
    transactionKey: round.stakeMinor === zeroMinor ? round.roundId : undefined,
  };
}

function sumOf(reported: readonly Reported[], part: 'stakeMinor' | 'payoutMinor'): Minor {
  return toMinor(reported.reduce<bigint>((sum, { round }) => sum + round[part], 0n));
}
