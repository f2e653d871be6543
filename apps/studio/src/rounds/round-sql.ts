import type { GameId, MerchantCode, RoundId, SeedId } from '@wau/contract/ids';
import type { ClientSeed, Commitment } from '@wau/fairness/seeds';
import { type CurrencyCode, isCurrencyCode } from '@wau/money/currency';
import { type Minor, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { PlayerKey } from '../seeds/seed-sql.ts';

/** A round with its outcome, as it stands before and after its money is settled. */
export interface Round {
  readonly merchantId: MerchantCode;
  readonly roundId: RoundId;
  readonly playerId: string;
  readonly seedId: SeedId;
  readonly nonce: number;
  readonly gameId: GameId;
  /** Stands for player and idempotency key, see the table. */
  readonly betKey: Buffer;
  readonly currencyCode: CurrencyCode;
  /** What the round began with; decisions may have cost more. */
  readonly stakeMinor: Minor;
  readonly maxWinMinor: Minor;
  readonly payoutMinor: Minor;
  readonly parameters: unknown;
  readonly events: readonly unknown[];
  /** What its player has decided, in order; `null` for a round in which there was nothing to decide. */
  readonly decisions: readonly unknown[] | null;
  readonly extraStakeMinor: Minor;
  readonly placedAt: Date;
  readonly serverSeedHash: Commitment;
  readonly clientSeed: ClientSeed;
}

/** Money not settled yet; waiting for its player to decide; settled; stake not taken or given back. */
export type RoundStatus = 'open' | 'waiting' | 'settled' | 'refunded';

export interface StoredRound extends Round {
  readonly status: RoundStatus;
  /** Why the stake was not taken or was given back; `undefined` unless refunded. */
  readonly refundCode: string | undefined;
  readonly isFinished: boolean;
  readonly isSeedRevealed: boolean;
  readonly serverSeedSealed: Buffer;
  /** Until when the player may decide; `undefined` for a round that does not wait. Its decisions so far are `decisions`. */
  readonly decideUntil: Date | undefined;
}

interface RoundRow {
  readonly merchant_id: MerchantCode;
  readonly round_id: RoundId;
  readonly player_id: string;
  readonly seed_id: SeedId;
  readonly nonce: bigint;
  readonly game_id: GameId;
  readonly bet_key: Buffer;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly max_win_minor: bigint;
  readonly payout_minor: bigint;
  readonly parameters: unknown;
  readonly events: readonly unknown[];
  readonly placed_at: Date;
  readonly refund_code: string | null;
  readonly finished_at: Date | null;
  readonly server_seed_hash: Commitment;
  readonly server_seed_sealed: Buffer;
  readonly client_seed: ClientSeed;
  readonly revealed_at: Date | null;
  readonly is_open: boolean;
  readonly decisions: readonly unknown[] | null;
  readonly extra_stake_minor: bigint;
  readonly decide_until: Date | null;
}

const selectRounds = `
  select r.merchant_id, r.round_id, r.player_id, r.seed_id, r.nonce, r.game_id, r.bet_key, r.currency,
         r.stake_minor, r.max_win_minor, r.payout_minor, r.parameters, r.events, r.placed_at, r.refund_code,
         r.finished_at, w.decide_until, coalesce(w.decisions, r.decisions) as decisions,
         coalesce(w.extra_stake_minor, r.extra_stake_minor) as extra_stake_minor, s.server_seed_hash, s.server_seed_sealed, s.client_seed, s.revealed_at,
         (exists (select from studio.open_round o
                  where o.merchant_id = r.merchant_id and o.round_id = r.round_id)
          or r.round_id in (select unnest(b.round_ids) from studio.open_batch b)) as is_open
  from studio.round r join studio.seed s using (merchant_id, player_id, seed_id)
  left join studio.waiting_round w on w.merchant_id = r.merchant_id and w.round_id = r.round_id`;

function storedRoundOf(row: RoundRow): StoredRound {
  assert(isCurrencyCode(row.currency), 'a round is in a known currency');
  return {
    merchantId: row.merchant_id,
    roundId: row.round_id,
    playerId: row.player_id,
    seedId: row.seed_id,
    nonce: Number(row.nonce),
    gameId: row.game_id,
    betKey: row.bet_key,
    currencyCode: row.currency,
    stakeMinor: toMinor(row.stake_minor),
    maxWinMinor: toMinor(row.max_win_minor),
    payoutMinor: toMinor(row.payout_minor),
    parameters: row.parameters,
    events: row.events,
    decisions: row.decisions,
    extraStakeMinor: toMinor(row.extra_stake_minor),
    decideUntil: row.decide_until ?? undefined,
    placedAt: row.placed_at,
    serverSeedHash: row.server_seed_hash,
    serverSeedSealed: row.server_seed_sealed,
    clientSeed: row.client_seed,
    isSeedRevealed: row.revealed_at !== null,
    isFinished: row.finished_at !== null,
    refundCode: row.refund_code ?? undefined,
    status: statusOf(row),
  };
}

function statusOf(row: RoundRow): RoundStatus {
  if (row.refund_code !== null) return 'refunded';
  if (row.is_open) return 'open';
  return row.decide_until === null ? 'settled' : 'waiting';
}

async function queryRounds(sql: SqlRunner, tail: string, values: readonly unknown[]): Promise<StoredRound[]> {
  const rows = await sql.query<RoundRow & Record<string, unknown>>({
    text: `${selectRounds} ${tail}`,
    values,
  });
  return rows.map(storedRoundOf);
}

export async function findRound(
  sql: SqlRunner,
  merchantId: MerchantCode,
  roundId: RoundId,
): Promise<StoredRound | undefined> {
  const [round] = await queryRounds(sql, 'where r.merchant_id = $1 and r.round_id = $2', [
    merchantId,
    roundId,
  ]);
  return round;
}

/**
 * A round by its id alone, for its public proof. Ids are unguessable and unique over all merchants. The recursion
 * steps from merchant to merchant along the seeds' primary key, so that the round is found by its own primary key
 * without an index on ids alone, which every bet would have to write.
 */
export async function findRoundOfAnyMerchant(
  sql: SqlRunner,
  roundId: RoundId,
): Promise<StoredRound | undefined> {
  const [round] = await queryRounds(
    sql,
    `where r.round_id = $1 and r.merchant_id in (
       with recursive merchant as (
         (select merchant_id from studio.seed order by merchant_id limit 1)
         union all
         select (select merchant_id from studio.seed where merchant_id > merchant.merchant_id
                 order by merchant_id limit 1)
         from merchant where merchant.merchant_id is not null
       ) select merchant_id from merchant where merchant_id is not null)`,
    [roundId],
  );
  return round;
}

/** A place in a player's rounds, which are ordered by seed pair and nonce, that is by time. */
export interface RoundPlace {
  readonly seedId: SeedId;
  readonly nonce: number;
}

/** The player's rounds of a game, newest first, before `before`; bets that were refused are left out. */
export async function listPlayerRounds(
  sql: SqlRunner,
  player: PlayerKey,
  gameId: GameId,
  before: RoundPlace | undefined,
  limit: number,
): Promise<readonly StoredRound[]> {
  return queryRounds(
    sql,
    `where r.merchant_id = $1 and r.player_id = $2 and r.game_id = $3
       and (r.refund_code is null or r.refund_code = $7)
       and ($4::text is null or (r.seed_id, r.nonce) < ($4, $5::bigint))
     order by r.seed_id desc, r.nonce desc limit $6`,
    [
      player.merchantId,
      player.playerId,
      gameId,
      before?.seedId ?? null,
      before?.nonce ?? 0,
      limit,
      rolledBackCode,
    ],
  );
}

/** The refund code of a round whose stake had perhaps been taken and was given back. */
export const rolledBackCode = 'round.rolled.back';

/** So far back is looked for the round to resume: it is the player's last of this game, other games between. */
const resumeWithinRounds = 100;

/**
 * The round of a game that a player comes back to: one that waits for a decision, else the last one, if it is not
 * refunded and its playback was not finished.
 */
export async function findUnfinishedRound(
  sql: SqlRunner,
  player: PlayerKey,
  gameId: GameId,
): Promise<StoredRound | undefined> {
  const [waiting] = await queryRounds(
    sql,
    `where (r.merchant_id, r.round_id) = (
       select merchant_id, round_id from studio.waiting_round
       where merchant_id = $1 and player_id = $2 and game_id = $3 order by round_id limit 1)`,
    [player.merchantId, player.playerId, gameId],
  );
  if (waiting !== undefined) return waiting;
  const [round] = await queryRounds(
    sql,
    `where (r.merchant_id, r.round_id) = (
       select merchant_id, round_id from (
         select * from studio.round where merchant_id = $1 and player_id = $2
         order by seed_id desc, nonce desc limit ${resumeWithinRounds}) latest
       where game_id = $3 order by seed_id desc, nonce desc limit 1)`,
    [player.merchantId, player.playerId, gameId],
  );
  return round === undefined || round.isFinished || round.status === 'refunded' ? undefined : round;
}

/** Marks the player's round played back; `false` when the player has no such round. */
export async function markRoundFinished(
  sql: SqlRunner,
  player: PlayerKey,
  roundId: RoundId,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query<{ round_id: string }>({
    name: 'studio-finish-round',
    text: `update studio.round set finished_at = coalesce(finished_at, $4)
           where merchant_id = $1 and round_id = $3 and player_id = $2 returning round_id`,
    values: [player.merchantId, player.playerId, roundId, now],
  });
  return rows.length === 1;
}
