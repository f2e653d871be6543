/** What an account that members are paid out to is with. */
export const bankKinds = ['bank', 'ewallet'] as const;

export type BankKind = (typeof bankKinds)[number];
