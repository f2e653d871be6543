import { lastingTileAddress } from '@wau/art/pictures/picture-addresses';
import type { LanguageCode } from '@wau/contract/languages';
import { type EngineCode, engineCodes } from '@wau/rules/engines';
import { type TitleFigures, type VolatilityClass, volatilityClasses, volatilityOf } from '@wau/rules/figures';
import type { TitleFacts } from '@wau/titles/title';
import { type OpenTitle, readTitleShelf } from '@wau/titles/title-shelf';
import { houseVendors } from './house-vendors.ts';

export interface HouseGame {
  readonly vendorCode: string;
  readonly gameId: string;
  readonly nodeId: number;
  readonly gameName: string;
  /** Where the game is called otherwise. */
  readonly localNames: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly gameType: string;
  readonly iconUrl: string;
  readonly returnPercent: string;
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  readonly maxWinMinor: bigint;
  /** Its mechanic. */
  readonly classes: readonly string[];
  readonly isNew: boolean;
  readonly hotRank: number | undefined;
  readonly lineCount: number | undefined;
  /** From the calmest to the roughest way to play; one where they are alike. */
  readonly volatility: readonly VolatilityClass[];
  /** Of the roughest way to play, in stakes. */
  readonly standardDeviation: number;
  /** Of the way that returns most; `returnPercent` is of the one that returns least. */
  readonly highestReturnPercent: string;
}

/** Titles of other vendors than the house's are not offered. */
const vendorCodes: ReadonlySet<string> = new Set(houseVendors.map(({ vendorCode }) => vendorCode));

/** What the lists open with, a mixture; all others follow, one of each engine in turn. */
const featured: readonly string[] = [
  'wau-bulan',
  'plinko',
  'dice',
  'roket-angkasa',
  'harta-lanun',
  'firaun-peti',
  'gula-gugus',
  'blackjack-klasik',
  'harimau-syiling',
  'roda-wau',
  'feniks-api',
  'menara-naga',
  'syiling-tuah',
];

/** Themes whose titles are shown as new. */
const newThemes: ReadonlySet<string> = new Set(['feniks', 'orkid', 'sihir']);

/** As many tiles as a phone shows at once. */
const themesApart = 6;

/** Where lists sort the games of an engine. */
const gameTypes: Readonly<Record<EngineCode, string>> = {
  dice: 'INHOUSE',
  plinko: 'INHOUSE',
  mines: 'INHOUSE',
  limbo: 'INHOUSE',
  keno: 'INHOUSE',
  wheel: 'INHOUSE',
  'coin-flip': 'INHOUSE',
  lines: 'RNG',
  ways: 'RNG',
  'sticky-wilds': 'RNG',
  cluster: 'RNG',
  'hold-and-spin': 'RNG',
  'pick-and-wheel': 'RNG',
  'hi-lo': 'INHOUSE',
  towers: 'INHOUSE',
  'video-poker': 'INHOUSE',
  blackjack: 'INHOUSE',
  crash: 'INHOUSE',
};

/** Every title that the house offers, in the order of its lists. */
export function houseGames(): readonly HouseGame[] {
  const shelf = readTitleShelf(({ vendor }) => vendorCodes.has(vendor));
  return inListOrder(shelf.facts)
    .map(({ gameId }) => shelf.find(gameId))
    .filter((title) => title !== undefined)
    .map(houseGameOf);
}

/**
 * Lists that went by ids would show one theme, and lists that went by engines one way to play, screens on end. So engines
 * take turns, each with its next title whose theme has not just been shown.
 */
function inListOrder(facts: readonly TitleFacts[]): readonly TitleFacts[] {
  const first = featured.map((gameId) => facts.find((fact) => fact.gameId === gameId));
  const ordered = first.filter((fact) => fact !== undefined);
  const waiting = engineCodes.map((engine) =>
    facts.filter((fact) => fact.engine === engine && !featured.includes(fact.gameId)),
  );
  while (waiting.some(({ length }) => length > 0)) {
    for (const own of waiting) {
      const shown = ordered.slice(-themesApart).map(({ theme }) => theme);
      const other = own.findIndex(({ theme }) => !shown.includes(theme));
      ordered.push(...own.splice(Math.max(other, 0), 1));
    }
  }
  return ordered;
}

function houseGameOf(title: OpenTitle): HouseGame {
  const { gameId, vendor, names, limits } = title;
  const featuredPlace = featured.indexOf(gameId);
  return {
    vendorCode: vendor,
    gameId,
    nodeId: nodeIdOf(gameId),
    gameName: names.EN,
    localNames: names.MY === names.EN ? {} : { MY: names.MY },
    gameType: gameTypes[title.engine],
    iconUrl: lastingTileAddress(gameId),
    returnPercent: lowestReturn(title.figures),
    classes: [title.engine],
    isNew: newThemes.has(title.theme),
    hotRank: featuredPlace < 0 ? undefined : featuredPlace + 1,
    lineCount: lineCountOf(title.mathematics),
    volatility: volatilityOfWays(title.figures),
    standardDeviation: Math.max(...title.figures.ways.map((way) => way.standardDeviation)),
    highestReturnPercent: Math.max(
      ...title.figures.ways.map(({ returnPercent }) => Number(returnPercent)),
    ).toFixed(4),
    ...limits,
  };
}

/** Where wins are read along lines. */
function lineCountOf(mathematics: unknown): number | undefined {
  if (typeof mathematics !== 'object' || mathematics === null || !('lines' in mathematics)) return undefined;
  return Array.isArray(mathematics.lines) ? mathematics.lines.length : undefined;
}

/** Of all ways to play, cut after two decimals. */
function lowestReturn({ ways }: TitleFigures): string {
  const lowest = Math.min(...ways.map(({ returnPercent }) => Number(returnPercent)));
  return (Math.floor(lowest * 100 + 1e-6) / 100).toFixed(2);
}

function volatilityOfWays({ ways }: TitleFigures): readonly VolatilityClass[] {
  const places = ways.map((way) => volatilityClasses.indexOf(volatilityOf(way)));
  const [lowest, highest] = [Math.min(...places), Math.max(...places)];
  return volatilityClasses.filter((_, place) => place === lowest || place === highest);
}

const nodeIdMinimum = 1_000;
const nodeIds = 2_000_000_000;

/** A number that stays with a title however many others come: FNV-1a of its id. A test holds that no two are alike. */
function nodeIdOf(gameId: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(gameId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return nodeIdMinimum + Math.floor((hash / 2 ** 32) * nodeIds);
}
