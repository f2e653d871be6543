/** Why money of a member is changed by hand; the words beside it say more. */
export const adjustmentCodes = [
  'goodwill',
  'correction',
  'missing.deposit',
  'chargeback',
  'account.closure',
  'other',
] as const;

export type AdjustmentCode = (typeof adjustmentCodes)[number];

export const adjustmentStatuses = ['waiting', 'approved', 'rejected'] as const;

export type AdjustmentStatus = (typeof adjustmentStatuses)[number];
