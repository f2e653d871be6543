/** What becomes of money that is paid out: the decision, and how often and how late it is reported. */
export interface PayoutFate {
  /** `undefined`: it waits for the tester. */
  readonly status: 'approved' | 'declined' | undefined;
  readonly callback: 'once' | 'twice' | 'late' | 'never';
}

const fates: Readonly<Record<string, PayoutFate>> = {
  '0001': { status: 'declined', callback: 'once' },
  '0002': { status: undefined, callback: 'never' },
  '0003': { status: 'approved', callback: 'twice' },
  '0004': { status: 'approved', callback: 'late' },
  '0005': { status: 'approved', callback: 'never' },
};

/** By the last four digits of the payee's account number, as test cards work; any other is paid at once. */
export function payoutFateOf(accountNumber: string): PayoutFate {
  return fates[accountNumber.slice(-4)] ?? { status: 'approved', callback: 'once' };
}
