import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { minorToWire } from '@wau/money/minor';
import { assert, Refusal } from '@wau/service/refusal';
import type { PurseAnswer } from './purse-command.ts';

/** What no transfer can be answered with is an error of the call. */
const errorsOfCall: ReadonlySet<ErrorCode> = new Set(['currency.mismatch', 'idempotency.conflict']);

export function purseTransferValue(answer: PurseAnswer | undefined): CallValue<Calls['movePurseFunds']> {
  assert(answer !== undefined, 'every command has an answer');
  const { refusal, amountMinor } = answer;
  if (refusal !== undefined && errorsOfCall.has(refusal)) throw new Refusal(refusal);
  return refusal === undefined
    ? { outcome: 'applied', amountMinor: minorToWire(amountMinor), reason: '' }
    : { outcome: 'refused', amountMinor: '0', reason: refusal };
}
