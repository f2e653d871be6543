import type { SqlRunner } from '@wau/service/database/sql-runner';
import { trialMerchantCodeOf } from '../modules/account/trial/open-trial-merchant.ts';
import { giveLotteryGame } from '../modules/lottery/lottery-game/give-lottery-game.ts';
import { lotteryBoundsOf } from '../modules/lottery/lottery-game/lottery-bounds.ts';
import { demoFeedName } from '../modules/lottery/lottery-game/lottery-game.ts';
import { addableLotteries } from '../modules/lottery/site-lottery/addable-lotteries.ts';
import type { DemoMerchant } from './demo-merchants.ts';

/** One of each kind: all cities of Vietnam would fill the lists of a demo. */
const offeredOfficially: ReadonlySet<string> = new Set([
  ...['vn-ho-chi-minh-city', 'vn-da-nang', 'vn-north', 'thai-government', 'four-d-malaysia'],
  ...['mark-six-hong-kong', 'myanmar-2d', 'myanmar-3d', 'thai-hanoi', 'thai-lao', 'thai-malaysia'],
  ...['index-set', 'index-nikkei', 'index-dow-jones'],
]);

/** Lotteries that the house draws, for members and for those who try, and official ones whose results are made up and say so. */
export async function addDemoLotteries(
  tx: SqlRunner,
  { merchantCode, timeZone, currencyCode }: Pick<DemoMerchant, 'merchantCode' | 'timeZone' | 'currencyCode'>,
): Promise<void> {
  const bounds = lotteryBoundsOf(currencyCode);
  for (const lottery of addableLotteries) {
    const isOfficial = lottery.drawSource === 'official';
    if (isOfficial && !offeredOfficially.has(lottery.gameId)) continue;
    for (const offering of isOfficial ? [merchantCode] : [merchantCode, trialMerchantCodeOf(merchantCode)]) {
      await giveLotteryGame(tx, {
        ...lottery,
        ...bounds,
        merchantCode: offering,
        timeZone: lottery.timeZone ?? timeZone,
        isOffered: true,
        resultFeed: isOfficial ? demoFeedName : '',
      });
    }
  }
}
