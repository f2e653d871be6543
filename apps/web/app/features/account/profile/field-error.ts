import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';

/** The failure of a mutation if it is about this field, or about none in particular. */
export function fieldFailure(error: unknown, field: string): ApiFailure | undefined {
  if (error === null || error === undefined) return undefined;
  const failure = failureOf(error);
  return failure.value?.field === undefined || failure.value.field === field ? failure : undefined;
}
