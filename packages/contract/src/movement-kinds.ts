/** What players tell movements of money apart by; several reasons of the ledger are one kind. */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'stake',
  'payout',
  'bonus',
  'other',
] as const;

export type MovementKind = (typeof movementKinds)[number];
