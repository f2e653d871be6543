/**
 * `pending`: on its way, and it is being found out whether it arrived; `completed`; `failed`: the money is where it was;
 * `stuck`: nobody could find out, so a person does.
 */
export const fundTransferStatuses = ['pending', 'completed', 'failed', 'stuck'] as const;

export type FundTransferStatus = (typeof fundTransferStatuses)[number];

/** What the member's own wallet is called among the wallets that money moves between; the others have a vendor's code. */
export const mainWallet = 'main';
