import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectRunPayments } from './commission-list-sql.ts';
import { selectRuns } from './commission-run-list-sql.ts';
import type { RunKey } from './commission-run-sql.ts';
import { selectTerms } from './commission-terms-sql.ts';
import { paymentView, runView } from './commission-view.ts';

/**
 * A run with what its agents are due, the largest amounts first.
 *
 * @throws Refusal `commission.unknown`
 */
export async function getCommissionRun(
  { runner }: Pick<ServerParts, 'runner'>,
  key: RunKey,
  { cursor, pageSize }: CallQuery<Calls['getCommissionRun']>,
): Promise<CallValue<Calls['getCommissionRun']>> {
  const { merchantCode, runId } = key;
  const [run] = await selectRuns(runner, merchantCode, { runId, limit: 1 });
  if (run === undefined) throw new Refusal('commission.unknown');
  const before = readCursor(cursor, parseCursor);
  const page = await readPage(
    pageSize,
    (limit) => selectRunPayments(runner, key, before, limit),
    (row) => row,
    (row) => `${row.due_minor}.${row.agent_id}`,
  );
  const terms = await selectTerms(runner, merchantCode, page.list);
  return {
    run: runView(run),
    ...page,
    list: page.list.map((row) => ({
      agentId: row.agent_id,
      userName: row.username,
      ...paymentView(row, terms),
    })),
  };
}

function parseCursor(text: string): { readonly dueMinor: bigint; readonly agentId: string } | undefined {
  const [, due = '', agent = ''] = /^(-?\d{1,18})\.(.+)$/.exec(text) ?? [];
  const agentId = parseId('member', agent);
  return agentId === undefined ? undefined : { dueMinor: BigInt(due), agentId };
}
