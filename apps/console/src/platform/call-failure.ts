import type { ErrorCode } from '@wau/contract/error-codes';

/** What can go wrong before an answer exists. */
export type NetworkCode = 'network.unreachable' | 'answer.invalid';

/** A call that was refused, or that no answer came to. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: ErrorCode | NetworkCode;
  /** In the language of the console; empty where no server has spoken. */
  readonly text: string;
  /** The field that is wrong, where one is. */
  readonly field: string | undefined;
  /** More of what is wrong, in English for whoever runs the house. */
  readonly detail: string | undefined;

  constructor(code: ErrorCode | NetworkCode, text: string, field?: string, detail?: string) {
    super(code);
    this.code = code;
    this.text = text;
    this.field = field;
    this.detail = detail;
  }
}

/** Whether the session is over, whatever the call was. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailure && (error.code === 'session.missing' || error.code === 'session.ended');
}
