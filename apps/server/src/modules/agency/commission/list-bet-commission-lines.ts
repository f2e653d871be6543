import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { parseBetKeyText } from '../../play/betting/bet.ts';
import { operatorNames } from './agent-name.ts';
import { selectBetLines } from './commission-list-sql.ts';
import { betLineView } from './commission-view.ts';

/** As many agents as stand above anybody, by each kind of contract. */
const mostLines = 1_000;

/** Every line of any agent that a bet has caused; none for a bet that does not exist. */
export async function listBetCommissionLines(
  { runner }: Pick<ServerParts, 'runner'>,
  merchantCode: MerchantCode,
  { betKey }: CallQuery<Calls['listBetCommissionLines']>,
): Promise<CallValue<Calls['listBetCommissionLines']>> {
  const bet = parseBetKeyText(betKey);
  if (bet === undefined) return { list: [] };
  const rows = await selectBetLines(runner, merchantCode, bet, undefined, mostLines);
  return {
    list: rows.map((row) => ({
      agentId: row.agent_id,
      agentName: row.agent_name,
      ...betLineView(row, operatorNames),
    })),
  };
}
