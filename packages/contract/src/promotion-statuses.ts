/**
 * Where a member stands with a promotion; docs/rooms/rewards.md says which rule leads to which. `coming`: not begun;
 * `close`: over, or its budget is spent; `join`: open, and the member does something first; `signed`: joined, nothing
 * counted yet; `process`: under way; `claim`: earned and not fetched; `claimed`; `applying`: an operator decides;
 * `rejected`; `issued`: paid by the operator's decision.
 */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
] as const;

export type PromotionStatus = (typeof promotionStatuses)[number];

/** What a member can do about a promotion at the moment. */
export const promotionActions = ['join', 'apply', 'claim', 'deposit'] as const;

export type PromotionAction = (typeof promotionActions)[number];

/** What became of one use of a promotion. */
export const rewardStatuses = ['applying', 'rejected', 'issued', 'claimed'] as const;

export type RewardStatus = (typeof rewardStatuses)[number];

/**
 * How a member takes part: by itself, by joining, by an application that an operator decides about, or by choosing it with
 * a deposit.
 */
export const enrolments = ['automatic', 'join', 'application', 'deposit'] as const;

export type Enrolment = (typeof enrolments)[number];

export const recurrences = ['once', 'daily', 'weekly'] as const;

export type Recurrence = (typeof recurrences)[number];

/** What has to come together first, within the period, the day or the week. */
export const rewardConditions = ['none', 'deposit', 'turnover'] as const;

export type RewardCondition = (typeof rewardConditions)[number];
