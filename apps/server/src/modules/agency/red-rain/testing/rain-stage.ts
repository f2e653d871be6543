import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode, RedRainId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { Client } from 'pg';
import { fund } from '../../../../testing/member-money.ts';
import { openPayee, testPaymentPassword } from '../../../../testing/open-payee.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import { endRedRainsJob } from '../end-red-rains-job.ts';

export type RainBody = CallBody<Calls['scheduleRedRain']>;

export const wau = 'wau' as MerchantCode;

/** What tests of red rains are played with: teams, orders, and the ends of rains. */
export function openRainStage(server: TestServer) {
  /** Who stands under whom is not the application's to change. */
  const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const place = (memberId: MemberId, type: number, upline: MemberId | null) =>
    owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
      memberId,
      type,
      upline,
    ]);
  const openBelow = async (upline: TestMember): Promise<TestMember> => {
    const member = await server.openMember(`rain.member.${next()}`);
    await place(member.memberId, 0, upline.memberId);
    return member;
  };
  const orderOf = (change: Partial<RainBody> = {}): RainBody => ({
    startsAt: new Date(server.clock.nowMs() + 120_000).toISOString(),
    ...{ minutes: 5, packetCount: 5, totalMinor: '10000', levels: null, needsActive: false },
    paymentPassword: testPaymentPassword,
    ...change,
  });
  const nextKey = () => `red-rain-key-${String(next()).padStart(8, '0')}`;
  const schedule = (
    { token }: Pick<TestMember, 'token'>,
    change: Partial<RainBody> = {},
    idempotencyKey = nextKey(),
  ) => server.call('scheduleRedRain', { token, idempotencyKey, body: orderOf(change) });
  return {
    owner,
    openBelow,
    place,
    nextKey,
    orderOf,
    schedule,
    /** An agent with RM 1,000, a payment password and members directly below. */
    async openTeam(memberCount: number): Promise<{ agent: TestMember; members: readonly TestMember[] }> {
      const agent = await server.openMember(`rain.agent.${next()}`);
      await place(agent.memberId, 1, null);
      await openPayee(server, agent, `2140988${String(next()).padStart(5, '0')}`);
      await fund(server, agent, 100_000n);
      const members: TestMember[] = [];
      for (let index = 0; index < memberCount; index += 1) members.push(await openBelow(agent));
      return { agent, members };
    },
    /** A rain that has begun. */
    async begin(agent: TestMember, change: Partial<RainBody> = {}): Promise<RedRainId> {
      const { rainId } = (await schedule(agent, change)).value();
      server.clock.advance(130_000);
      return rainId;
    },
    catchOf: ({ token }: Pick<TestMember, 'token'>, rainId: RedRainId) =>
      server.call('catchRedPacket', { token, params: { rainId } }),
    /** A day later, at which whoever is logged in still is. */
    async nextDay(): Promise<void> {
      for (const table of ['sessions', 'operator_sessions'])
        await owner.query(`update wau.${table} set idle_until = '2100-01-01', ends_at = '2100-01-01'`);
      server.clock.advance(24 * 60 * 60_000);
    },
    endDue: () => endRedRainsJob(server).run(undefined, new AbortController().signal),
    /** What is put aside for rains that are not over, by the ledger. */
    async pendingMinor(): Promise<bigint> {
      await server.ledger.rollUpHouse(wau);
      const account = houseAccountId('rains');
      const balances = await server.ledger.balancesOf(wau, [account]);
      return balances.get(account)?.balanceMinor ?? 0n;
    },
    /** The same by the rains' own rows. */
    async openMinor(): Promise<bigint> {
      const { rows } = await owner.query<{ sum: string }>(
        `select coalesce(sum(rain.total_minor - coalesce(
                  (select sum(packet.amount_minor) from wau.red_packets as packet
                    where packet.merchant_id = rain.merchant_id and packet.rain_id = rain.rain_id
                      and packet.member_id is not null), 0)), 0)::text as sum
           from wau.red_rains as rain where rain.merchant_id = 'wau' and rain.status = 'scheduled'`,
      );
      return BigInt(rows[0]?.sum ?? '0');
    },
  };
}
