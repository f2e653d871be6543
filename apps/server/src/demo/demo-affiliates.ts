import { type MemberId, type MerchantCode, makeId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { Ledger } from '@wau/ledger/ledger';
import type { CurrencyCode } from '@wau/money/currency';
import type { WireTerms } from '@wau/rules/agency/affiliate-wire-terms';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { findMember } from '../modules/account/member/find-member.ts';
import { insertMember } from '../modules/account/member/member-sql.ts';
import { usernameKeyOf } from '../modules/account/member/username-key.ts';
import { insertRegistration } from '../modules/account/registration/registration-sql.ts';
import { insertPlan, selectPlanOn } from '../modules/agency/affiliate/affiliate-plans-sql.ts';
import { insertCampaign, insertCode, insertPartner } from '../modules/agency/affiliate/affiliate-sql.ts';
import { addVisits } from '../modules/agency/affiliate/affiliate-visits-sql.ts';

const dayMs = 24 * 60 * 60_000;
const visitDays = 21;
const mostParts = 500;

const terms: WireTerms = {
  tiers: [
    { netMinor: '0', firstDeposits: 0, basisPoints: 2_500 },
    { netMinor: '1000000', firstDeposits: 0, basisPoints: 3_000 },
    { netMinor: '5000000', firstDeposits: 10, basisPoints: 3_500 },
  ],
  fee: { amountMinor: '3000', depositMinor: '5000', turnoverMinor: '20000' },
  carriesOver: true,
};

/** Each with visits a day, so that the figures differ. */
const campaigns = [
  { campaignCode: 'raya', campaignName: 'Raya', subId: 'facebook', visits: 14 },
  { campaignCode: 'bola', campaignName: 'Bola', subId: 'telegram', visits: 9 },
  { campaignCode: '', campaignName: '', subId: '', visits: 3 },
] as const;

const brought = [
  { username: 'farah.n', ageDays: 15, campaignCode: 'raya', subId: 'facebook' },
  { username: 'weijie', ageDays: 8, campaignCode: 'bola', subId: 'telegram' },
  { username: 'suraya', ageDays: 2, campaignCode: 'raya', subId: 'facebook' },
] as const;

interface DemoParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly ledger: Ledger;
}

interface DemoAffiliate {
  readonly merchantCode: MerchantCode;
  readonly currencyCode: CurrencyCode;
  readonly memberId: MemberId;
  readonly passwordHash: string;
}

/** An agent of the demo who is an affiliate as well: the plan, links, who came by them. */
export async function addDemoAffiliate(
  parts: DemoParts,
  tx: SqlRunner,
  affiliate: DemoAffiliate,
): Promise<void> {
  const { merchantCode, memberId } = affiliate;
  const nowMs = parts.clock.nowMs();
  const openedAt = new Date(nowMs - visitDays * dayMs);
  const today = new Date(nowMs).toISOString().slice(0, 10);
  if ((await selectPlanOn(tx, merchantCode, 'standard', today)) === undefined) {
    await insertPlan(tx, merchantCode, {
      ...{ plan_code: 'standard', version: 1, plan_name: 'Standard', terms, starts_on: '2026-01-01' },
      ...{ stored_by: 'demo', stored_at: openedAt },
    });
  }
  const owner = { merchantCode, memberId };
  await insertPartner(tx, owner, 'standard', openedAt);
  const affiliateCode = 'layang-gold';
  await insertCode(tx, owner, affiliateCode, true);
  for (const { campaignCode, campaignName } of campaigns) {
    if (campaignCode === '') continue;
    await insertCampaign(tx, owner, {
      ...{ campaign_code: campaignCode, campaign_name: campaignName, opened_at: openedAt },
    });
  }
  const visits = campaigns.flatMap(({ campaignCode, subId, visits: usual }) =>
    Array.from({ length: visitDays }, (_, ago) => ({
      ...{ merchantCode, affiliateCode, campaignCode, subId, count: usual + ((ago * 7 + usual) % 5) },
      day: new Date(nowMs - ago * dayMs).toISOString().slice(0, 10),
    })),
  );
  await addVisits(tx, visits, mostParts);
  for (const member of brought) await addBrought(parts, tx, affiliate, affiliateCode, member);
}

async function addBrought(
  { clock, random, ledger }: DemoParts,
  tx: SqlRunner,
  { merchantCode, currencyCode, passwordHash }: DemoAffiliate,
  affiliateCode: string,
  { username, ageDays, campaignCode, subId }: (typeof brought)[number],
): Promise<void> {
  if ((await findMember(tx, merchantCode, username)) !== undefined) return;
  const registeredAtMs = clock.nowMs() - ageDays * dayMs;
  const memberId = makeId('member', registeredAtMs, random.bytes(10));
  await insertMember(tx, {
    ...{ merchantCode, memberId, username, usernameKey: usernameKeyOf(username), passwordHash },
    ...{ nickname: '', profile: {}, registeredAt: new Date(registeredAtMs), registerKeyHash: null },
    ...{ contact: {}, isFirstLogin: false, memberType: 0 },
  });
  const account = { merchantId: merchantCode, accountId: playerAccountId(memberId), currency: currencyCode };
  await ledger.openAccount({ ...account, kind: 'player' }, tx);
  await insertRegistration(tx, merchantCode, memberId, {
    ...{ registrationMode: 'username', registerMethod: 'H5', registerUrl: 'localhost', domain: 'localhost' },
    ...{ affiliateCode, recommenderMemberId: undefined, confirmedAgeYears: 18 },
    ...{ affiliateCampaign: campaignCode, affiliateSubId: subId },
  });
}
