import type { GameId, SeedId } from '@wau/contract/ids';
import type { ClientSeed, Commitment } from '@wau/fairness/seeds';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface StoredChain {
  readonly gameId: GameId;
  readonly chainId: SeedId;
  readonly lastLinkSealed: Buffer;
  readonly length: number;
  readonly head: Commitment;
  readonly committedAt: Date;
  readonly salt: ClientSeed | undefined;
}

interface ChainRow {
  readonly game_id: GameId;
  readonly chain_id: SeedId;
  readonly last_link_sealed: Buffer;
  readonly length: number;
  readonly head: Commitment;
  readonly committed_at: Date;
  readonly salt: ClientSeed | null;
}

const columns = 'game_id, chain_id, last_link_sealed, length, head, committed_at, salt';

function chainOf(row: ChainRow): StoredChain {
  return {
    gameId: row.game_id,
    chainId: row.chain_id,
    lastLinkSealed: row.last_link_sealed,
    length: row.length,
    head: row.head,
    committedAt: row.committed_at,
    salt: row.salt ?? undefined,
  };
}

/** The title's chains from one on, itself first; all of them where none is named: ids begin with the time. */
export async function selectChainsFrom(
  sql: SqlRunner,
  gameId: GameId,
  chainId: SeedId | undefined,
): Promise<readonly StoredChain[]> {
  const rows = await sql.query<ChainRow & Record<string, unknown>>({
    name: 'studio-select-crash-chains-from',
    text: `select ${columns} from studio.crash_chain where game_id = $1 and chain_id >= $2 order by chain_id`,
    values: [gameId, chainId ?? ''],
  });
  return rows.map(chainOf);
}

export async function selectChain(
  sql: SqlRunner,
  gameId: GameId,
  chainId: SeedId,
): Promise<StoredChain | undefined> {
  const [row] = await sql.query<ChainRow & Record<string, unknown>>({
    name: 'studio-select-crash-chain',
    text: `select ${columns} from studio.crash_chain where game_id = $1 and chain_id = $2`,
    values: [gameId, chainId],
  });
  return row === undefined ? undefined : chainOf(row);
}

export async function insertChain(sql: SqlRunner, chain: StoredChain): Promise<void> {
  await sql.query({
    text: `insert into studio.crash_chain (game_id, chain_id, last_link_sealed, length, head, committed_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [chain.gameId, chain.chainId, chain.lastLinkSealed, chain.length, chain.head, chain.committedAt],
  });
}

/** Gives a chain its salt; whoever comes later leaves it as it is. */
export async function saltChain(
  sql: SqlRunner,
  gameId: GameId,
  chainId: SeedId,
  salt: ClientSeed,
  now: Date,
): Promise<void> {
  await sql.query({
    text: `update studio.crash_chain
           set salt = $3, salted_at = greatest($4::timestamptz, committed_at + interval '1 millisecond')
           where game_id = $1 and chain_id = $2 and salt is null`,
    values: [gameId, chainId, salt, now],
  });
}
