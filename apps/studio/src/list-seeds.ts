import type { CallQuery, CallValue } from '@wau/contract/call';
import type { listSeeds as listSeedsCall } from '@wau/contract/calls/studio-calls';
import { parseId } from '@wau/contract/ids';
import { assert, Refusal } from '@wau/service/refusal';
import { openServerSeed } from './seed-pairs.ts';
import { findActiveSeed, listRevealedSeeds, type PlayerKey } from './seed-sql.ts';
import { activeSeedView, revealedSeedView } from './seed-view.ts';
import type { StudioContext } from './studio-context.ts';

const defaultPageSize = 20;

/** The pair in use by its commitments, and the retired ones with their secrets, newest first. */
export async function listSeeds(
  studio: StudioContext,
  player: PlayerKey,
  query: CallQuery<typeof listSeedsCall>,
): Promise<CallValue<typeof listSeedsCall>> {
  const pageSize = query.pageSize ?? defaultPageSize;
  if (query.cursor !== undefined && parseId('seed', query.cursor) === undefined) {
    throw new Refusal('request.invalid', { field: 'cursor' });
  }
  const active = await findActiveSeed(studio.sql, player);
  assert(active !== undefined, 'a player with a session has an active seed pair');
  const found = await listRevealedSeeds(studio.sql, player, query.cursor, pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    active: activeSeedView(active),
    list: page.map((pair) => revealedSeedView(pair, openServerSeed(studio.sealingKey, pair))),
    ...(found.length > pageSize && last !== undefined ? { nextCursor: last.seedId } : {}),
  };
}
