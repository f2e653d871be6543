import type { FailureValue } from '@wau/contract/envelope';
import type { ErrorCode } from '@wau/contract/error-codes';

/**
 * A rule says no. Thrown by use cases and answered in the envelope with the code's HTTP status; it is an
 * expected outcome, so it carries no stack worth logging.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly value: FailureValue | undefined;

  constructor(code: ErrorCode, value?: FailureValue) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/**
 * Something outside failed: a provider did not answer, a vendor sent nonsense. Answered like a refusal, but
 * logged as a warning with its cause.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options: { readonly cause?: unknown; readonly detail?: string } = {}) {
    super(options.detail ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
  }
}

/** States what must be true for the code below to make sense; a violation is a bug and answers 500. */
export function assert(condition: boolean, fact: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${fact}`);
}
