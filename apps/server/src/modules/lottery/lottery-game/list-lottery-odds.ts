import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { lineKindsOf } from '@wau/rules/lottery/line-kinds';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import {
  isInsideBand,
  type PrizeOdds,
  payoutTenThousandthsOf,
  percentsOfKinds,
  type ReturnBand,
  seriesBase,
  seriesHighest,
  seriesLowest,
} from '@wau/rules/lottery/lottery-odds';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { Refusal } from '@wau/service/refusal';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from './family-on.ts';
import { findLotteryOdds } from './find-lottery-odds.ts';
import { gameDay } from './game-day.ts';
import type { LotteryGame } from './lottery-game.ts';
import { selectGamesOfMerchant } from './lottery-game-sql.ts';
import { type OddsRow, selectLatestOdds } from './lottery-odds-sql.ts';
import { returnBandOf } from './return-band.ts';

type Value = CallValue<Calls['listLotteryOdds']>;
type NamedGame = LotteryGame & { readonly name: string };

/** What a family pays, or one game of it; refuses `lottery.game.unknown` for one that the merchant does not have. */
export async function listLotteryOdds(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: OperatorContext,
  query: CallQuery<Calls['listLotteryOdds']>,
): Promise<Value> {
  const games = await selectGamesOfMerchant(runner, merchant.merchantCode, language);
  const game = chosenGame(games, query);
  const shared = {
    families: familiesOf(games),
    family: game?.family ?? null,
    gameId: query.gameId ?? null,
    returnLowestBasisPoints: merchant.lotteryReturnLowestBasisPoints,
    returnHighestBasisPoints: merchant.lotteryReturnHighestBasisPoints,
    seriesLowest,
    seriesHighest,
  };
  if (game === undefined) return { ...shared, plays: [] };
  const { gameId = '' } = query;
  const target = { merchantCode: merchant.merchantCode, family: game.family, gameId };
  const own = new Map((await selectLatestOdds(runner, target)).map((row) => [row.play, row]));
  const held = await findLotteryOdds(runner, { ...game, game_id: gameId });
  const family = familyOn(game, gameDay(game, clock.nowMs()));
  const band = returnBandOf(merchant);
  return {
    ...shared,
    plays: family.plays.map((play) =>
      playView(family, play, {
        odds: held.get(play.code),
        own: own.get(play.code),
        isGame: gameId !== '',
        band,
      }),
    ),
  };
}

function chosenGame(
  games: readonly NamedGame[],
  { family, gameId }: CallQuery<Calls['listLotteryOdds']>,
): NamedGame | undefined {
  const chosen = games.find(
    (game) =>
      (family === undefined || game.family === family) && (gameId === undefined || game.game_id === gameId),
  );
  if (chosen === undefined && (family !== undefined || gameId !== undefined)) {
    throw new Refusal('lottery.game.unknown');
  }
  return chosen;
}

function familiesOf(games: readonly NamedGame[]): Value['families'] {
  return [...Map.groupBy(games, ({ family }) => family)].map(([family, ofFamily]) => ({
    family,
    games: ofFamily.map(({ game_id, name }) => ({ gameId: game_id, name })),
  }));
}

interface PlayOdds {
  /** What holds; missing at the defaults. */
  readonly odds: PrizeOdds | undefined;
  readonly own: OddsRow | undefined;
  readonly isGame: boolean;
  readonly band: ReturnBand;
}

function playView(
  { shape }: LotteryFamily,
  play: LotteryPlay,
  { odds, own, isGame, band }: PlayOdds,
): Value['plays'][number] {
  const kinds = lineKindsOf(shape, play);
  const paid = odds ?? {};
  const returns = percentsOfKinds(play, kinds, paid);
  const isOwn = own !== undefined && own.odds !== null;
  return {
    playId: play.code,
    group: play.group,
    localName: play.localName ?? null,
    chargedLots: chargedLotsOf(play),
    prizes: play.prizes.map((prize) => ({
      prize: prize.code,
      defaultTenThousandths: payoutTenThousandthsOf(prize, {}, seriesBase),
      oddsTenThousandths: payoutTenThousandthsOf(prize, paid, seriesBase),
      isBySeries: prize.isBySeries === true,
      isReturn: prize.isReturn === true,
    })),
    kinds: kinds.map(({ wins }) =>
      [...wins].map(([prize, { numerator, denominator }]) => ({
        prize,
        numerator: numerator.toString(),
        denominator: denominator.toString(),
      })),
    ),
    source: odds === undefined ? 'default' : isOwn && isGame ? 'game' : 'family',
    ownOdds: own?.odds == null ? null : { ...own.odds },
    version: own?.version ?? 0,
    holdsFrom: own?.holds_from.toISOString() ?? null,
    returnLowestPercent: returns.lowest,
    returnHighestPercent: returns.highest,
    isInsideBand: isInsideBand(play, kinds, paid, band),
  };
}
