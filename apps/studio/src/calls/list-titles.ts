import type { CallValue } from '@wau/contract/call';
import type { listTitles as listTitlesCall } from '@wau/contract/calls/play/studio-calls';
import type { StudioContext } from '../studio-context.ts';

/** What can be played here, for whoever recomputes rounds. */
export async function listTitles({
  titles,
}: Pick<StudioContext, 'titles'>): Promise<CallValue<typeof listTitlesCall>> {
  return { list: titles.facts.map(({ gameId, engine, names }) => ({ gameId, engine, names })) };
}
