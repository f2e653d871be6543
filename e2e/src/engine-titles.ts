import { readTitleShelf } from '@wau/titles/title-shelf';

export interface EngineTitle {
  readonly engine: string;
  readonly vendor: string;
  readonly gameId: string;
}

/** One title of each engine, so that a new engine is tried without being listed. */
export function titleOfEachEngine(): readonly EngineTitle[] {
  const titles = readTitleShelf().facts.map(({ engine, vendor, gameId }) => ({ engine, vendor, gameId }));
  return [...new Map(titles.toReversed().map((title) => [title.engine, title])).values()];
}
