import type { MerchantCode, SeedId } from '@wau/contract/ids';
import type { ClientSeed, Commitment } from '@wau/fairness/seeds';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PlayerKey {
  readonly merchantId: MerchantCode;
  readonly playerId: string;
}

/** A seed pair as it is stored: secrets sealed. */
export interface SeedPair extends PlayerKey {
  readonly seedId: SeedId;
  readonly serverSeedSealed: Buffer;
  readonly serverSeedHash: Commitment;
  readonly clientSeed: ClientSeed;
  readonly nextServerSeedSealed: Buffer;
  readonly nextServerSeedHash: Commitment;
  readonly nextNonce: number;
}

interface SeedRow {
  readonly merchant_id: MerchantCode;
  readonly player_id: string;
  readonly seed_id: SeedId;
  readonly server_seed_sealed: Buffer;
  readonly server_seed_hash: Commitment;
  readonly client_seed: ClientSeed;
  readonly next_server_seed_sealed: Buffer;
  readonly next_server_seed_hash: Commitment;
  readonly next_nonce: bigint;
}

const seedColumns = `merchant_id, player_id, seed_id, server_seed_sealed, server_seed_hash, client_seed,
  next_server_seed_sealed, next_server_seed_hash, next_nonce`;

function seedPairOf(row: SeedRow): SeedPair {
  return {
    merchantId: row.merchant_id,
    playerId: row.player_id,
    seedId: row.seed_id,
    serverSeedSealed: row.server_seed_sealed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nextServerSeedSealed: row.next_server_seed_sealed,
    nextServerSeedHash: row.next_server_seed_hash,
    nextNonce: Number(row.next_nonce),
  };
}

/** Where a server seed is sealed for. It goes by the commitment, because a seed moves from `next` to active. */
export function serverSeedPlace(player: PlayerKey, serverSeedHash: Commitment): string {
  return `seed/${player.merchantId}/${player.playerId}/${serverSeedHash}`;
}

export async function findActiveSeed(sql: SqlRunner, player: PlayerKey): Promise<SeedPair | undefined> {
  const rows = await sql.query<SeedRow & Record<string, unknown>>({
    name: 'studio-find-active-seed',
    text: `select ${seedColumns} from studio.seed
           where merchant_id = $1 and player_id = $2 and revealed_at is null`,
    values: [player.merchantId, player.playerId],
  });
  return rows[0] === undefined ? undefined : seedPairOf(rows[0]);
}

/** The active pair, locked until the end of the transaction: no round can be placed on it meanwhile. */
export async function lockActiveSeed(tx: SqlRunner, player: PlayerKey): Promise<SeedPair | undefined> {
  const rows = await tx.query<SeedRow & Record<string, unknown>>({
    text: `select ${seedColumns} from studio.seed
           where merchant_id = $1 and player_id = $2 and revealed_at is null for update`,
    values: [player.merchantId, player.playerId],
  });
  return rows[0] === undefined ? undefined : seedPairOf(rows[0]);
}

/** Stores a new active pair; does nothing when the player has one by now. */
export async function insertSeed(sql: SqlRunner, pair: SeedPair, now: Date): Promise<void> {
  await sql.query({
    text: `insert into studio.seed (${seedColumns}, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (merchant_id, player_id) where revealed_at is null do nothing`,
    values: [
      pair.merchantId,
      pair.playerId,
      pair.seedId,
      pair.serverSeedSealed,
      pair.serverSeedHash,
      pair.clientSeed,
      pair.nextServerSeedSealed,
      pair.nextServerSeedHash,
      pair.nextNonce,
      now,
    ],
  });
}

export async function markSeedRevealed(tx: SqlRunner, pair: SeedPair, now: Date): Promise<void> {
  await tx.query({
    text: `update studio.seed set revealed_at = $4
           where merchant_id = $1 and player_id = $2 and seed_id = $3`,
    values: [pair.merchantId, pair.playerId, pair.seedId, now],
  });
}

/** Revealed pairs, newest first, older than `beforeSeedId` where given. */
export async function listRevealedSeeds(
  sql: SqlRunner,
  player: PlayerKey,
  beforeSeedId: string | undefined,
  limit: number,
): Promise<readonly SeedPair[]> {
  const rows = await sql.query<SeedRow & Record<string, unknown>>({
    text: `select ${seedColumns} from studio.seed
           where merchant_id = $1 and player_id = $2 and revealed_at is not null
             and ($3::text is null or seed_id < $3)
           order by seed_id desc limit $4`,
    values: [player.merchantId, player.playerId, beforeSeedId ?? null, limit],
  });
  return rows.map(seedPairOf);
}
