/** `disabled`: locked by an operator. `closed`: by the member, for good. */
export const memberStatuses = ['active', 'disabled', 'closed'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

/** By what accounts are related: a device, a network address of a login, a bank account. */
export const memberRelations = ['device', 'address', 'bank.account'] as const;

export type MemberRelation = (typeof memberRelations)[number];
