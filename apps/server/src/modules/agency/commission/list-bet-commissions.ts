import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { parseBetKeyText } from '../../play/betting/bet.ts';
import { agentNames } from './agent-name.ts';
import { selectBetLines } from './commission-list-sql.ts';
import { betLineView } from './commission-view.ts';

/** A bet has a line by each kind of contract, and some by its corrections. */
const mostLines = 100;

/** The agent's lines that a bet has caused; of a bet of somebody else's team there are none, whether it exists or not. */
export async function listBetCommissions(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { betKey }: CallQuery<Calls['listBetCommissions']>,
): Promise<CallValue<Calls['listBetCommissions']>> {
  const bet = parseBetKeyText(betKey);
  if (bet === undefined) return { list: [] };
  const rows = await selectBetLines(runner, merchant.merchantCode, bet, member.memberId, mostLines);
  const nameOf = agentNames(merchant);
  return { list: rows.map((row) => betLineView(row, nameOf)) };
}
