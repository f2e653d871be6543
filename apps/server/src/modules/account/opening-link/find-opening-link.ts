import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { mayHaveContracts } from '../../../platform/sessions/member-types.ts';
import { type OpeningLinkRow, selectOpeningLinkByCode } from './opening-link-sql.ts';

/** An agent's link, with the agent whose it is. */
export type OpeningLink = OpeningLinkRow;

/** What codes of opening links look like; other codes are affiliates'. */
const openingCodePattern = /^[0-9a-z]{12}$/;

/**
 * The opening link of a code; `undefined` where it is none, so that it may be an affiliate's.
 *
 * @throws Refusal `opening.link.closed` where its agent has switched it off or may open no accounts any more,
 *   `opening.link.expired`
 */
export async function findOpeningLink(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  typed: string,
  now: Date,
): Promise<OpeningLink | undefined> {
  const code = typed.trim().toLowerCase();
  if (!openingCodePattern.test(code)) return undefined;
  const link = await selectOpeningLinkByCode(runner, merchantCode, code);
  if (link === undefined) return undefined;
  const holds = link.is_on && link.is_agent_active && mayHaveContracts({ memberType: link.agent_type });
  if (!holds) throw new Refusal('opening.link.closed', { field: 'affiliateCode' });
  if (link.expires_at !== null && link.expires_at <= now)
    throw new Refusal('opening.link.expired', { field: 'affiliateCode' });
  return link;
}
