/** How a vendor's statement can differ from the operator's record. */
export const statementDifferenceKinds = ['missing', 'extra', 'amount', 'status', 'doubled'] as const;

export type StatementDifferenceKind = (typeof statementDifferenceKinds)[number];

/** What a vendor's day can come to. */
export const reconciliationStates = ['compared', 'failed', 'unstated'] as const;

export type ReconciliationState = (typeof reconciliationStates)[number];
