import type { OperatorPermission } from './permissions.ts';

/** Kinds of cases that operators work through, each with the permission that it takes. */
export const workCases = {
  withdrawal: 'withdrawal.decide',
  deposit: 'deposit.decide',
  chat: 'service.answer',
} as const satisfies Readonly<Record<string, OperatorPermission>>;

export type WorkCaseKind = keyof typeof workCases;

export const workCaseKinds = Object.keys(workCases) as readonly WorkCaseKind[];
