import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { requireHomeBlock } from '../../../platform/merchants/require-home-block.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { GameCatalogue, OfferedGame } from '../game/game-catalogue.ts';
import type { FeedMatch, MatchFeed } from './match-feed.ts';
import { matchTimeText } from './match-time-text.ts';

export type HotMatchParts = Pick<ServerParts, 'clock'> & {
  readonly catalogue: GameCatalogue;
  readonly matchFeed: MatchFeed;
};

type HotMatches = CallValue<Calls['listHotMatches']>;

/**
 * The matches that begin next. Where they lead is told only if the merchant offers the game that takes bets on them, so
 * that nobody is sent to what does not open.
 *
 * @throws Refusal `module.unavailable` where the merchant's home shows no matches
 */
export async function listHotMatches(
  { catalogue, matchFeed, clock }: HotMatchParts,
  { merchant, language }: VisitorContext,
): Promise<HotMatches> {
  requireHomeBlock(merchant, 'hot-matches');
  const [offered, matches] = await Promise.all([
    catalogue.offeredBy(merchant.merchantCode),
    matchFeed.upcoming(merchant.merchantCode, language, clock.nowMs()),
  ]);
  return { list: matches.map((match) => hotMatchView(match, gameOf(match, offered), merchant.timeZone)) };
}

function gameOf({ vendorCode, gameId }: FeedMatch, offered: readonly OfferedGame[]): OfferedGame | undefined {
  return offered.find((game) => game.vendorCode === vendorCode && game.gameId === gameId);
}

function hotMatchView(
  match: FeedMatch,
  game: OfferedGame | undefined,
  timeZone: string,
): HotMatches['list'][number] {
  return {
    league: match.league,
    matchTime: new Date(match.startsAtMs).toISOString(),
    matchTimeText: matchTimeText(match.startsAtMs, timeZone),
    homeTeam: match.home.name,
    awayTeam: match.away.name,
    homeTeamImageUrl: match.home.imageUrl,
    awayTeamImageUrl: match.away.imageUrl,
    isVirtual: match.isVirtual,
    isOpenForBets: game !== undefined,
    vendor: game?.vendorCode ?? '',
    roomId: game?.gameId ?? '',
    nodeId: game?.nodeId ?? 0,
    gameType: game?.gameType ?? '',
  };
}
