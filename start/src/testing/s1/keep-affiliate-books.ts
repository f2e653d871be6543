import type { TestMember, TestServer } from '@wau/server/testing/test-server';
import { newId, systemRandom } from '@wau/service/random';

/** What the victim brings as an affiliate and is paid for: nobody else may read, approve or change it. Returns its statement. */
export async function keepAffiliateBooks(
  server: TestServer,
  { merchantCode, memberId }: Pick<TestMember, 'merchantCode' | 'memberId'>,
  currency: string,
): Promise<string> {
  const statementId = newId('affiliateStatement', server.clock, systemRandom);
  const plan = `v${memberId.slice(-20)}`;
  const values = [merchantCode, memberId, plan, statementId, currency];
  const terms = {
    tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 100 }],
    fee: null,
    carriesOver: false,
  };
  for (const text of [
    `insert into wau.affiliate_plans (merchant_id, plan_code, version, plan_name, terms, starts_on, stored_by, stored_at)
     select $1, $3, 1, 'victim', '${JSON.stringify(terms)}', '2026-01-01', 'victim', now()
      where $2::text || $4 || $5 <> ''`,
    `insert into wau.affiliate_partners (merchant_id, member_id, plan_code, opened_at)
     select $1, $2, $3, now() where $4::text || $5 <> ''`,
    `insert into wau.affiliates (merchant_id, affiliate_code, payee_member_id)
     select $1, $3, $2 where $4::text || $5 <> ''`,
    `insert into wau.affiliate_runs (merchant_id, month, state, currency)
     select $1, '2026-01-01', 'waiting', $5 where $2::text || $3 || $4 <> '' on conflict do nothing`,
    `insert into wau.affiliate_statements (merchant_id, statement_id, month, affiliate_id, plan_code, plan_version, state,
       carried_in_minor, net_minor, share_minor, carried_share_minor, qualified_count, fee_minor, amount_minor,
       carried_out_minor)
     select $1, $4, '2026-01-01', $2, $3, 1, 'waiting', 0, 0, 0, 0, 0, 0, 0, 0 where $5::text <> ''`,
  ]) {
    await server.runner.query({ text, values });
  }
  return statementId;
}
