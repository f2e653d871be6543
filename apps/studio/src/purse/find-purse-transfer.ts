import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { applyPurseCommands } from './apply-purse-commands.ts';
import type { PurseKey } from './purse-command.ts';
import type { PurseParts } from './purse-parts.ts';
import { purseTransferValue } from './purse-transfer-value.ts';

/** What became of a transfer; one that has not come is refused from now on. */
export async function findPurseTransfer(
  { database, clock }: PurseParts,
  purse: PurseKey,
  { transferId: transactionId, currencyCode }: CallBody<Calls['findPurseTransfer']>,
): Promise<CallValue<Calls['findPurseTransfer']>> {
  const command = { kind: 'close', purse, transactionId } as const;
  const now = new Date(clock.nowMs());
  const [answer] = await applyPurseCommands(database, [{ command, currencyCode }], now);
  return purseTransferValue(answer);
}
