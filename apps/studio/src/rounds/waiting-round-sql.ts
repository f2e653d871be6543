import type { MerchantCode, RoundId } from '@wau/contract/ids';
import { type Minor, toMinor } from '@wau/money/minor';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import type { OpenRoundKey } from './open-round-sql.ts';

/** What a round waits with: what was decided so far, and a decision whose stake is being taken. */
export interface WaitingState extends OpenRoundKey {
  readonly playerId: string;
  readonly decisions: readonly unknown[];
  readonly extraStakeMinor: Minor;
  readonly stakeAttempts: number;
  readonly pending: PendingDecision | undefined;
}

export interface PendingDecision {
  readonly decision: unknown;
  readonly stakeMinor: Minor;
  /** The play session that takes the stake. */
  readonly tokenHash: Buffer;
  readonly since: Date;
}

interface WaitingRow extends Record<string, unknown> {
  readonly merchant_id: MerchantCode;
  readonly player_id: string;
  readonly round_id: RoundId;
  readonly decisions: readonly unknown[];
  readonly extra_stake_minor: bigint;
  readonly stake_attempts: number;
  readonly pending_decision: unknown;
  readonly pending_stake_minor: bigint | null;
  readonly pending_token_hash: Buffer | null;
  readonly pending_since: Date | null;
}

const waitingColumns = `
  merchant_id, player_id, round_id, decisions, extra_stake_minor, stake_attempts, pending_decision,
  pending_stake_minor, pending_token_hash, pending_since`;

function waitingStateOf(row: WaitingRow): WaitingState {
  const { pending_stake_minor: stakeMinor, pending_token_hash: tokenHash, pending_since: since } = row;
  return {
    merchantId: row.merchant_id,
    playerId: row.player_id,
    roundId: row.round_id,
    decisions: row.decisions,
    extraStakeMinor: toMinor(row.extra_stake_minor),
    stakeAttempts: row.stake_attempts,
    pending:
      stakeMinor === null || tokenHash === null || since === null
        ? undefined
        : { decision: row.pending_decision, stakeMinor: toMinor(stakeMinor), tokenHash, since },
  };
}

/** Locks a waiting round of the player; `undefined` when the round does not wait (any more). */
export async function lockWaitingRound(
  tx: SqlRunner,
  player: PlayerKey,
  roundId: RoundId,
): Promise<WaitingState | undefined> {
  const [row] = await tx.query<WaitingRow>({
    name: 'studio-lock-waiting-round',
    text: `select ${waitingColumns} from studio.waiting_round
           where merchant_id = $1 and round_id = $2 and player_id = $3 for update`,
    values: [player.merchantId, roundId, player.playerId],
  });
  return row === undefined ? undefined : waitingStateOf(row);
}

/** Locks the round that has waited longest beyond its time; what others have locked is passed over. */
export async function lockOverdueRound(
  tx: SqlRunner,
  now: Date,
  gameIds: readonly string[],
): Promise<WaitingState | undefined> {
  const [row] = await tx.query<WaitingRow>({
    name: 'studio-lock-overdue-round',
    // A round whose first stake is not known to be taken is the resolver's.
    text: `select ${waitingColumns} from studio.waiting_round w
           where decide_until <= $1 and pending_until is null and game_id = any ($2)
             and not exists (select from studio.open_round o
                             where o.merchant_id = w.merchant_id and o.round_id = w.round_id)
             and not exists (select from studio.open_batch b where w.round_id = any (b.round_ids))
           order by decide_until limit 1
           for update of w skip locked`,
    values: [now, textArrayLiteral(gameIds)],
  });
  return row === undefined ? undefined : waitingStateOf(row);
}

/** Takes over decisions whose stake nobody is taking any more, until `leaseUntil`. */
export async function claimPendingDecisions(
  sql: SqlRunner,
  now: Date,
  leaseUntil: Date,
  limit: number,
  gameIds: readonly string[],
): Promise<readonly WaitingState[]> {
  const rows = await sql.query<WaitingRow>({
    name: 'studio-claim-pending-decisions',
    text: `update studio.waiting_round set pending_until = $2
           where (merchant_id, round_id) in (
             select merchant_id, round_id from studio.waiting_round
             where pending_until <= $1 and game_id = any ($4) order by pending_until limit $3
             for update skip locked)
           returning ${waitingColumns}`,
    values: [now, leaseUntil, limit, textArrayLiteral(gameIds)],
  });
  return rows.map(waitingStateOf);
}

/** Keeps what was decided; the round goes on waiting. */
export async function storeDecisions(
  tx: SqlRunner,
  key: OpenRoundKey,
  { decisions, extraStakeMinor }: Pick<WaitingState, 'decisions' | 'extraStakeMinor'>,
  decideUntil: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-store-decisions',
    text: `update studio.waiting_round
           set decisions = $3, extra_stake_minor = $4, decide_until = $5, pending_decision = null,
               pending_stake_minor = null, pending_token_hash = null, pending_until = null, pending_since = null
           where merchant_id = $1 and round_id = $2`,
    values: [key.merchantId, key.roundId, JSON.stringify(decisions), extraStakeMinor, decideUntil],
  });
}

/** Keeps a decision that counts once its stake has been taken. */
export async function holdDecision(
  tx: SqlRunner,
  key: OpenRoundKey,
  { decision, stakeMinor, tokenHash, since }: PendingDecision,
  heldUntil: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-hold-decision',
    text: `update studio.waiting_round
           set pending_decision = $3, pending_stake_minor = $4, pending_token_hash = $5, pending_since = $6,
               pending_until = $7, stake_attempts = stake_attempts + 1
           where merchant_id = $1 and round_id = $2`,
    values: [key.merchantId, key.roundId, JSON.stringify(decision), stakeMinor, tokenHash, since, heldUntil],
  });
}

/** Forgets a decision whose stake was not taken; the player may decide anew. */
export async function dropDecision(sql: SqlRunner, key: OpenRoundKey, attempt: number): Promise<void> {
  await sql.query({
    name: 'studio-drop-decision',
    text: `update studio.waiting_round
           set pending_decision = null, pending_stake_minor = null, pending_token_hash = null,
               pending_until = null, pending_since = null
           where merchant_id = $1 and round_id = $2 and stake_attempts = $3`,
    values: [key.merchantId, key.roundId, attempt],
  });
}

export interface FinishedRound extends OpenRoundKey {
  readonly playerId: string;
  readonly payoutMinor: Minor;
  readonly events: readonly unknown[];
  readonly decisions: readonly unknown[];
  readonly extraStakeMinor: Minor;
}

/**
 * Writes how a round has ended. It no longer waits; that it is not paid yet is told by `studio.open_round`, which
 * somebody drives until `drivenUntil`.
 */
export async function finishWaitingRound(
  tx: SqlRunner,
  round: FinishedRound,
  tokenHash: Buffer,
  now: Date,
  drivenUntil: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-finish-waiting-round',
    text: `with over as (
             delete from studio.waiting_round where merchant_id = $1 and round_id = $2
           ), opened as (
             insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at)
             values ($1, $3, $2, $8, $9, $10)
           )
           update studio.round
           set payout_minor = $4, events = $5, decisions = $6, extra_stake_minor = $7
           where merchant_id = $1 and round_id = $2`,
    values: [
      round.merchantId,
      round.roundId,
      round.playerId,
      round.payoutMinor,
      JSON.stringify(round.events),
      JSON.stringify(round.decisions),
      round.extraStakeMinor,
      tokenHash,
      now,
      drivenUntil,
    ],
  });
}
