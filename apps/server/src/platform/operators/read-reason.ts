import { InvalidRequestError } from '@wau/service/http/validator';

/** What an operator says to a member about a decision, 3 to 200 characters in one line; `undefined` for any other. */
export function parseReason(text: string): string | undefined {
  const reason = text.trim().replaceAll(/\s+/g, ' ');
  return reason.length < 3 || reason.length > 200 ? undefined : reason;
}

/** @throws InvalidRequestError where it is no reason that can be told */
export function readReason(text: string): string {
  const reason = parseReason(text);
  if (reason === undefined) throw new InvalidRequestError('reason');
  return reason;
}
