/** How a vendor's statement can differ from the operator's record. */
export const statementDifferenceKinds = ['missing', 'extra', 'amount', 'status', 'doubled'] as const;

export type StatementDifferenceKind = (typeof statementDifferenceKinds)[number];
