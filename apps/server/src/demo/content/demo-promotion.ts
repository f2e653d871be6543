import type { Enrolment, Recurrence, RewardCondition } from '@wau/contract/promotion-statuses';
import type { DemoTexts } from './demo-texts.ts';

export interface DemoPromotionCategory {
  readonly categoryId: string;
  readonly names: DemoTexts<string>;
}

export interface DemoPromotion {
  readonly announcementId: string;
  readonly categoryId: string;
  readonly imageUrl: string;
  /** From its start on; `undefined`: without an end. */
  readonly daysOpen: number | undefined;
  /** After the demo was made; at once when it is left out. */
  readonly startsInDays?: number;
  readonly reward?: DemoReward;
  readonly texts: DemoTexts<{
    readonly title: string;
    readonly contentHtml: string;
    readonly termsHtml: string;
  }>;
}

/** What a promotion gives: to everybody and without a condition, where nothing else is said. */
export interface DemoReward {
  readonly audience?: 'new' | 'club';
  readonly newWithinDays?: number;
  readonly clubLevelFrom?: number;
  readonly enrolment: Enrolment;
  readonly recurrence: Recurrence;
  readonly condition?: Exclude<RewardCondition, 'none'>;
  readonly conditionMinor?: bigint;
  readonly rewardMinor: bigint;
  readonly rewardBasisPoints?: number;
  readonly turnoverTimes: number;
  readonly budgetMinor?: bigint;
  readonly budgetCount?: number;
  /** What was given out before the demo began. */
  readonly grantedCount?: number;
}
