import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RunKey } from './commission-run-sql.ts';
import { readLineBets } from './read-lines.ts';

/** @throws Refusal `commission.unknown` */
export function listCommissionLineBets(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<OperatorContext, 'merchant' | 'language'>,
  key: RunKey,
  { agentId, line, ...page }: CallQuery<Calls['listCommissionLineBets']>,
): Promise<CallValue<Calls['listCommissionLineBets']>> {
  return readLineBets(parts, context, key, { agentId, line }, page);
}
