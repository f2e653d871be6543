import type { FailureValue } from '@wau/contract/envelope';
import type { ErrorCode } from '@wau/contract/error-codes';
import { MissingFile } from '@wau/late-scripts/import-files';

/** What can go wrong before an answer exists: told apart, because each asks something else of the player. */
export type NetworkCode = 'network.offline' | 'network.timeout' | 'network.unreachable' | 'answer.invalid';

export interface ApiFailure {
  readonly ok: false;
  readonly code: ErrorCode | NetworkCode;
  /** In the player's language; empty for network codes, whose text belongs to the catalogue. */
  readonly message: string;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly value?: FailureValue;
  readonly retryAfterSeconds?: number;
  /** The call was made with another token than the one that this tab has now: it says nothing of this session. */
  readonly isOfEarlierSession?: true;
}

const networkCodes: readonly string[] = [
  'network.offline',
  'network.timeout',
  'network.unreachable',
  'answer.invalid',
] satisfies NetworkCode[];

export function isNetworkFailure(
  failure: ApiFailure,
): failure is ApiFailure & { readonly code: NetworkCode } {
  return networkCodes.includes(failure.code);
}

/** A failure of which no server has told. */
export function networkFailure(code: NetworkCode): ApiFailure {
  return { ok: false, code, message: '', status: 0 };
}

/** Whether the session is over, whatever the call was. */
export function isSessionFailure(failure: ApiFailure): boolean {
  return failure.code === 'session.missing' || failure.code === 'session.ended';
}

/** Whether the command may have been carried out although no answer came, so that it must be asked again with the same key. */
export function isOutcomeUnknown(failure: ApiFailure): boolean {
  return isNetworkFailure(failure) || failure.status >= 500;
}

/** Whether it passes by itself: the network's failures, a server in trouble, and too many calls for now. */
export function isPassingFailure(failure: ApiFailure): boolean {
  return isOutcomeUnknown(failure) || failure.status === 429;
}

/** Carries a failure through places that know only exceptions, such as TanStack Query. */
export class ApiFailureError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.code);
    this.name = 'ApiFailureError';
    this.failure = failure;
  }
}

/** The failure inside anything thrown by a query or mutation. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailureError) return error.failure;
  if (error instanceof MissingFile) {
    return networkFailure(navigator.onLine ? 'network.unreachable' : 'network.offline');
  }
  return networkFailure('answer.invalid');
}
