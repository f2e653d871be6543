import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AffiliateStatementId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { selectStatement } from './affiliate-statements-sql.ts';
import { requireAffiliate } from './require-affiliate.ts';
import { statementLines } from './statement-lines.ts';
import { monthText } from './statement-view.ts';

/**
 * What each member added to a month of the affiliate's own, under masked names. Members of an affiliate are no team: it
 * learns what they brought, not who they are.
 *
 * @throws Refusal `affiliate.unknown`, `affiliate.statement.unknown`
 */
export async function listAffiliateLines(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<AgentContext, 'merchant' | 'member'>,
  statementId: AffiliateStatementId,
  query: CallQuery<Calls['listAffiliateLines']>,
): Promise<CallValue<Calls['listAffiliateLines']>> {
  await requireAffiliate(runner, { merchantCode, memberId });
  const statement = await selectStatement(runner, merchantCode, statementId);
  if (statement?.affiliate_id !== memberId) throw new Refusal('affiliate.statement.unknown');
  const { list, nextCursor } = await statementLines(runner, merchantCode, statement, query);
  return {
    month: monthText(statement.month),
    currencyCode: statement.currency,
    list: list.map(({ memberId: _, userName, ...line }) => ({ shownName: maskName(userName), ...line })),
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}
