import type { MemberId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { addDays, firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { Killed, mortalDatabase } from '../../../testing/mortal-database.ts';
import { randomFrom } from '../../../testing/random-from.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createAffiliateModel, wau } from './testing/affiliate-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
await owner.connect();
afterAll(() => owner.end());
const model = await createAffiliateModel(server, owner);
const mortal = mortalDatabase(server.database);

const tier = (netMinor: string, basisPoints: number) => ({ netMinor, basisPoints, firstDeposits: 0 });
await model.plan('share', { tiers: [tier('0', 2_500), tier('500000', 3_500)], fee: null, carriesOver: true });

const random = randomFrom(20_261_201);

let kills = 0;

/** Works off what is due in processes that die on their way, so many times; what is left a last one does. */
async function workOffKilled(times: number): Promise<void> {
  for (const wanted = kills + times; kills < wanted; ) {
    mortal.killAfter(random(60), random(2) === 0);
    await model.run({ database: mortal.database, runner: mortal.runner }).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      kills += 1;
    });
  }
  await Promise.all([model.run(), model.run()]);
}

interface Partner {
  readonly affiliate: TestMember;
  readonly members: readonly MemberId[];
  /** Of each member, what no statement has reckoned yet. */
  readonly open: Map<MemberId, bigint>;
  carried: bigint;
  paid: bigint;
}

async function openPartner(): Promise<Partner> {
  const affiliate = await model.affiliate('share');
  const members: MemberId[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { memberId } = await model.bring(affiliate.code, model.month());
    await model.deposit(memberId, model.month(), 10_000);
    members.push(memberId);
  }
  return { affiliate, members, open: new Map(), carried: 0n, paid: 0n };
}

/** Bets of the month that is reckoned, and late ones of the month before. */
async function play({ members, open }: Partner, from: string, isFirst: boolean): Promise<void> {
  for (const memberId of members) {
    for (let bets = 0; bets < 4; bets += 1) {
      const [stake, payout] = [random(90_000) + 1, random(110_000)];
      const isLate = !isFirst && bets === 0;
      const day = isLate ? addDays(firstOfMonth(from, -1), random(28)) : addDays(from, random(28));
      await model.bet(memberId, day, stake, payout);
      open.set(memberId, (open.get(memberId) ?? 0n) + BigInt(stake - payout));
    }
  }
}

/** What the month comes to, by the plan's own words. */
function reckon(partner: Partner): readonly bigint[] {
  const nets = [...partner.open.values()];
  const base = nets.reduce((sum, each) => sum + each, partner.carried);
  const rate = base >= 500_000n ? 3_500n : 2_500n;
  partner.paid += base > 0n ? (base * rate) / 10_000n : 0n;
  partner.carried = base < 0n ? base : 0n;
  partner.open.clear();
  return nets.filter((net) => net !== 0n).toSorted((left, right) => Number(left - right));
}

async function expectMonth(partner: Partner): Promise<void> {
  const nets = reckon(partner);
  const { token } = partner.affiliate;
  expect(await balanceOf(server, partner.affiliate)).toBe(partner.paid);
  const [statement] = await model.statements(partner.affiliate);
  if (statement === undefined) throw new Error('there is a statement');
  const { statementId } = statement;
  const { list } = (
    await server.call('listAffiliateLines', { token, params: { statementId }, query: { pageSize: 100 } })
  ).value();
  expect(list.map(({ netMinor }) => Number(netMinor)).toSorted((left, right) => left - right)).toEqual(
    nets.map(Number),
  );
}

test('AFFMAN3 killed a hundred times at any statement, months come to the model to the last minor unit', {
  timeout: 240_000,
}, async () => {
  const partners: Partner[] = [];
  for (let count = 0; count < 6; count += 1) partners.push(await openPartner());
  for (const [index, killsOfMonth] of [34, 34, 32].entries()) {
    if (index > 0) await model.nextMonth();
    for (const partner of partners) await play(partner, model.month(), index === 0);
    await model.count(firstOfMonth(model.month(), -1), addDays(firstOfMonth(model.today()), -1));
    await workOffKilled(killsOfMonth / 2);
    const waiting = (await model.runs())[0];
    if (waiting?.state !== 'waiting') throw new Error('the month waits');
    (await model.decide(waiting.month, 'approved', waiting.amountMinor)).value();
    await workOffKilled(killsOfMonth / 2);
    for (const partner of partners) await expectMonth(partner);
    expect((await model.runs())[0]?.state).toBe('paid');
  }
  expect(kills).toBe(100);
  const { rows } = await owner.query(
    `select payment.reference from ledger.transfer as payment where payment.reason = 'affiliate.commission'
      group by payment.reference having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(await server.ledger.verifyChains(wau)).toEqual([]);
});
