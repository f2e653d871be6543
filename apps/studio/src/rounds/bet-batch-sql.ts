import type { MerchantCode, RoundId, SeedId } from '@wau/contract/ids';
import type { ClientSeed, Commitment } from '@wau/fairness/seeds';
import { bytesArrayLiteral, plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  type PlaySession,
  type PlaySessionRow,
  playSessionColumns,
  playSessionOf,
} from '../play-sessions/play-session-sql.ts';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import type { Round } from './round-sql.ts';

/** What a batch of bets has to know before it decides, for one bet. */
export interface BetState {
  readonly session: PlaySession;
  /** The active pair; its server seed is sealed. */
  readonly seed: BetSeed;
  /** Stands for player and idempotency key, see the table. */
  readonly betKey: Buffer;
  /** A round was placed with this key before. */
  readonly knownRoundId: RoundId | undefined;
}

export interface BetSeed {
  readonly seedId: SeedId;
  readonly serverSeedSealed: Buffer;
  readonly serverSeedHash: Commitment;
  readonly clientSeed: ClientSeed;
  readonly nextNonce: number;
}

interface BetStateRow extends PlaySessionRow, Record<string, unknown> {
  readonly place: number;
  readonly seed_id: SeedId;
  readonly server_seed_sealed: Buffer;
  readonly server_seed_hash: Commitment;
  readonly client_seed: ClientSeed;
  readonly next_nonce: bigint;
  readonly bet_key: Buffer;
  readonly known_round_id: RoundId | null;
}

export interface BetLookup {
  readonly token: PlayTokenParts;
  readonly idempotencyKey: string;
}

/**
 * One statement for the whole batch: session, active seed pair and the round that the key may have had. `undefined`
 * at the place of a bet without a live session.
 */
export async function readBetStates(
  sql: SqlRunner,
  lookups: readonly BetLookup[],
  now: Date,
): Promise<readonly (BetState | undefined)[]> {
  const rows = await sql.query<BetStateRow>({
    name: 'studio-read-bet-states',
    // Each look-up is for itself and by a whole key, so that no statistics of young tables lead to a scan.
    text: `select i.place::int4 as place, p.*, s.*, k.bet_key, r.round_id as known_round_id
           from unnest($1::text[], $2::bytea[], $3::text[]) with ordinality as i(merchant_id, token_hash, key, place)
           cross join lateral (
             select ${playSessionColumns} from studio.play_session p
             where p.merchant_id = i.merchant_id and p.token_hash = i.token_hash and p.expires_at > $4 limit 1) p
           cross join lateral (
             select s.seed_id, s.server_seed_sealed, s.server_seed_hash, s.client_seed, s.next_nonce
             from studio.seed s
             where s.merchant_id = p.merchant_id and s.player_id = p.player_id and s.revealed_at is null limit 1) s
           cross join lateral (
             select substr(sha256(convert_to(p.player_id || '/' || i.key, 'UTF8')), 1, 16) as bet_key) k
           left join lateral (
             select known.round_id from studio.bet_key known
             where known.merchant_id = p.merchant_id and known.bet_key = k.bet_key
             limit 1) r on true`,
    values: [
      textArrayLiteral(lookups.map((lookup) => lookup.token.merchantId)),
      bytesArrayLiteral(lookups.map((lookup) => lookup.token.tokenHash)),
      textArrayLiteral(lookups.map((lookup) => lookup.idempotencyKey)),
      now,
    ],
  });
  const states = new Array<BetState | undefined>(lookups.length).fill(undefined);
  for (const row of rows) states[row.place - 1] = betStateOf(row);
  return states;
}

function betStateOf(row: BetStateRow): BetState {
  return {
    session: playSessionOf(row),
    seed: {
      seedId: row.seed_id,
      serverSeedSealed: row.server_seed_sealed,
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nextNonce: Number(row.next_nonce),
    },
    betKey: row.bet_key,
    knownRoundId: row.known_round_id ?? undefined,
  };
}

/** A round to be stored, with what its being open needs. */
export interface NewRound {
  readonly round: Round;
  readonly tokenHash: Buffer;
}

/** How far a batch moves a seed pair's nonce: only from `expectedNonce`, which the outcomes were computed from. */
export interface NonceStep {
  readonly merchantId: MerchantCode;
  readonly playerId: string;
  readonly seedId: SeedId;
  readonly expectedNonce: number;
  readonly nextNonce: number;
}

