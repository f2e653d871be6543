import type { MemberId, MerchantCode, RoundId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/array-literal';
import type { SqlRunner } from '@wau/service/sql-runner';
import { DatabaseError } from 'pg';

export interface RoundRow {
  readonly merchant_id: MerchantCode;
  readonly vendor_code: string;
  readonly round_id: RoundId;
  readonly member_id: MemberId;
  readonly game_id: string;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly refunded_minor: Minor;
  readonly status: 'open' | 'settled' | 'refunded';
}

export interface RoundKey {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
  readonly roundId: RoundId;
}

/** Those of the rounds that exist, locked until the transaction ends, in the order of their keys. */
export function lockRounds(tx: SqlRunner, keys: readonly RoundKey[]): Promise<readonly RoundRow[]> {
  return tx.query<RoundRow>({
    name: 'lock-rounds',
    text: `select merchant_id, vendor_code, round_id, member_id, game_id, stake_minor, payout_minor, refunded_minor,
                  status
             from wau.lock_rounds($1, $2, $3)`,
    values: keyColumns(keys),
  });
}

export interface Stake extends RoundKey {
  readonly memberId: MemberId;
  readonly gameId: string;
  readonly stakeMinor: Minor;
  /** What came in with the stake. */
  readonly payoutMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly status: 'open' | 'settled';
}

const insertStakes = `
  insert into wau.game_rounds as round
    (merchant_id, vendor_code, round_id, member_id, game_id, stake_minor, payout_minor, currency, status, placed_at,
     settled_at)
  select fresh.*, $10, case when fresh.status = 'settled' then $10::timestamptz end
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
                $9::text[])
         as fresh (merchant_id, vendor_code, round_id, member_id, game_id, stake_minor, payout_minor, currency, status)`;

function stakeColumns(stakes: readonly Stake[], now: Date): readonly unknown[] {
  return [
    ...keyColumns(stakes),
    textArrayLiteral(stakes.map((stake) => stake.memberId)),
    textArrayLiteral(stakes.map((stake) => stake.gameId)),
    plainArrayLiteral(stakes.map((stake) => stake.stakeMinor)),
    plainArrayLiteral(stakes.map((stake) => stake.payoutMinor)),
    textArrayLiteral(stakes.map((stake) => stake.currencyCode)),
    textArrayLiteral(stakes.map((stake) => stake.status)),
    now,
  ];
}

/** Opens rounds, closed at once where the stake ends them; fails with `isRoundThere` when one is there. Returns their number. */
export async function openRounds(tx: SqlRunner, stakes: readonly Stake[], now: Date): Promise<number> {
  await tx.query({ name: 'open-rounds', text: insertStakes, values: stakeColumns(stakes, now) });
  return stakes.length;
}

/** Whether `openRounds` failed because somebody has opened one of the rounds before. */
export function isRoundThere(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === 'game_rounds_pkey';
}

/**
 * Opens rounds, or adds to the stake of those that are open, and closes those that the stake ends; each round once.
 * Returns how many that were: fewer than given when a round was closed, or opened for somebody else, since it was read.
 */
export async function addStakes(tx: SqlRunner, stakes: readonly Stake[], now: Date): Promise<number> {
  const rows = await tx.query<{ added: number }>({
    name: 'add-stakes',
    text: `with added as (
           ${insertStakes}
           on conflict (merchant_id, vendor_code, round_id) do update
              set stake_minor = round.stake_minor + excluded.stake_minor,
                  payout_minor = round.payout_minor + excluded.payout_minor,
                  status = excluded.status, settled_at = excluded.settled_at
            where round.status = 'open' and round.member_id = excluded.member_id
              and round.game_id = excluded.game_id
           returning 1)
           select count(*)::int4 as added from added`,
    values: stakeColumns(stakes, now),
  });
  return rows[0]?.added ?? 0;
}

export interface RoundChange extends RoundKey {
  /** Added to the payout. */
  readonly payoutMinor: Minor;
  /** Added to what was given back. */
  readonly refundMinor: Minor;
  readonly status: RoundRow['status'];
}

/** Changes rounds that `lockRounds` has locked; each once. */
export async function changeRounds(tx: SqlRunner, changes: readonly RoundChange[], now: Date): Promise<void> {
  await tx.query({
    name: 'change-rounds',
    text: 'select from wau.change_rounds($1, $2, $3, $4, $5, $6, $7)',
    values: [
      ...keyColumns(changes),
      plainArrayLiteral(changes.map((change) => change.payoutMinor)),
      plainArrayLiteral(changes.map((change) => change.refundMinor)),
      textArrayLiteral(changes.map((change) => change.status)),
      now,
    ],
  });
}

function keyColumns(keys: readonly RoundKey[]): readonly [string, string, string] {
  return [
    textArrayLiteral(keys.map((key) => key.merchantCode)),
    textArrayLiteral(keys.map((key) => key.vendorCode)),
    textArrayLiteral(keys.map((key) => key.roundId)),
  ];
}
