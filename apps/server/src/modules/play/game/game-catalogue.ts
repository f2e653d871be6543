import type { VolatilityClass } from '@wau/contract/calls/play/game-schema';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { keepSnapshot } from '../../../platform/notifications/kept-snapshot.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type OfferedGameRow, selectOfferedGames } from './game-sql.ts';
import { type SearchName, searchNameOf } from './search-games.ts';

/** A game that a merchant offers now. */
export interface OfferedGame {
  readonly nodeId: number;
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly gameId: string;
  /** What it is called where no other name is given. */
  readonly gameName: string;
  readonly localNames: Readonly<Partial<Record<LanguageCode, string>>>;
  /** All of these as the search reads them. */
  readonly searchNames: readonly SearchName[];
  readonly gameType: string;
  readonly iconUrl: string;
  /** Two decimals, e.g. `99.00`. */
  readonly returnPercent: string;
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  readonly maxWinMinor: bigint;
  /** The vendor's. */
  readonly classes: readonly string[];
  readonly newUntilMs: number | undefined;
  /** Where the merchant puts it among the hot games, from 1. */
  readonly hotRank: number | undefined;
  readonly lineCount: number | undefined;
  /** How rough it is, from its calmest way to play to its roughest; empty where its vendor does not say. */
  readonly volatility: readonly VolatilityClass[];
  /** Members who have opened it lately. */
  readonly openedBy: number;
}

/** The games of a merchant that are on, of vendors that are on, in the merchant's order. */
export interface GameCatalogue {
  offeredBy(merchantCode: MerchantCode): Promise<readonly OfferedGame[]>;
}

/** A change is announced; how often games are opened is counted anew when this is over. */
const lifetimeMs = 60_000;

/** Whoever has opened a game within this time counts for how popular it is. */
const openedLatelyMs = 7 * 24 * 60 * 60_000;

/** Lists are asked for far more often than games change, so each process keeps them. To be made before the listener starts. */
export function createGameCatalogue(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'notifications'>,
): GameCatalogue {
  const current = keepSnapshot({
    ...parts,
    channel: 'wau_game_change',
    lifetimeMs,
    read: async () => new Map<MerchantCode, Promise<readonly OfferedGame[]>>(),
  });
  return {
    async offeredBy(merchantCode) {
      const ofMerchants = await current();
      const kept = ofMerchants.get(merchantCode);
      if (kept !== undefined) return kept;
      const read = readOffered(parts, merchantCode);
      ofMerchants.set(merchantCode, read);
      // Whoever asks next tries again.
      read.catch(() => ofMerchants.delete(merchantCode));
      return read;
    },
  };
}

async function readOffered(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
): Promise<readonly OfferedGame[]> {
  const since = new Date(clock.nowMs() - openedLatelyMs);
  return (await selectOfferedGames(runner, merchantCode, since)).map(offeredGameOf);
}

function offeredGameOf(row: OfferedGameRow): OfferedGame {
  const names = [row.game_name, ...Object.values(row.local_names ?? {})];
  return {
    nodeId: row.node_id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    gameId: row.game_id,
    gameName: row.game_name,
    localNames: row.local_names ?? {},
    searchNames: [...new Set(names)].map(searchNameOf),
    gameType: row.game_type,
    iconUrl: row.icon_url,
    returnPercent: row.return_percent,
    minStakeMinor: row.min_stake_minor,
    maxStakeMinor: row.max_stake_minor,
    maxWinMinor: row.max_win_minor,
    classes: row.classes,
    newUntilMs: row.new_until?.getTime(),
    hotRank: row.hot_rank ?? undefined,
    lineCount: row.line_count ?? undefined,
    volatility: row.volatility,
    openedBy: Number(row.opened_by),
  };
}

/** What a game is called in a language. */
export function nameIn(language: LanguageCode, { localNames, gameName }: OfferedGame): string {
  return localNames[language] ?? gameName;
}

/** The game that a client names; `undefined` where it is not offered or not that vendor's. */
export function findOffered(
  games: readonly OfferedGame[],
  { nodeId, vendor }: { readonly nodeId: number; readonly vendor?: string },
): OfferedGame | undefined {
  const game = games.find((each) => each.nodeId === nodeId);
  return vendor === undefined || vendor === '' || game?.vendorCode === vendor ? game : undefined;
}
