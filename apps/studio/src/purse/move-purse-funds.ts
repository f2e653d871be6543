import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { toMinor } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import { applyPurseCommands } from './apply-purse-commands.ts';
import type { PurseKey } from './purse-command.ts';
import type { PurseParts } from './purse-parts.ts';
import { purseTransferValue } from './purse-transfer-value.ts';

/**
 * Puts money into a purse, or takes it out.
 *
 * Invariants and locks: see carry-out.ts and apply-purse-commands.ts.
 *
 * @throws Refusal `currency.mismatch`, `idempotency.conflict`, `request.invalid` (a deposit without an amount)
 */
export async function movePurseFunds(
  { database, clock }: PurseParts,
  purse: PurseKey,
  {
    transferId: transactionId,
    direction,
    amountMinor: text,
    currencyCode,
  }: CallBody<Calls['movePurseFunds']>,
): Promise<CallValue<Calls['movePurseFunds']>> {
  const amountMinor = text === undefined ? undefined : toMinor(BigInt(text));
  const funding = { purse, transactionId, currencyCode };
  if (direction === 'deposit' && amountMinor === undefined) throw new Refusal('request.invalid');
  const command =
    direction === 'deposit' && amountMinor !== undefined
      ? ({ ...funding, kind: 'deposit', amountMinor } as const)
      : ({ ...funding, kind: 'withdrawal', amountMinor } as const);
  const now = new Date(clock.nowMs());
  const [answer] = await applyPurseCommands(database, [{ command, currencyCode }], now);
  return purseTransferValue(answer);
}
