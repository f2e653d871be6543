import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import type { Client } from 'pg';
import { addDays, firstOfMonth } from '../../../../platform/calendar/calendar-days.ts';
import { selectDayMoments } from '../../../../platform/calendar/day-moments-sql.ts';
import { serverConfigDefaults } from '../../../../server-config.ts';
import { insertApprovedDeposit } from '../../../../testing/approved-deposit.ts';
import { openOperator } from '../../../../testing/open-operator.ts';
import { registerBody } from '../../../../testing/register-body.ts';
import { type TestMember, type TestServer, testSecret } from '../../../../testing/test-server.ts';
import { placeBets } from '../../../play/betting/bet-record.ts';
import { workOffAffiliates } from '../affiliate-months-job.ts';
import { countAffiliateDay } from '../count-affiliate-day.ts';

export const wau = 'wau' as MerchantCode;
const dayMs = 86_400_000;

type Parts = Parameters<typeof workOffAffiliates>[0];

export interface PlanTerms {
  readonly tiers: readonly {
    readonly netMinor: string;
    readonly firstDeposits: number;
    readonly basisPoints: number;
  }[];
  readonly fee: {
    readonly amountMinor: string;
    readonly depositMinor: string;
    readonly turnoverMinor: string;
  } | null;
  readonly carriesOver: boolean;
}

/** A merchant with affiliates and whom they bring, told by calls where there are calls. */
export async function createAffiliateModel(server: TestServer, owner: Client) {
  const config = { ...serverConfigDefaults, masterSecret: testSecret } as Parts['config'];
  const parts: Parts = { ...server, random: systemRandom, config };
  let members = 0;
  const today = () => new Date(server.clock.nowMs() + 8 * 60 * 60_000).toISOString().slice(0, 10);
  // From the third on the month before is surely reckoned.
  while (Number(today().slice(8)) !== 3) server.clock.advance(dayMs);
  const { token } = await openOperator(server, 'affiliate.operator', 'administrator');
  const model = {
    token,
    parts,
    /** The first day of the month that is reckoned. */
    month: () => firstOfMonth(today(), -1),
    today,
    async plan(planCode: string, terms: PlanTerms, version = 0) {
      const plan = await server.call('storeAffiliatePlan', {
        ...{ token, merchantCode: wau },
        body: {
          ...{ planCode, planName: planCode, version, reason: 'Seperti dipersetujui' },
          ...{ tiers: [...terms.tiers], fee: terms.fee, carriesOver: terms.carriesOver },
        },
      });
      plan.value();
      // As if it had been agreed long ago.
      await owner.query(
        `update wau.affiliate_plans set starts_on = '2020-01-01' where plan_code = $1 and version = 1`,
        [planCode],
      );
    },
    async agent(type = 1): Promise<TestMember> {
      members += 1;
      const member = await server.openMember(`affiliate.${members}`);
      await owner.query('update wau.members set member_type = $2 where member_id = $1', [
        member.memberId,
        type,
      ]);
      return member;
    },
    async affiliate(planCode: string): Promise<TestMember & { readonly code: string }> {
      const member = await model.agent();
      const { affiliateCode } = (
        await server.call('openAffiliate', {
          ...{ token, merchantCode: wau },
          body: { userName: member.username, planCode, reason: 'Seperti dipersetujui' },
        })
      ).value();
      await owner.query(`update wau.affiliate_partners set opened_at = '2020-01-01' where member_id = $1`, [
        member.memberId,
      ]);
      return { ...member, code: affiliateCode };
    },
    /** Somebody who registers with a code on a day. */
    async bring(
      affiliateCode: string,
      day: string,
      cookie?: string,
    ): Promise<Pick<TestMember, 'memberId' | 'username'>> {
      members += 1;
      const username = `brought${members}`;
      const registered = await server.call('register', {
        body: registerBody({ username, affiliateCode }),
        address: `10.77.${Math.floor(members / 250)}.${members % 250}`,
        ...(cookie === undefined ? {} : { headers: { cookie } }),
      });
      registered.value();
      const { rows } = await owner.query<{ member_id: MemberId }>(
        'update wau.members set registered_at = $2 where username = $1 returning member_id',
        [username, noon(day)],
      );
      const [row] = rows;
      if (row === undefined) throw new Error('who registers is a member');
      return { username, memberId: row.member_id };
    },
    async bet(memberId: MemberId, day: string, stake: number, payout: number): Promise<void> {
      members += 1;
      const bet = {
        ...{ merchantCode: wau, memberId, source: 'vendor' as const, provider: 'studio' },
        ...{
          externalKey: `affiliate-round-${members}`,
          gameId: 'dice',
          category: 'RNG',
          currencyCode: 'MYR' as const,
        },
        ...{ status: 'settled' as const, transactionKey: undefined },
        ...{ stakeMinor: toMinor(BigInt(stake)), payoutMinor: toMinor(BigInt(payout)) },
      };
      await withTransaction(server.database, (tx) => placeBets(tx, [bet], noon(day)));
    },
    async deposit(memberId: MemberId, day: string, amount: number): Promise<void> {
      await insertApprovedDeposit(owner, server.clock, { merchantCode: wau, memberId }, amount, noon(day));
    },
    /** Counts days as the job does. */
    async count(fromDay: string, toDay: string): Promise<void> {
      for (let day = fromDay; day <= toDay; day = addDays(day, 1)) {
        const moments = await selectDayMoments(server.runner, wau, { fromDay: day, toDay: day });
        await withTransaction(server.database, (tx) =>
          countAffiliateDay(tx, { merchantCode: wau, day, ...moments }),
        );
      }
    },
    countMonth: () => model.count(model.month(), addDays(firstOfMonth(today()), -1)),
    run: (other: Partial<Parts> = {}) =>
      workOffAffiliates({ ...parts, ...other }, { merchantCode: wau, currencyCode: 'MYR' }),
    runs: async () =>
      (await server.call('listAffiliateRuns', { token, merchantCode: wau, query: {} })).value().list,
    decide: (month: string, decision: 'approved' | 'recounted', amountMinor: string) =>
      server.call('decideAffiliateRun', {
        ...{ token, merchantCode: wau, params: { month: month.slice(0, 7) } },
        body: { decision, amountMinor, reason: 'Disemak' },
      }),
    statements: async (member: TestMember) =>
      (await server.call('listAffiliateStatements', { token: member.token, query: {} })).value().list,
    /** On to the same day of the next month. */
    async nextMonth(): Promise<void> {
      // Whoever is logged in stays so.
      for (const table of ['sessions', 'operator_sessions']) {
        await owner.query(`update wau.${table} set idle_until = '2100-01-01', ends_at = '2100-01-01'`);
      }
      const before = firstOfMonth(today());
      while (firstOfMonth(today()) === before || Number(today().slice(8)) !== 3) server.clock.advance(dayMs);
    },
  };
  return model;
}

/** Noon in Kuala Lumpur, so that an hour more or less is the same day. */
function noon(day: string): Date {
  return new Date(`${day}T12:00:00+08:00`);
}
