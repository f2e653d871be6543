import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { HistoryRound } from '../vendor/transfer-wallet.ts';

interface HistorySource {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
}

/** The number of the last file that was imported or found missing; 0 before the first. */
export async function selectLastFileNumber(
  runner: SqlRunner,
  { merchantCode, vendorCode }: HistorySource,
): Promise<bigint> {
  const rows = await runner.query<{ last_number: bigint }>({
    name: 'select-last-history-file',
    text: `select coalesce(max(file_number), 0)::bigint as last_number from wau.history_files
            where merchant_id = $1 and vendor_code = $2`,
    values: [merchantCode, vendorCode],
  });
  return rows[0]?.last_number ?? 0n;
}

export interface NewHistoryFile extends HistorySource {
  readonly number: bigint;
  readonly roundCount: number;
  readonly passedOverCount: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly importedAt: Date;
}

/** `false`: somebody has it; waits for a transaction that is about to. */
export async function insertHistoryFile(tx: SqlRunner, file: NewHistoryFile): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-history-file',
    text: `insert into wau.history_files (merchant_id, vendor_code, file_number, status, round_count,
             passed_over_count, stake_minor, payout_minor, imported_at)
           values ($1, $2, $3, 'imported', $4, $5, $6, $7, $8)
           on conflict do nothing
           returning 1 as taken`,
    values: [
      file.merchantCode,
      file.vendorCode,
      file.number,
      file.roundCount,
      file.passedOverCount,
      file.stakeMinor,
      file.payoutMinor,
      file.importedAt,
    ],
  });
  return rows.length > 0;
}

/** The missing files that were noted since a moment. */
export async function countMissingFiles(
  tx: SqlRunner,
  { merchantCode, vendorCode }: HistorySource,
  since: Date,
): Promise<bigint> {
  const rows = await tx.query<{ missing_count: bigint }>({
    name: 'count-missing-history-files',
    text: `select count(*)::bigint as missing_count from wau.history_files
            where merchant_id = $1 and vendor_code = $2 and status = 'missing' and imported_at > $3`,
    values: [merchantCode, vendorCode, since],
  });
  return rows[0]?.missing_count ?? 0n;
}

/** Both numbers included. */
export interface FileNumbers {
  readonly first: bigint;
  readonly last: bigint;
}

/** Passes over what somebody else has noted; waits for a transaction that is about to. */
export async function insertMissingFiles(
  tx: SqlRunner,
  { merchantCode, vendorCode }: HistorySource,
  { first, last }: FileNumbers,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-missing-history-files',
    text: `insert into wau.history_files (merchant_id, vendor_code, file_number, status, round_count,
             passed_over_count, stake_minor, payout_minor, imported_at)
           select $1, $2, number, 'missing', 0, 0, 0, 0, $5 from generate_series($3::bigint, $4::bigint) as number
           on conflict do nothing`,
    values: [merchantCode, vendorCode, first, last, now],
  });
}

export interface KnownRound {
  /** From 1, among those that were asked for. */
  readonly place: number;
  /** Null: the merchant has no such game. */
  readonly category: string | null;
  readonly is_member: boolean;
  readonly is_recorded: boolean;
  /** The round's time, or now where its day is over: a day that is closed stays as it was. */
  readonly counts_at: Date;
}

/** What is known of rounds that a vendor reports. */
export function selectKnownRounds(
  tx: SqlRunner,
  { merchantCode, vendorCode }: HistorySource,
  rounds: readonly (HistoryRound & { readonly memberId: MemberId })[],
  now: Date,
): Promise<readonly KnownRound[]> {
  return tx.query<KnownRound & Record<string, unknown>>({
    name: 'select-known-rounds',
    text: `select reported.place::int4 as place, game.game_type as category,
                  member.member_id is not null as is_member, bet.external_key is not null as is_recorded,
                  case when wau.merchant_day($1, reported.placed_at) = wau.merchant_day($1, $7)
                       then least(reported.placed_at, $7) else $7 end as counts_at
             from unnest($3::text[], $4::text[], $5::text[], $6::timestamptz[]) with ordinality
                  as reported (round_id, member_id, game_id, placed_at, place)
             left join wau.games as game
               on game.merchant_id = $1 and game.vendor_code = $2 and game.game_id = reported.game_id
             left join wau.members as member
               on member.merchant_id = $1 and member.member_id = reported.member_id
             left join wau.bets as bet
               on bet.merchant_id = $1 and bet.source = 'vendor' and bet.provider = $2
              and bet.external_key = reported.round_id
            order by reported.place`,
    values: [
      merchantCode,
      vendorCode,
      textArrayLiteral(rounds.map((round) => round.roundId)),
      textArrayLiteral(rounds.map((round) => round.memberId)),
      textArrayLiteral(rounds.map((round) => round.gameId)),
      textArrayLiteral(rounds.map((round) => round.placedAt.toISOString())),
      now,
    ],
  });
}

/** Notes when the vendor placed rounds that count later here, or on a day whose statement may have been compared. */
export async function insertLateRounds(
  tx: SqlRunner,
  { merchantCode, vendorCode }: HistorySource,
  rounds: readonly Pick<HistoryRound, 'roundId' | 'placedAt'>[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-late-rounds',
    text: `insert into wau.late_rounds (merchant_id, vendor_code, round_id, placed_at, imported_at)
           select $1, $2, late.round_id, late.placed_at, $5
             from unnest($3::text[], $4::timestamptz[]) as late (round_id, placed_at)`,
    values: [
      merchantCode,
      vendorCode,
      textArrayLiteral(rounds.map((round) => round.roundId)),
      textArrayLiteral(rounds.map((round) => round.placedAt.toISOString())),
      now,
    ],
  });
}
