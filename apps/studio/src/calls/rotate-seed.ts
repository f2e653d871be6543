/**
 * Retires the player's seed pair, reveals its server seed and starts the pair that was committed to before.
 *
 * Invariants
 * - A server seed leaves the studio only here and in lists of retired pairs, after the pair can take no more rounds.
 * - No round of the retired pair is open: knowing the seed must not help anybody to influence how it ends.
 * - The new pair's server seed was committed to before the player chose its client seed.
 *
 * Lock order: the active seed row, which every bet locks as well; then the look at open rounds.
 */

import type { CallValue } from '@wau/contract/call';
import type { rotateSeed as rotateSeedCall } from '@wau/contract/calls/play/studio-calls';
import { parseClientSeed } from '@wau/fairness/seeds';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import { hasOpenRounds } from '../rounds/open-round-sql.ts';
import { nextSeedPair, openServerSeed } from '../seeds/seed-pairs.ts';
import {
  findActiveSeed,
  insertSeed,
  lockActiveSeed,
  markSeedRevealed,
  type PlayerKey,
  type SeedPair,
} from '../seeds/seed-sql.ts';
import { activeSeedView, revealedSeedView } from '../seeds/seed-view.ts';
import type { StudioContext } from '../studio-context.ts';

export async function rotateSeed(
  studio: StudioContext,
  player: PlayerKey,
  clientSeedText: string,
): Promise<CallValue<typeof rotateSeedCall>> {
  const clientSeed = parseClientSeed(clientSeedText);
  if (clientSeed === undefined) throw new Refusal('client.seed.invalid', { field: 'clientSeed' });
  return withTransaction(studio.database, async (tx) => {
    const retired = await lockSeedInUse(tx, player);
    if (await hasOpenRounds(tx, player)) throw new Refusal('seed.in.use');
    const now = new Date(studio.clock.nowMs());
    const active = nextSeedPair(studio, retired, clientSeed);
    await markSeedRevealed(tx, retired, now);
    await insertSeed(tx, active, now);
    return {
      revealed: revealedSeedView(retired, openServerSeed(studio.sealingKey, retired)),
      active: activeSeedView(active),
    };
  });
}

/** The pair in use, whatever other rotations were waited for: who held the lock has retired the pair that it was on. */
async function lockSeedInUse(tx: SqlRunner, player: PlayerKey): Promise<SeedPair> {
  for (;;) {
    const pair = await lockActiveSeed(tx, player);
    if (pair !== undefined) return pair;
    const next = await findActiveSeed(tx, player);
    assert(next !== undefined, 'a player with a session has an active seed pair');
  }
}
