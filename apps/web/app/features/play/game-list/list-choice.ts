import { filterOf, type LobbyFilter } from '../../../platform/game/game-categories.ts';

/** The tabs that every list has; vendors add classes of their own. */
export const classifyTabs = ['ALL', 'RECENT', 'NEW', 'HOT', 'FAV'] as const;

export type ClassifyTab = (typeof classifyTabs)[number];

/** GA-01: what a list of games shows, as its address says. */
export interface ListChoice {
  readonly gameType: LobbyFilter;
  /** A tab, or a class of the vendors'. */
  readonly classify: string;
  /** Vendor code; empty for all. */
  readonly vassalage: string;
  /** Major units; empty for all. */
  readonly minBet: string;
  readonly gameName: string;
}

/** What slots may cost at least, in major units. */
export const minBetChoices = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

const longestName = 60;
const classPattern = /^[A-Za-z0-9-]{1,40}$/;

export function listChoiceOf(search: URLSearchParams): ListChoice {
  const gameType = filterOf(search);
  const classify = search.get('classify') ?? 'ALL';
  const vassalage = search.get('vassalage') ?? '';
  const minBet = minBetChoices.find((choice) => choice === search.get('minBet')) ?? '';
  return {
    gameType,
    classify: classPattern.test(classify) && hasTab(gameType, classify) ? classify : 'ALL',
    vassalage: classPattern.test(vassalage) ? vassalage : '',
    minBet: hasMinBets(gameType) ? minBet : '',
    gameName: (search.get('gameName') ?? '').slice(0, longestName),
  };
}

/** The classes of some vendors, each once, in the order of the vendors. */
export function classesOf(
  vendors: readonly { readonly gameClassify: readonly string[] }[],
): readonly string[] {
  return [...new Set(vendors.flatMap(({ gameClassify }) => gameClassify))];
}

/** New games are told apart among slots alone. */
function hasTab(gameType: LobbyFilter, classify: string): boolean {
  return classify !== 'NEW' || gameType === 'RNG';
}

export function tabsOf(gameType: LobbyFilter): readonly ClassifyTab[] {
  return classifyTabs.filter((tab) => hasTab(gameType, tab));
}

/** GA-02: e-sports and cockfights are not chosen by vendor, in the row as little as in the panel. */
export function hasVendors(gameType: LobbyFilter): boolean {
  return gameType !== 'ESPORTS' && gameType !== 'COCKFIGHT';
}

/** What a bet costs at least is asked of slots alone. */
export function hasMinBets(gameType: LobbyFilter): boolean {
  return gameType === 'RNG';
}

/** The address of a list. What says nothing is left out, so that one list has one address. */
export function listPath(choice: Partial<ListChoice>): string {
  const { gameType = 'ALL', classify = 'ALL', vassalage = '', minBet = '', gameName = '' } = choice;
  const search = new URLSearchParams();
  if (gameType !== 'ALL') search.set('gameType', gameType);
  if (classify !== 'ALL') search.set('classify', classify);
  if (vassalage !== '') search.set('vassalage', vassalage);
  if (minBet !== '') search.set('minBet', minBet);
  if (gameName !== '') search.set('gameName', gameName);
  return search.size === 0 ? '/m/gameList' : `/m/gameList?${search.toString()}`;
}

/** Whose games these are is a member's own affair. */
export function isOfMember({ classify }: Pick<ListChoice, 'classify'>): boolean {
  return classify === 'FAV' || classify === 'RECENT';
}

/** How many choices of the panel are in force; the kind and the tab stand on the page. */
export function filterCount({ vassalage, minBet, classify }: ListChoice): number {
  const isClass = !classifyTabs.some((tab) => tab === classify);
  return [vassalage !== '', minBet !== '', isClass].filter(Boolean).length;
}
