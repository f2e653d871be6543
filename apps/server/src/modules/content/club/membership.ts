import type { CalendarDay } from '../../../platform/calendar/calendar-days.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ClubLevelRow, ClubTermsRow } from './club-sql.ts';
import type { ClubRules, LevelChange, LevelState } from './level-course.ts';
import type { PlayedDays } from './played-days.ts';

export type ClubMerchant = Pick<Merchant, 'merchantCode' | 'currencyCode' | 'defaultLanguage'>;

/** A member's place in the club at a moment, with what it was worked out of. */
export interface Membership {
  readonly today: CalendarDay;
  readonly rules: ClubRules;
  readonly terms: ClubTermsRow;
  readonly levels: readonly ClubLevelRow[];
  readonly days: PlayedDays;
  readonly state: LevelState;
  /** All there were, those that are not written down yet included. */
  readonly changes: readonly LevelChange[];
  /** How many of them are not written down yet. */
  readonly newCount: number;
}
