import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { lotteryBoundsOf } from '../lottery-game/lottery-bounds.ts';
import { boundsView } from './add-lottery.ts';
import { addableLotteries } from './addable-lotteries.ts';
import { scheduleView } from './schedule-view.ts';
import { selectSiteLotteries } from './site-lottery-sql.ts';

/** Lotteries that the merchant does not have yet, in the order in which players would have them. */
export async function listAddableLotteries(
  { runner }: { readonly runner: SqlRunner },
  { merchant, language }: Pick<OperatorContext, 'merchant' | 'language'>,
): Promise<CallValue<Calls['listAddableLotteries']>> {
  const { merchantCode, currencyCode, timeZone } = merchant;
  const present = new Set(
    (await selectSiteLotteries(runner, merchantCode, language)).map(({ game_id }) => game_id),
  );
  return {
    currencyCode,
    ...boundsView(lotteryBoundsOf(currencyCode)),
    list: addableLotteries
      .filter(({ gameId }) => !present.has(gameId))
      .map((lottery) => ({
        gameId: lottery.gameId,
        name: lottery.names[language] ?? lottery.names.EN ?? lottery.gameId,
        family: lottery.family,
        drawSource: lottery.drawSource,
        schedule: scheduleView(lottery.schedule),
        timeZone: lottery.timeZone ?? timeZone,
        closingSeconds: lottery.closingSeconds,
      })),
  };
}