/**
 * Advances the nonces and stores the rounds of those seed pairs that still stood where they were read, in one
 * statement, so that one commit does for the batch. Returns the seed ids that advanced: the rounds of the others were
 * not stored, because another node was quicker or the pair was retired, and have to be computed anew.
 *
 * `flush`: `own` puts the rounds on the disk before it returns, as they must be before a stake is taken elsewhere.
 * `withWallet` leaves that to the wallet's commit in the same database: the log is written in order, so no stake can
 * survive a crash whose round did not.
 *
 * Lock order: seeds by merchant, player and seed id.
 */
export async function insertRounds(
  sql: SqlRunner,
  rounds: readonly NewRound[],
  steps: readonly NonceStep[],
  placedAt: Date,
  leaseUntil: Date,
  flush: 'own' | 'withWallet',
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ seed_id: string }>({
    name: 'studio-insert-rounds',
    text: insertRoundsText,
    values: [
      textArrayLiteral(rounds.map(({ round }) => round.merchantId)),
      textArrayLiteral(rounds.map(({ round }) => round.roundId)),
      textArrayLiteral(rounds.map(({ round }) => round.playerId)),
      textArrayLiteral(rounds.map(({ round }) => round.seedId)),
      plainArrayLiteral(rounds.map(({ round }) => round.nonce)),
      textArrayLiteral(rounds.map(({ round }) => round.gameId)),
      bytesArrayLiteral(rounds.map(({ round }) => round.betKey)),
      textArrayLiteral(rounds.map(({ round }) => round.currencyCode)),
      plainArrayLiteral(rounds.map(({ round }) => round.stakeMinor)),
      plainArrayLiteral(rounds.map(({ round }) => round.maxWinMinor)),
      plainArrayLiteral(rounds.map(({ round }) => round.payoutMinor)),
      textArrayLiteral(rounds.map(({ round }) => JSON.stringify(round.parameters))),
      textArrayLiteral(rounds.map(({ round }) => JSON.stringify(round.events))),
      bytesArrayLiteral(rounds.map(({ tokenHash }) => tokenHash)),
      textArrayLiteral(steps.map((step) => step.merchantId)),
      textArrayLiteral(steps.map((step) => step.playerId)),
      textArrayLiteral(steps.map((step) => step.seedId)),
      plainArrayLiteral(steps.map((step) => step.expectedNonce)),
      plainArrayLiteral(steps.map((step) => step.nextNonce)),
      placedAt,
      leaseUntil,
      flush === 'own' ? null : 'off',
    ],
  });
  return new Set(rows.map((row) => row.seed_id));
}

const insertRoundsText = `
  with input as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bytea[],
                         $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], $12::json[], $13::json[], $14::bytea[])
      as i(merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency, stake_minor,
           max_win_minor, payout_minor, parameters, events, token_hash)
  ), locked as (
    select s.merchant_id, s.player_id, s.seed_id, step.next_nonce
    from unnest($15::text[], $16::text[], $17::text[], $18::bigint[], $19::bigint[])
           as step(merchant_id, player_id, seed_id, expected_nonce, next_nonce)
    join studio.seed s on s.merchant_id = step.merchant_id and s.player_id = step.player_id
                      and s.seed_id = step.seed_id
    where s.next_nonce = step.expected_nonce and s.revealed_at is null
    order by s.merchant_id, s.player_id, s.seed_id
    for no key update of s
  ), advanced as (
    update studio.seed s set next_nonce = locked.next_nonce
    from locked
    where s.merchant_id = locked.merchant_id and s.player_id = locked.player_id and s.seed_id = locked.seed_id
    returning s.merchant_id, s.player_id, s.seed_id
  ), placed as (
    insert into studio.round (merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency,
                              stake_minor, max_win_minor, payout_minor, parameters, events, placed_at)
    select i.merchant_id, i.round_id, i.player_id, i.seed_id, i.nonce, i.game_id, i.bet_key, i.currency,
           i.stake_minor, i.max_win_minor, i.payout_minor, i.parameters, i.events, $20
    from input i join advanced using (merchant_id, player_id, seed_id)
  ), keyed as (
    insert into studio.bet_key (merchant_id, bet_key, round_id)
    select i.merchant_id, i.bet_key, i.round_id
    from input i join advanced using (merchant_id, player_id, seed_id)
  ), opened as (
    insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at)
    select i.merchant_id, i.player_id, i.round_id, i.token_hash, $20, $21
    from input i join advanced using (merchant_id, player_id, seed_id)
  )
  select seed_id, set_config('synchronous_commit', coalesce($22::text, current_setting('synchronous_commit')), true)
  from advanced`;
