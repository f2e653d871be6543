import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createAffiliateModel, wau } from './testing/affiliate-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
await owner.connect();
afterAll(() => owner.end());
const model = await createAffiliateModel(server, owner);

const tier = (netMinor: string, basisPoints: number, firstDeposits = 0) => ({
  ...{ netMinor, basisPoints, firstDeposits },
});
const fee = { amountMinor: '3000', depositMinor: '5000', turnoverMinor: '20000' };

await model.plan('share', { tiers: [tier('0', 2_500), tier('500000', 3_500)], fee: null, carriesOver: true });
await model.plan('hybrid', { tiers: [tier('0', 2_000)], fee, carriesOver: false });

const sumOf = (numbers: readonly bigint[]) => numbers.reduce((sum, each) => sum + each, 0n);

async function linesOf(member: TestMember, index = 0) {
  const statement = (await model.statements(member))[index];
  if (statement === undefined) throw new Error('there is a statement');
  const params = { statementId: statement.statementId };
  const query = { pageSize: 100 };
  return (await server.call('listAffiliateLines', { token: member.token, params, query })).value();
}

const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {}, headers: { Language: 'EN' } })).value().list;

const eventsOf = async ({ memberId }: TestMember) =>
  (
    await owner.query<{ content: unknown }>(
      'select content from wau.member_events where member_id = $1 order by event_number',
      [memberId],
    )
  ).rows.map(({ content }) => content);

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );

/** Approves what waits, and pays it. */
async function approve(): Promise<void> {
  const waiting = (await model.runs()).find(({ state }) => state === 'waiting');
  if (waiting === undefined) throw new Error('a month waits');
  (await model.decide(waiting.month, 'approved', waiting.amountMinor)).value();
  await model.run();
}

