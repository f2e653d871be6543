/**
 * What speaks for looking at a withdrawal twice. `newPayee` and `newPassword`: the account or the payment password is of
 * the last day, of a member who was paid before. `sharedAccount`: another member has the same account.
 * `unplayedDeposits`: of what was deposited in the last days less was staked. `beyondDeposits`: many times what was ever
 * deposited goes out. `turnoverWaived`: rewards still ask for turnover, which an exclusion waives.
 */
export const withdrawalRisks = [
  'newPayee',
  'newPassword',
  'sharedAccount',
  'unplayedDeposits',
  'beyondDeposits',
  'turnoverWaived',
] as const;

export type WithdrawalRisk = (typeof withdrawalRisks)[number];
