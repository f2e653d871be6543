import type { CallParams, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { lineKindsOf } from '@wau/rules/lottery/line-kinds';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import {
  type PrizeOdds,
  payoutTenThousandthsOf,
  returnPercentsOf,
  seriesBase,
} from '@wau/rules/lottery/lottery-odds';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from './family-on.ts';
import { findLotteryOdds } from './find-lottery-odds.ts';
import { gameDay } from './game-day.ts';
import { lotteryGameFields } from './list-lottery-games.ts';
import { playWords } from './play-words.ts';
import { requireLottery } from './require-lottery.ts';

type PlayView = CallValue<Calls['getLotteryPlayMenu']>['plays'][number];

/** The bet types of a lottery, with what each pays and what of stakes on it comes back; with its words only where they are wanted. */
export async function getLotteryPlayMenu(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  { gameId, words }: CallParams<Calls['getLotteryPlayMenu']> & CallQuery<Calls['getLotteryPlayMenu']>,
): Promise<CallValue<Calls['getLotteryPlayMenu']>> {
  const game = await requireLottery(parts, context, gameId);
  const family = familyOn(game, gameDay(game, parts.clock.nowMs()));
  const odds = await findLotteryOdds(parts.runner, game);
  return {
    ...lotteryGameFields(game),
    plays: family.plays.map((play) => ({
      ...playView(family, play, odds.get(play.code) ?? {}),
      ...(words === true ? { words: playWords(context.language, family.code, play.code) } : {}),
    })),
  };
}

/** What a play pays at the series that payouts are stated for, with what of stakes comes back by it. */
function playView({ shape }: LotteryFamily, play: LotteryPlay, odds: PrizeOdds): PlayView {
  const returns = returnPercentsOf(shape, play, odds);
  return {
    playId: play.code,
    group: play.group,
    playType: play.playType,
    localName: play.localName ?? null,
    chargedLots: chargedLotsOf(play),
    lineCount: lineKindsOf(shape, play)
      .reduce((sum, { lines }) => sum + lines, 0n)
      .toString(),
    prizes: play.prizes.map((prize) => ({
      prize: prize.code,
      oddsTenThousandths: payoutTenThousandthsOf(prize, odds, seriesBase),
      isBySeries: prize.isBySeries === true,
      isReturn: prize.isReturn === true,
    })),
    returnLowestPercent: returns.lowest,
    returnHighestPercent: returns.highest,
  };
}
