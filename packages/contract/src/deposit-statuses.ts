/** How a deposit stands. */
export const depositStatuses = ['pending', 'approved', 'declined', 'expired', 'cancelled'] as const;

export type DepositStatus = (typeof depositStatuses)[number];

/** How one may have ended whose money comes all the same. */
export const endedDepositStatuses = ['declined', 'expired', 'cancelled'] as const satisfies DepositStatus[];

export type EndedDepositStatus = (typeof endedDepositStatuses)[number];
