import type { LanguageCode } from '@wau/contract/languages';
import type { LotteryPrizeMode } from '../lottery-game/lottery-game.ts';
import type { CalendarSchedule } from './draw-schedule.ts';

/** An official lottery as it is held: what a merchant needs to offer it, besides what may be staked. */
export interface OfficialLottery {
  readonly gameId: string;
  readonly family: string;
  readonly prizeModes: readonly LotteryPrizeMode[];
  /** By language; those without one read the English name. */
  readonly names: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly timeZone: string;
  readonly closingSeconds: number;
  readonly schedule: CalendarSchedule;
}

/** A schedule of what is given. */
export function calendarOf(
  given: Partial<CalendarSchedule> & Pick<CalendarSchedule, 'times'>,
): CalendarSchedule {
  return { weekdays: [], monthDays: [], without: [], moved: [], ...given };
}
