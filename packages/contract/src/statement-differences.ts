/** How a vendor's statement can differ from the operator's record. */
export const statementDifferenceKinds = ['missing', 'extra', 'amount', 'status', 'doubled'] as const;

export type StatementDifferenceKind = (typeof statementDifferenceKinds)[number];

/** How a payment provider's statement can differ from the operator's orders. */
export const paymentDifferenceKinds = [
  'missing',
  'extra',
  'amount',
  'currency',
  'status',
  'doubled',
] as const;

export type PaymentDifferenceKind = (typeof paymentDifferenceKinds)[number];

/** What a day of a vendor or of a payment provider can come to. */
export const reconciliationStates = ['compared', 'failed', 'unstated'] as const;

export type ReconciliationState = (typeof reconciliationStates)[number];
