import type { CallQuery, CallValue } from '@wau/contract/call';
import type { listSeeds as listSeedsCall } from '@wau/contract/calls/play/studio-calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { assert } from '@wau/service/refusal';
import { openServerSeed } from '../seeds/seed-pairs.ts';
import { findActiveSeed, listRevealedSeeds, type PlayerKey } from '../seeds/seed-sql.ts';
import { activeSeedView, revealedSeedView } from '../seeds/seed-view.ts';
import type { StudioContext } from '../studio-context.ts';

/** The pair in use by its commitments, and the retired ones with their secrets, newest first. */
export async function listSeeds(
  studio: StudioContext,
  player: PlayerKey,
  query: CallQuery<typeof listSeedsCall>,
): Promise<CallValue<typeof listSeedsCall>> {
  const before = readCursor(query.cursor, (text) => parseId('seed', text));
  const active = await findActiveSeed(studio.sql, player);
  assert(active !== undefined, 'a player with a session has an active seed pair');
  const retired = await readPage(
    query.pageSize,
    (limit) => listRevealedSeeds(studio.sql, player, before, limit),
    (pair) => revealedSeedView(pair, openServerSeed(studio.sealingKey, pair)),
    (pair) => pair.seedId,
  );
  return { active: activeSeedView(active), ...retired };
}
