import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getAffiliate } from './get-affiliate.ts';
import { getAffiliateFigures } from './get-affiliate-figures.ts';
import { listAffiliateLines } from './list-affiliate-lines.ts';
import { listAffiliateStatements } from './list-affiliate-statements.ts';
import { openAffiliateCampaign } from './open-affiliate-campaign.ts';

/** What affiliates see and do. */
export function registerAffiliateRoutes(registrars: CallRegistrars, parts: ServerParts): void {
  const { registerAgentQuery, registerAgentCommand } = registrars;
  registerAgentQuery(calls.getAffiliate, ({ context }) => getAffiliate(parts, context));
  registerAgentQuery(calls.getAffiliateFigures, ({ context, query }) =>
    getAffiliateFigures(parts, context, query),
  );
  registerAgentQuery(calls.listAffiliateStatements, ({ context, query }) =>
    listAffiliateStatements(parts, context, query),
  );
  registerAgentQuery(calls.listAffiliateLines, ({ context, params, query }) =>
    listAffiliateLines(parts, context, params.statementId, query),
  );
  registerAgentCommand(
    calls.openAffiliateCampaign,
    async ({ context: { merchant, member }, body }) =>
      (tx) => {
        const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
        return openAffiliateCampaign(parts, tx, owner, body);
      },
  );
}
