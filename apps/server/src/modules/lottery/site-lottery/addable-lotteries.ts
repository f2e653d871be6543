import type { LanguageCode } from '@wau/contract/languages';
import type { DrawSchedule } from '../lottery-draw/draw-schedule.ts';
import { officialLotteries } from '../lottery-draw/official-lotteries.ts';
import { houseClosingSeconds, houseLotteries } from '../lottery-game/house-lotteries.ts';
import type { LotteryGame, LotteryPrizeMode } from '../lottery-game/lottery-game.ts';

/** A lottery that any merchant can be given. */
export interface AddableLottery {
  readonly gameId: string;
  readonly family: string;
  readonly prizeModes: readonly LotteryPrizeMode[];
  readonly names: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly drawSource: LotteryGame['draw_source'];
  readonly schedule: DrawSchedule;
  /** `undefined`: the merchant's. */
  readonly timeZone: string | undefined;
  readonly closingSeconds: number;
  readonly position: number;
}

/** After those that the house draws. */
const firstOfficialPosition = 1_000;

export const addableLotteries: readonly AddableLottery[] = [
  ...houseLotteries.map(
    ({ everySeconds, ...lottery }, index): AddableLottery => ({
      ...lottery,
      drawSource: 'own',
      schedule: { everySeconds },
      timeZone: undefined,
      closingSeconds: houseClosingSeconds,
      position: (index + 1) * 10,
    }),
  ),
  ...officialLotteries.map(
    (lottery, index): AddableLottery => ({
      ...lottery,
      drawSource: 'official',
      position: firstOfficialPosition + index,
    }),
  ),
];
