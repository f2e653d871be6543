import { DatabaseError } from 'pg';
import type { Refusal } from '../refusal.ts';

const uniqueViolation = '23505';

/** The unique constraint or index that an error of the database names; `undefined` for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === uniqueViolation ? error.constraint : undefined;
}

/**
 * Runs a statement whose unique constraints mean something to the caller: where one of them is violated, its refusal is
 * thrown instead. A constraint that is not named is a bug and its error is thrown on.
 */
export async function refusingTaken<Result>(
  refusals: Readonly<Record<string, () => Refusal>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusals[violatedUnique(error) ?? '']?.() ?? error;
  }
}
