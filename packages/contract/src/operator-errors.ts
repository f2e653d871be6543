import type { ErrorCode } from './error-codes.ts';

/** What every call of an operator may be refused with by its gate. */
export const operatorErrors = [
  'session.missing',
  'session.ended',
  'permission.missing',
  'operator.password.temporary',
  'operator.second.step.missing',
] as const satisfies readonly ErrorCode[];
