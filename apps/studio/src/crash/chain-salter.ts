import type { GameId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import { findActiveSeed } from '../seeds/seed-sql.ts';
import { saltChain, selectChainsFrom } from './crash-chain-sql.ts';
import { selectLatestFlights } from './crash-flight-sql.ts';

/** How long it is taken for granted that no chain of a title waits for its salt. */
const askAgainAfterMs = 5_000;

/**
 * Gives a title's chains their salt: the client seed of whoever comes to watch first after a chain was published, which the
 * house has not chosen for it. Returned is what a watcher brings it with.
 */
export function createChainSalter(
  { sql, clock }: { readonly sql: SqlRunner; readonly clock: Clock },
  gameId: GameId,
): (watcher: PlayerKey) => Promise<void> {
  let saltedUntilMs = Number.NEGATIVE_INFINITY;
  return async (watcher) => {
    const nowMs = clock.nowMs();
    if (nowMs < saltedUntilMs) return;
    const [latest] = await selectLatestFlights(sql, gameId, 1);
    const chains = await selectChainsFrom(sql, gameId, latest?.chainId);
    const waiting = chains.filter(({ salt }) => salt === undefined);
    if (waiting.length === 0) {
      // Before the first chain there is nothing to take for granted.
      if (chains.length > 0) saltedUntilMs = nowMs + askAgainAfterMs;
      return;
    }
    const seed = await findActiveSeed(sql, watcher);
    if (seed === undefined) return;
    for (const { chainId } of waiting) {
      await saltChain(sql, gameId, chainId, seed.clientSeed, new Date(nowMs));
    }
  };
}
