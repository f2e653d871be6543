import type { MerchantCode } from '@wau/contract/ids';
import type { TestServer } from '../../../testing/test-server.ts';
import { insertLotteryGame } from '../lottery-game/lottery-game-sql.ts';

/** A lottery of a merchant, without any draw. */
export async function addTestLottery(
  { runner }: Pick<TestServer, 'runner'>,
  merchantCode: string,
  gameId: string,
  family = 'ssc',
): Promise<void> {
  await insertLotteryGame(runner, {
    merchantCode: merchantCode as MerchantCode,
    gameId,
    family,
    prizeModes: ['ZY'],
    drawSource: 'official',
    schedule: { at: '12:00', weekdays: [1] },
    timeZone: 'Asia/Kuala_Lumpur',
    closingSeconds: 60,
    unitsMinor: [100n],
    highestMultiple: 10,
    highestStakeMinor: 100_000n,
    highestWinMinor: 10_000_000n,
    isOffered: true,
    position: 1,
    resultFeed: '',
    names: {},
  });
}
