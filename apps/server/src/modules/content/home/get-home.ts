import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { HomeBlock } from '@wau/contract/home-blocks';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { countOfferedLotteries } from '../../lottery/lottery-game/count-offered-lotteries.ts';
import { hotGames } from '../../play/game/filter-games.ts';
import type { OfferedGame } from '../../play/game/game-catalogue.ts';
import { gameTile } from '../../play/game/game-tile.ts';
import { groupByVendor } from '../../play/game/group-by-vendor.ts';
import { type HotMatchParts, listHotMatches } from '../../play/match/list-hot-matches.ts';
import { listWinners, type WinnerParts } from '../../play/winner/list-winners.ts';
import { listPromotionTeasers } from '../site-content/list-available-promotions.ts';
import { listBanners } from '../site-content/list-banners.ts';
import { listNoticeTitles } from '../site-content/list-notices.ts';

export type HomeParts = Pick<ServerParts, 'runner' | 'clock'> & HotMatchParts & WinnerParts;

type Home = CallValue<Calls['getHome']>;

/** Home is an overview; the lists behind it have all of these. */
const notices = 8;
/** One wide and three rows of two on a phone, two full rows on a desktop. */
const popularGames = 7;
const gamesOfVendor = 6;
const vendors = 12;
const promotions = 3;
const winners = 5;

/** All that home shows to everybody: one answer, because each call more is a round trip before anything is seen. */
export async function getHome(parts: HomeParts, context: VisitorContext): Promise<Home> {
  const { merchant, language } = context;
  const shows = (block: HomeBlock) => merchant.homeBlocks.includes(block);
  const offered = await parts.catalogue.offeredBy(merchant.merchantCode);
  const popular = shows('popular') ? popularOf(offered) : [];
  const tileOf = (game: OfferedGame) => gameTile(game, language, parts.clock.nowMs());
  const [bannersShown, noticesShown, matches, board, promotionsShown, lotteries] = await Promise.all([
    shows('banners') ? listBanners(parts, context) : nothing,
    shows('notices') ? listNoticeTitles(parts, context, notices) : [],
    shows('hot-matches') ? listHotMatches(parts, context) : nothing,
    shows('winners') ? listWinners(parts, context) : nothing,
    shows('promotions') && merchant.modules.has('REWCEN3')
      ? listPromotionTeasers(parts, context, promotions)
      : [],
    shows('categories') && merchant.modules.has('GAME3')
      ? countOfferedLotteries(parts.runner, merchant.merchantCode)
      : none,
  ]);
  return {
    gameCount: offered.length,
    banners: [...bannersShown.list],
    notices: [...noticesShown],
    matches: [...matches.list],
    categories: shows('categories') ? categoriesOf(offered, lotteries) : [],
    popular: popular.map(tileOf),
    vendors: shows('vendors') ? vendorsOf(offered, popular, merchant, tileOf) : [],
    winners: board.list.slice(0, winners),
    promotions: [...promotionsShown],
  };
}

const nothing = { list: [] } as const;
const none: ReadonlyMap<string, number> = new Map();

/** The kinds of vendors' games, and those under which the house's lotteries stand. */
function categoriesOf(
  offered: readonly OfferedGame[],
  lotteries: ReadonlyMap<string, number>,
): Home['categories'] {
  const counts = new Map(lotteries);
  for (const { gameType } of offered) counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  return Array.from(counts, ([gameType, gameCount]) => ({ gameType, gameCount }));
}

/** The hot ones; a new merchant's first games where nobody has played yet. */
function popularOf(offered: readonly OfferedGame[]): readonly OfferedGame[] {
  const hot = hotGames(offered);
  return (hot.length === 0 ? offered : hot).slice(0, popularGames);
}

/** Each with games that home does not show already, as far as it has others. */
function vendorsOf(
  offered: readonly OfferedGame[],
  popular: readonly OfferedGame[],
  merchant: VisitorContext['merchant'],
  tileOf: (game: OfferedGame) => Home['popular'][number],
): Home['vendors'] {
  return groupByVendor(offered, merchant)
    .slice(0, vendors)
    .map(({ vassalage, displayName, markUrl, ofVendor }) => {
      const others = ofVendor.filter((game) => !popular.includes(game));
      return {
        vassalage,
        displayName,
        mobileSmallIcon: markUrl,
        gameCount: ofVendor.length,
        games: (others.length === 0 ? ofVendor : others).slice(0, gamesOfVendor).map(tileOf),
      };
    });
}
