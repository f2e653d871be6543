import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import type { PurseKey } from './purse-command.ts';
import type { PurseParts } from './purse-parts.ts';
import { selectPurseState } from './purse-sql.ts';

/** What is in a purse, and whether there is play. One that was never opened is empty. Refuses `currency.mismatch`. */
export async function getPurseBalance(
  { sql }: PurseParts,
  purse: PurseKey,
  { currencyCode }: CallBody<Calls['getPurseBalance']>,
): Promise<CallValue<Calls['getPurseBalance']>> {
  const state = await selectPurseState(sql, purse);
  if (state !== undefined && state.currency !== currencyCode) throw new Refusal('currency.mismatch');
  return {
    balanceMinor: minorToWire(state?.balance_minor ?? zeroMinor),
    openRounds: state?.open_rounds ?? 0,
    lastPlayedAt: state?.last_played_at?.toISOString() ?? null,
  };
}
