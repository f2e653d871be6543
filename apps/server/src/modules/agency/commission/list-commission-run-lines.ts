import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { operatorNames } from './agent-name.ts';
import type { RunKey } from './commission-run-sql.ts';
import { readLines } from './read-lines.ts';

/** @throws Refusal `commission.unknown` */
export function listCommissionRunLines(
  parts: Pick<ServerParts, 'runner'>,
  key: RunKey,
  { agentId, ...page }: CallQuery<Calls['listCommissionRunLines']>,
): Promise<CallValue<Calls['listCommissionRunLines']>> {
  return readLines(parts, key, agentId, operatorNames, page);
}
