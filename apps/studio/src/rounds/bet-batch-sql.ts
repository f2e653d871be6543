import type { MerchantCode, RoundId, SeedId } from '@wau/contract/ids';
import type { ClientSeed, Commitment } from '@wau/fairness/seeds';
import {
  bytesArrayLiteral,
  jsonArrayLiteral,
  plainArrayLiteral,
  textArrayLiteral,
} from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { Round } from './round-sql.ts';

/** What a batch of bets has to know before it decides, for one bet. */
export interface BetState {
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

interface BetStateRow extends Record<string, unknown> {
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
  readonly session: PlaySession;
  readonly idempotencyKey: string;
}

/** One statement for the whole batch: active seed pair and the round that the key may have had. In the order asked. */
export async function readBetStates(
  sql: SqlRunner,
  lookups: readonly BetLookup[],
): Promise<readonly (BetState | undefined)[]> {
  const rows = await sql.query<BetStateRow>({
    name: 'studio-read-bet-states',
    // Each look-up is for itself and by a whole key, so that no statistics of young tables lead to a scan.
    text: `select i.place::int4 as place, s.*, k.bet_key, r.round_id as known_round_id
           from unnest($1::text[], $2::text[], $3::text[]) with ordinality as i(merchant_id, player_id, key, place)
           cross join lateral (
             select s.seed_id, s.server_seed_sealed, s.server_seed_hash, s.client_seed, s.next_nonce
             from studio.seed s
             where s.merchant_id = i.merchant_id and s.player_id = i.player_id and s.revealed_at is null limit 1) s
           cross join lateral (
             select substr(sha256(convert_to(i.player_id || '/' || i.key, 'UTF8')), 1, 16) as bet_key) k
           left join lateral (
             select known.round_id from studio.bet_key known
             where known.merchant_id = i.merchant_id and known.bet_key = k.bet_key
             limit 1) r on true`,
    values: [
      textArrayLiteral(lookups.map(({ session }) => session.merchantId)),
      textArrayLiteral(lookups.map(({ session }) => session.playerId)),
      textArrayLiteral(lookups.map((lookup) => lookup.idempotencyKey)),
    ],
  });
  const states = new Array<BetState | undefined>(lookups.length).fill(undefined);
  for (const row of rows) states[row.place - 1] = betStateOf(row);
  return states;
}

function betStateOf(row: BetStateRow): BetState {
  return {
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

export interface StoredBatch {
  /** Under which the stored rounds are open; `undefined` where none was stored. */
  readonly batchId: bigint | undefined;
  /** The seed pairs that advanced. */
  readonly advanced: ReadonlySet<string>;
}

/**
 * Advances the nonces and stores the rounds of those seed pairs that still stood where they were read, in one
 * statement, so that one commit does for the batch. Rounds of pairs that did not advance were not stored, because another
 * node was quicker or the pair was retired, and have to be computed anew.
 *
 * `flush`: `own` puts the rounds on the disk before it returns, as they must be before a stake is taken elsewhere.
 * `withWallet` leaves that to the wallet's commit in the same database: the log is written in order, so no stake can
 * survive a crash whose round did not.
 *
 * Rounds with decisions wait for their player until `decideUntil`.
 *
 * Lock order: seeds by merchant, player and seed id.
 */
export async function insertRounds(
  sql: SqlRunner,
  rounds: readonly NewRound[],
  steps: readonly NonceStep[],
  placedAt: Date,
  drivenUntil: Date,
  flush: 'own' | 'withWallet',
  decideUntil: Date,
): Promise<StoredBatch> {
  const places = new Map(steps.map(({ seedId }, index) => [seedId, index + 1]));
  const placeOf = ({ round }: NewRound): number => {
    const place = places.get(round.seedId);
    assert(place !== undefined, 'every round comes with the step of its seed pair');
    return place;
  };
  const rows = await sql.query<{ seed_id: string; batch_id: bigint }>({
    name: 'studio-insert-rounds',
    text: insertRoundsText,
    values: [
      plainArrayLiteral(rounds.map(placeOf)),
      textArrayLiteral(rounds.map(({ round }) => round.roundId)),
      plainArrayLiteral(rounds.map(({ round }) => round.nonce)),
      textArrayLiteral(rounds.map(({ round }) => round.gameId)),
      bytesArrayLiteral(rounds.map(({ round }) => round.betKey)),
      textArrayLiteral(rounds.map(({ round }) => round.currencyCode)),
      plainArrayLiteral(rounds.map(({ round }) => round.stakeMinor)),
      plainArrayLiteral(rounds.map(({ round }) => round.maxWinMinor)),
      plainArrayLiteral(rounds.map(({ round }) => round.payoutMinor)),
      jsonArrayLiteral(rounds.map(({ round }) => round.parameters)),
      jsonArrayLiteral(rounds.map(({ round }) => round.events)),
      bytesArrayLiteral(rounds.map(({ tokenHash }) => tokenHash)),
      textArrayLiteral(steps.map((step) => step.merchantId)),
      textArrayLiteral(steps.map((step) => step.playerId)),
      textArrayLiteral(steps.map((step) => step.seedId)),
      plainArrayLiteral(steps.map((step) => step.expectedNonce)),
      plainArrayLiteral(steps.map((step) => step.nextNonce)),
      placedAt,
      drivenUntil,
      flush === 'own' ? null : 'off',
      textArrayLiteral(
        rounds.map(({ round }) => (round.decisions === null ? '' : JSON.stringify(round.decisions))),
      ),
      decideUntil,
    ],
  });
  return { batchId: rows[0]?.batch_id, advanced: new Set(rows.map((row) => row.seed_id)) };
}

// Rounds name their step by its place, and a locked row is found by its own: whole keys would cost more to compare.
const insertRoundsText = `
  with input as (
    select * from unnest($1::integer[], $2::text[], $3::bigint[], $4::text[], $5::bytea[], $6::text[], $7::bigint[],
                         $8::bigint[], $9::bigint[], $10::json[], $11::json[], $12::bytea[], $21::text[])
      as i(step_place, round_id, nonce, game_id, bet_key, currency, stake_minor, max_win_minor, payout_minor,
           parameters, events, token_hash, decisions)
  ), locked as (
    select s.ctid as row_place, step.place, step.next_nonce
    from unnest($13::text[], $14::text[], $15::text[], $16::bigint[], $17::bigint[]) with ordinality
           as step(merchant_id, player_id, seed_id, expected_nonce, next_nonce, place)
    join studio.seed s on s.merchant_id = step.merchant_id and s.player_id = step.player_id
                      and s.seed_id = step.seed_id
    where s.next_nonce = step.expected_nonce and s.revealed_at is null
    order by s.merchant_id, s.player_id, s.seed_id
    for no key update of s
  ), advanced as (
    update studio.seed s set next_nonce = locked.next_nonce
    from locked
    where s.ctid = locked.row_place
    returning s.merchant_id, s.player_id, s.seed_id, locked.place
  ), stored as materialized (
    select advanced.merchant_id, advanced.player_id, advanced.seed_id, i.*
    from input i join advanced on advanced.place = i.step_place
  ), placed as (
    insert into studio.round (merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency,
                              stake_minor, max_win_minor, payout_minor, parameters, events, decisions, placed_at)
    select merchant_id, round_id, player_id, seed_id, nonce, game_id, bet_key, currency,
           stake_minor, max_win_minor, payout_minor, parameters, events, nullif(decisions, '')::json, $18
    from stored
  ), keyed as (
    insert into studio.bet_key (merchant_id, bet_key, round_id)
    select merchant_id, bet_key, round_id from stored
  ), waiting as (
    insert into studio.waiting_round (merchant_id, player_id, round_id, game_id, decide_until)
    select merchant_id, player_id, round_id, game_id, $22 from stored where decisions <> ''
  ), opened as (
    insert into studio.open_batch (merchant_ids, player_ids, round_ids, token_hashes, placed_at, driven_until)
    select array_agg(merchant_id), array_agg(player_id), array_agg(round_id), array_agg(token_hash), $18, $19
    from stored having count(*) > 0
    returning batch_id
  )
  select advanced.seed_id, opened.batch_id,
         set_config('synchronous_commit', coalesce($20::text, current_setting('synchronous_commit')), true)
  from advanced cross join opened`;