describe('AFFMAN3 what affiliates are paid month by month', () => {
  test('a month is reckoned from the days, waits for an operator and is paid once', async () => {
    const affiliate = await model.affiliate('share');
    const month = model.month();
    const one = await model.bring(affiliate.code, month);
    const two = await model.bring(affiliate.code, addDays(month, 2));
    for (const { memberId } of [one, two]) await model.deposit(memberId, addDays(month, 3), 10_000);
    await model.bet(one.memberId, addDays(month, 4), 80_001, 20_000);
    await model.bet(two.memberId, addDays(month, 5), 10_000, 30_000);
    await model.bet(two.memberId, addDays(month, 6), 5_000, 0);
    await model.countMonth();
    await model.run();
    // (60,001 - 15,000) at a quarter, rounded down.
    const [statement] = await model.statements(affiliate);
    expect(statement).toMatchObject({
      state: 'waiting',
      netMinor: '45001',
      basisPoints: 2_500,
      amountMinor: '11250',
    });
    expect(await balanceOf(server, affiliate)).toBe(0n);
    await model.run();
    expect(await balanceOf(server, affiliate)).toBe(0n);

    const { list, month: shown } = await linesOf(affiliate);
    expect(shown).toBe(month.slice(0, 7));
    expect(list.map(({ netMinor }) => netMinor).sort()).toEqual(['-15000', '60001']);
    expect(list.map(({ shownName }) => shownName)).toEqual(['br***', 'br***']);
    expect(sumOf(list.map(({ shareMinor }) => BigInt(shareMinor)))).toBe(11_250n);
    for (const line of list) {
      expect(sumOf(line.days.map(({ netMinor }) => BigInt(netMinor)))).toBe(BigInt(line.netMinor));
    }

    await approve();
    expect(await balanceOf(server, affiliate)).toBe(11_250n);
    expect((await model.statements(affiliate))[0]?.state).toBe('paid');
    expect((await model.runs())[0]).toMatchObject({ state: 'paid', amountMinor: '11250' });
    await model.run();
    expect(await balanceOf(server, affiliate)).toBe(11_250n);
    const [told, ...others] = await inboxOf(affiliate);
    expect(others).toEqual([]);
    expect(told?.title).toBe('Affiliate payment');
    expect(told?.content).toMatch(/RM\s112\.50/);
    expect(told?.content).toContain(monthName(month));
    expect(await eventsOf(affiliate)).toEqual([{ kind: 'inbox' }]);
    const unread = await server.call('getUnreadCount', { token: affiliate.token });
    expect(unread.value()).toBe(1);
    expect((await model.decide(month, 'approved', '11250')).outcome()).toBe('409 affiliate.run.decided');
    // Nobody takes back what was approved, by whatever statement.
    for (const state of ['approved', 'paid']) {
      await owner.query('begin');
      await owner.query(
        `update wau.affiliate_statements
            set state = $2, paid_at = case when $2::text = 'paid' then now() end where statement_id = $1`,
        [statement?.statementId, state],
      );
      const deleting = owner.query('delete from wau.affiliate_statements where statement_id = $1', [
        statement?.statementId,
      ]);
      await expect(deleting).rejects.toMatchObject({ constraint: 'affiliate_statements_kept' });
      await owner.query('rollback');
    }
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });

  test('what changes in a month that was reckoned comes with the next one, and losses are carried over', async () => {
    await model.nextMonth();
    const month = model.month();
    const affiliate = await model.affiliate('share');
    const member = await model.bring(affiliate.code, month);
    await model.deposit(member.memberId, month, 10_000);
    await model.bet(member.memberId, addDays(month, 3), 10_000, 50_000);
    await model.countMonth();
    await model.run();
    await approve();
    expect((await model.statements(affiliate))[0]).toMatchObject({
      ...{ netMinor: '-40000', amountMinor: '0', carriedOutMinor: '-40000', state: 'paid' },
    });

    // A round of the month before becomes known late.
    await model.bet(member.memberId, addDays(month, 4), 6_000, 0);
    await model.countMonth();
    await model.nextMonth();
    await model.bet(member.memberId, addDays(model.month(), 1), 100_000, 0);
    await model.countMonth();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({
      ...{ netMinor: '106000', carriedInMinor: '-40000', shareMinor: '16500', carriedShareMinor: '-10000' },
      ...{ carriedOutMinor: '0', amountMinor: '16500' },
    });
    expect((await linesOf(affiliate)).list).toMatchObject([{ netMinor: '106000', correctionMinor: '6000' }]);
    await approve();
    expect(await balanceOf(server, affiliate)).toBe(16_500n);
  });

  test('a fee is paid once for each member who deposits and plays, whatever month that is in', async () => {
    await model.nextMonth();
    const month = model.month();
    const affiliate = await model.affiliate('hybrid');
    const quick = await model.bring(affiliate.code, month);
    const slow = await model.bring(affiliate.code, month);
    const small = await model.bring(affiliate.code, month);
    await model.deposit(quick.memberId, month, 5_000);
    await model.deposit(slow.memberId, month, 5_000);
    await model.deposit(small.memberId, month, 4_999);
    await model.bet(quick.memberId, addDays(month, 1), 20_000, 20_000);
    await model.bet(slow.memberId, addDays(month, 1), 19_999, 19_999);
    await model.bet(small.memberId, addDays(month, 1), 50_000, 60_000);
    await model.countMonth();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({
      ...{
        qualifiedCount: 1,
        feeMinor: '3000',
        amountMinor: '3000',
        netMinor: '-10000',
        carriedOutMinor: '0',
      },
    });
    await approve();

    await model.nextMonth();
    await model.bet(slow.memberId, model.month(), 1, 1);
    await model.bet(quick.memberId, model.month(), 90_000, 90_000);
    await model.countMonth();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({ qualifiedCount: 1, amountMinor: '3000' });
    await approve();
    expect(await balanceOf(server, affiliate)).toBe(6_000n);
  });

  test('a month that is withheld comes again with the next one; a switched-off affiliate is not paid', async () => {
    await model.nextMonth();
    const affiliate = await model.affiliate('share');
    const member = await model.bring(affiliate.code, model.month());
    await model.deposit(member.memberId, model.month(), 10_000);
    await model.bet(member.memberId, model.month(), 40_000, 0);
    await model.countMonth();
    await model.run();
    const [statement] = await model.statements(affiliate);
    if (statement === undefined) throw new Error('there is a statement');
    const withhold = () =>
      server.call('withholdAffiliateStatement', {
        ...{ token: model.token, merchantCode: wau, params: { statementId: statement.statementId } },
        body: { reason: 'Perlu disemak' },
      });
    expect((await withhold()).value()).toEqual({ state: 'withheld' });
    // It may still be counted anew.
    expect(await inboxOf(affiliate)).toEqual([]);
    await approve();
    const [told, ...others] = await inboxOf(affiliate);
    expect(others).toEqual([]);
    expect(told?.title).toBe('An affiliate payment is held back');
    expect(told?.content).toContain(monthName(model.month()));
    expect(told?.content).not.toContain('Perlu disemak');
    expect((await withhold()).outcome()).toBe('409 affiliate.run.decided');
    expect(await balanceOf(server, affiliate)).toBe(0n);

    const enable = async (enabled: boolean) =>
      (
        await server.call('changeAffiliate', {
          ...{ token: model.token, merchantCode: wau, params: { memberId: affiliate.memberId } },
          body: { planCode: 'share', enabled, reason: 'Seperti dipersetujui' },
        })
      ).value();
    await enable(false);
    await model.nextMonth();
    await model.bet(member.memberId, model.month(), 1_000, 0);
    await model.countMonth();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({ state: 'withheld', netMinor: '41000' });
    await approve();
    expect(await balanceOf(server, affiliate)).toBe(0n);
    await enable(true);
    await model.nextMonth();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({ state: 'waiting', amountMinor: '10250' });
    await approve();
    expect(await balanceOf(server, affiliate)).toBe(10_250n);
  });

  test('a fee of a month that is withheld comes with the next one', async () => {
    await model.nextMonth();
    const affiliate = await model.affiliate('hybrid');
    const member = await model.bring(affiliate.code, model.month());
    await model.deposit(member.memberId, model.month(), 5_000);
    await model.bet(member.memberId, model.month(), 20_000, 20_000);
    await model.countMonth();
    await model.run();
    const [statement] = await model.statements(affiliate);
    if (statement === undefined) throw new Error('there is a statement');
    const { statementId } = statement;
    (
      await server.call('withholdAffiliateStatement', {
        ...{ token: model.token, merchantCode: wau, params: { statementId } },
        body: { reason: 'Perlu disemak' },
      })
    ).value();
    await approve();
    for (const paid of [3_000n, 3_000n]) {
      await model.nextMonth();
      await model.countMonth();
      await model.run();
      await approve();
      expect(await balanceOf(server, affiliate)).toBe(paid);
    }
  });

  test('a month is approved as it was seen, by one of twenty at once, and is counted anew only before that', async () => {
    await model.nextMonth();
    const affiliate = await model.affiliate('share');
    const member = await model.bring(affiliate.code, model.month());
    await model.deposit(member.memberId, model.month(), 10_000);
    await model.bet(member.memberId, model.month(), 40_000, 0);
    await model.countMonth();
    await model.run();
    const month = model.month();
    expect((await model.decide(month, 'approved', '9999')).outcome()).toBe('409 affiliate.changed');
    expect((await model.decide('2001-01', 'approved', '0')).outcome()).toBe('404 affiliate.run.unknown');
    await model.bet(member.memberId, model.month(), 4_000, 0);
    await model.countMonth();
    expect((await model.decide(month, 'recounted', '10000')).value()).toEqual({ state: 'counting' });
    expect((await model.decide(month, 'approved', '10000')).outcome()).toBe('409 affiliate.run.decided');
    await Promise.all(Array.from({ length: 20 }, () => model.run()));
    expect((await model.statements(affiliate))[0]).toMatchObject({ amountMinor: '11000' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => model.decide(month, 'approved', '11000')),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 affiliate.run.decided']));
    await Promise.all(Array.from({ length: 20 }, () => model.run()));
    expect(await balanceOf(server, affiliate)).toBe(11_000n);
    const kept = server.runner.query({
      text: 'delete from wau.affiliate_statements where merchant_id = $1 and affiliate_id = $2',
      values: [wau, affiliate.memberId],
    });
    await expect(kept).rejects.toThrow('a statement that was approved is kept');
  });
});
