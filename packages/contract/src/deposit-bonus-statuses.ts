/** What became of the bonus that was chosen with a deposit: given or not when the money came. */
export const depositBonusStatuses = ['chosen', 'granted', 'refused'] as const;

export type DepositBonusStatus = (typeof depositBonusStatuses)[number];

/**
 * Why it was not given. `closed`: the promotion was over; `used`: the member had had it; `budget`: all of it had been given
 * out; `minimum`: less came than it asks for; `paused`: the member was kept from play.
 */
export const bonusRefusalReasons = ['closed', 'used', 'budget', 'minimum', 'paused'] as const;

export type BonusRefusalReason = (typeof bonusRefusalReasons)[number];
