import type { ErrorCode } from './error-codes.ts';

export interface SuccessEnvelope<Value> {
  readonly success: true;
  readonly value: Value;
}

/** A refusal or fault. `message` is in the request's language; `value` carries facts that belong to the code. */
export interface FailureEnvelope {
  readonly success: false;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly value?: FailureValue;
}

/** Facts beside an error code. Each is optional; which code carries which is documented with the code. */
export interface FailureValue {
  /** The server asks for a captcha with the next attempt. */
  readonly captcha?: boolean;
  /** The request field that the refusal is about. */
  readonly field?: string;
  /** Names a failed request in the server's log. */
  readonly requestId?: string;
  /** What was wrong, in an English sentence for whoever runs the house. */
  readonly detail?: string;
  /** The bound that an amount crossed, in minor units. */
  readonly limitMinor?: string;
  /** The tier of a contract, counted from 1. */
  readonly tier?: number;
  readonly retryAfterSeconds?: number;
  /** What the second step of a login is continued with; good for one use within five minutes. */
  readonly ticket?: string;
  /** The balance after a refused bet, in minor units. */
  readonly balanceMinor?: string;
}

export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;
