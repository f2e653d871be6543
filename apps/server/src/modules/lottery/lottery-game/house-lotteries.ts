import type { LanguageCode } from '@wau/contract/languages';
import type { LotteryPrizeMode } from './lottery-game.ts';

/** A lottery that every merchant may offer: the house draws it, so that nobody has to enter results. */
export interface HouseLottery {
  readonly gameId: string;
  readonly family: string;
  readonly prizeModes: readonly LotteryPrizeMode[];
  readonly everySeconds: number;
  readonly names: Readonly<Record<LanguageCode, string>>;
}

const byAnyRule = ['Lott', 'ZY'] as const;
const atFixedOdds = ['Elott', 'ZY'] as const;

/** Sales end so long before a draw: of a draw every minute players have most of the minute. */
export const houseClosingSeconds = 5;

/** In the order of lists: within a family the fastest first. */
export const houseLotteries: readonly HouseLottery[] = [
  ...everyFewMinutes('ssc', 'SSC', byAnyRule, [1, 3, 5]),
  ...everyFewMinutes('k3', 'K3', byAnyRule, [1, 3]),
  ...everyFewMinutes('pk10', 'PK10', byAnyRule, [1, 5]),
  ...everyFewMinutes('mark-six', 'Mark Six', byAnyRule, [3, 10]),
  ...everyFewMinutes('vn-south', '18 lô', atFixedOdds, [1, 5]),
  ...everyFewMinutes('vn-north', '27 lô', atFixedOdds, [2]),
  ...everyFewMinutes('four-d', '4D', atFixedOdds, [5]),
  ...everyFewMinutes('five-d', '5D', atFixedOdds, [10]),
  ...everyFewMinutes('six-d', '6D', atFixedOdds, [10]),
  ...everyFewMinutes('thai', 'Thai', atFixedOdds, [5]),
  ...everyFewMinutes('thai-three', 'Yeekee', atFixedOdds, [15]),
  ...everyFewMinutes('myanmar-2d', '2D', atFixedOdds, [3]),
  ...everyFewMinutes('myanmar-3d', '3D', atFixedOdds, [10]),
];

function everyFewMinutes(
  family: string,
  name: string,
  prizeModes: readonly LotteryPrizeMode[],
  intervals: readonly number[],
): readonly HouseLottery[] {
  return intervals.map((minutes) => ({
    gameId: `${family}-${minutes}min`,
    family,
    prizeModes,
    everySeconds: minutes * 60,
    names: {
      MY: `${name} ${minutes} minit`,
      EN: minutes === 1 ? `${name} 1 minute` : `${name} ${minutes} minutes`,
    },
  }));
}
