import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findComingDraws } from '../lottery-draw/find-coming-draws.ts';
import { parseDrawSchedule } from '../lottery-draw/parse-draw-schedule.ts';
import { readScheduleOrder } from './schedule-order.ts';
import { scheduleView } from './schedule-view.ts';
import { selectSiteLotteries } from './site-lottery-sql.ts';

type Answer = CallValue<Calls['listSiteLotteries']>;

/** Of each game so many draws that are to come. */
const comingShown = 4;

/** All lotteries of a merchant, offered or not, with when they are drawn. */
export async function listSiteLotteries(
  { runner }: Pick<ServerParts, 'runner'>,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<Answer> {
  const games = await selectSiteLotteries(runner, merchantCode, language);
  const coming = Map.groupBy(
    await findComingDraws(runner, merchantCode, comingShown),
    ({ game_id }) => game_id,
  );
  const asked = Map.groupBy(
    await selectOperatorRequests(runner, merchantCode, 'lotterySchedule'),
    ({ subject }) => subject,
  );
  return {
    list: games.map((game) => {
      const schedule = parseDrawSchedule(game.schedule);
      return {
        gameId: game.game_id,
        name: game.name,
        family: game.family,
        prizeModes: [...game.prize_modes],
        drawSource: game.draw_source,
        feed: game.result_feed,
        isOffered: game.is_offered,
        timeZone: game.time_zone,
        closingSeconds: game.closing_seconds,
        schedule: schedule === undefined ? null : scheduleView(schedule),
        scheduleText: game.schedule_text,
        next: (coming.get(game.game_id) ?? []).map(({ numero, draws_at, has_orders: hasOrders }) => ({
          numero,
          drawsAt: draws_at.toISOString(),
          hasOrders,
        })),
        asked: (asked.get(game.game_id) ?? []).map(
          ({ wanted, reason, asker_name: askedBy, asked_at: askedAt }) => {
            const order = readScheduleOrder(wanted);
            return {
              schedule: scheduleView(order.schedule),
              closingSeconds: order.closingSeconds,
              reason,
              askedBy,
              askedAt: askedAt.toISOString(),
            };
          },
        ),
      };
    }),
  };
}
