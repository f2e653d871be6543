/**
 * How a withdrawal stands: `pending` waits for the merchant, `processing` is with the bank, `failed` was refused there and
 * is back in the wallet, as `rejected` and `cancelled` ones are.
 */
export const withdrawalStatuses = [
  'pending',
  'processing',
  'paid',
  'rejected',
  'cancelled',
  'failed',
] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
