import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type AffiliateOwner, type PartnerRow, selectPartner } from './affiliate-sql.ts';

/** The affiliate that a member is. Refuses `affiliate.unknown`. */
export async function requireAffiliate(runner: SqlRunner, owner: AffiliateOwner): Promise<PartnerRow> {
  const partner = await selectPartner(runner, owner);
  if (partner === undefined) throw new Refusal('affiliate.unknown');
  return partner;
}
