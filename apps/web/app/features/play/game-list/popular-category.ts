import type { ListChoice } from './list-choice.ts';

/** GA-03: the categories of the popular games, in the order of their menu. */
export const popularCategories = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const;

export type PopularCategory = (typeof popularCategories)[number];

/** How a category comes by its games. */
export type PopularSource =
  /** The hot games, all at once. */
  | 'hot'
  /** Those of a kind, page by page, of one vendor where one is chosen. */
  | 'paged'
  /** Those of each vendor that the kind is mapped to. */
  | 'mapped'
  /** The slots of a vendor that has games of ours. */
  | 'inhouse';

const paged: readonly PopularCategory[] = ['RNG', 'PVP', 'LIVE', 'FISH'];

export function sourceOf(category: PopularCategory): PopularSource {
  if (category === 'HOT') return 'hot';
  if (category === 'INHOUSE') return 'inhouse';
  return paged.includes(category) ? 'paged' : 'mapped';
}

export interface PopularChoice {
  readonly category: PopularCategory;
  /** Vendor code; empty for all. */
  readonly vassalage: string;
}

const vendorPattern = /^[A-Za-z0-9_-]{1,40}$/;

/** What an address of the screen shows: the hot games where it names nothing, and slots where it names recent games. */
export function popularChoiceOf(search: URLSearchParams): PopularChoice {
  const wanted = search.get('category') ?? '';
  const category =
    wanted === 'RECENT' ? 'RNG' : (popularCategories.find((known) => known === wanted) ?? 'HOT');
  const vassalage = search.get('vassalage') ?? '';
  const hasVendors = sourceOf(category) === 'paged' || sourceOf(category) === 'inhouse';
  return { category, vassalage: hasVendors && vendorPattern.test(vassalage) ? vassalage : '' };
}

export function popularPath({ category, vassalage }: PopularChoice): string {
  const path = category === 'HOT' ? '/m/gameCenter' : `/m/gameCenter?category=${category}`;
  return vassalage === '' ? path : `${path}&vassalage=${encodeURIComponent(vassalage)}`;
}

const wholeList: ListChoice = { gameType: 'ALL', classify: 'ALL', vassalage: '', minBet: '', gameName: '' };

/** The list that a category shows. Of our own vendor it is the slots that are shown page by page. */
export function listOf({ category, vassalage }: PopularChoice): ListChoice {
  if (category === 'HOT') return { ...wholeList, classify: 'HOT' };
  return { ...wholeList, gameType: category === 'INHOUSE' ? 'RNG' : category, vassalage };
}

/** Our own games, which stand above the slots of their vendor. */
export const ownGames: ListChoice = { ...wholeList, gameType: 'INHOUSE' };
