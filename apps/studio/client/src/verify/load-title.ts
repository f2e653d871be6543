import { type EngineCode, isEngineCode, openTitle } from '@wau/rules/engines';
import type { PlayableTitle } from '@wau/rules/playable-title';
import type { StudioApi, StudioFailure, StudioValue } from '../platform/studio-api.ts';

/** A title as it is needed to recompute its rounds. */
export interface VerifiedTitle {
  readonly gameId: string;
  readonly engine: EngineCode;
  readonly names: StudioValue<'getTitle'>['names'];
  readonly playable: PlayableTitle;
}

export type LoadedTitle = { readonly ok: true; readonly title: VerifiedTitle } | StudioFailure;

/** Asks for a title and reads its mathematics; one that this page's rules cannot read counts as unknown. */
export async function loadTitle(api: StudioApi, gameId: string): Promise<LoadedTitle> {
  const answer = await api.call('getTitle', { params: { gameId } });
  if (!answer.ok) return answer;
  const title = verifiedTitle(answer.value);
  return title === undefined
    ? { ok: false, code: 'game.unknown', message: '', status: 0, facts: {} }
    : { ok: true, title };
}

function verifiedTitle(
  told: Pick<StudioValue<'getTitle'>, 'gameId' | 'engine' | 'names' | 'mathematics'>,
): VerifiedTitle | undefined {
  const { gameId, engine, names, mathematics } = told;
  const playable = openTitle(engine, mathematics);
  return isEngineCode(engine) && playable.ok
    ? { gameId, engine, names, playable: playable.value }
    : undefined;
}
