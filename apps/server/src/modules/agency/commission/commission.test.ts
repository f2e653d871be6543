import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CommissionRunId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { payCommissionRunJob } from './pay-commission-run-job.ts';
import { runCommissionsJob } from './run-commissions-job.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);
const [first, second, reader] = await Promise.all([
  openOperator(server, 'pengira', 'cashier'),
  openOperator(server, 'penyemak', 'cashier'),
  openOperator(server, 'pembaca', 'supporter'),
]);

let top: TestMember;
let below: TestMember;
let player: TestMember;
let rival: TestMember;

type Run = CallValue<Calls['listCommissionRuns']>['list'][number];

const runs = async (query: object = {}): Promise<readonly Run[]> =>
  (
    await server.call('listCommissionRuns', { token: first.token, query: { pageSize: 100, ...query } })
  ).value().list;
const runOf = async (day: string): Promise<Run> => {
  const run = (await runs()).find(({ fromDay }) => fromDay === day);
  if (run === undefined) throw new Error(`there is a run of ${day}`);
  return run;
};
const approve = (runId: CommissionRunId, { token } = first, reason = 'Angka betul') =>
  server.call('approveCommissionRun', { token, params: { runId }, body: { reason } });
const reject = (runId: CommissionRunId, reason = 'Angka meragukan') =>
  server.call('rejectCommissionRun', { token: first.token, params: { runId }, body: { reason } });
const claim = async (runId: CommissionRunId, { token } = first) =>
  (await server.call('claimCommissionRun', { token, params: { caseId: runId } })).outcome();
/** As the job does that an approval leaves. */
const pay = (runId: CommissionRunId) =>
  payCommissionRunJob(scene.parts).run(
    { merchantCode: scene.merchantCode, runId },
    new AbortController().signal,
  );
const commissions = async ({ token }: TestMember, query: object = {}) =>
  (await server.call('listCommissions', { token, query })).value().list;
const linesOf = async ({ token }: TestMember, runId: CommissionRunId) =>
  (await server.call('listCommissionLines', { token, query: { runId } })).value().list;

const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {}, headers: { Language: 'EN' } }))
    .value()
    .list.map(({ title, content, link }) => ({
      title,
      content: content.replaceAll(/\s/g, ' '),
      link,
    }));

/** A day on which the player bets, and the run of it. */
async function playDay(day: string, stake: number): Promise<Run> {
  scene.goTo(day, '12:00');
  await scene.bet(player, 'RNG', stake, 0);
  const [, month = '', dayOfMonth = ''] = day.split('-');
  scene.goTo(`2026-${month}-${String(Number(dayOfMonth) + 1).padStart(2, '0')}`, '00:07');
  await scene.run();
  return runOf(day);
}

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  top = await scene.open('komisen.atas', 2);
  below = await scene.open('komisen.bawah', 1, top);
  player = await scene.open('komisen.pemain', 0, below);
  rival = await scene.open('komisen.lain', 2);
  const daily = { kind: 'dailySalary', startsOn: '2026-03-02' } as const;
  await scene.agree(top, undefined, { ...daily, tiers: [rateTier(100)] });
  await scene.agree(below, top, { ...daily, tiers: [rateTier(60)] });
  await scene.set('commission-approval-from', '1000');
  await scene.set('withdrawal-two-persons-from', '5000');
}, 60_000);
afterAll(() => owner.end());

describe('AG-03 runs of commissions', { timeout: 120_000 }, () => {
  test('below the merchant’s amount are paid at once', async () => {
    const run = await playDay('2026-03-02', 99_000);
    expect(run).toMatchObject({ state: 'paid', dueMinor: '990', paidMinor: '990', paymentCount: 2 });
    expect([await balanceOf(server, top), await balanceOf(server, below)]).toEqual([396n, 594n]);
    expect(await commissions(below)).toMatchObject([
      {
        ...{ runId: run.runId, kind: 'dailySalary', fromDay: '2026-03-02', hour: null, state: 'paid' },
        ...{
          linesMinor: '594',
          dueMinor: '594',
          paidMinor: '594',
          owedBeforeMinor: '0',
          owedAfterMinor: '0',
        },
        contracts: [
          { product: 'CONS', contractVersion: 1, tier: 1, basisPoints: 60, turnoverMinor: '99000' },
        ],
      },
    ]);
    expect(await linesOf(top, run.runId)).toMatchObject([
      {
        ...{ line: 1, basis: 'share', memberId: player.memberId, product: 'RNG', turnoverMinor: '99000' },
        ...{ ownBasisPoints: 100, downlineBasisPoints: 60, amountMinor: '396', isCorrection: false },
        downlineUserName: 'komisen.bawah',
      },
    ]);
  });

  test('tell each agent who is paid, once, what came and what it is for', async () => {
    expect(await inboxOf(below)).toEqual([
      {
        title: 'Daily salary paid',
        content: '<p>RM 5.94 for Mar 2, 2026 is in your wallet. Your commissions show how it adds up.</p>',
        link: '/m/agent/commissions',
      },
    ]);
    expect((await inboxOf(top)).map(({ content }) => content.slice(0, 10))).toEqual(['<p>RM 3.96']);
    for (const { token } of [player, rival])
      expect((await server.call('getUnreadCount', { token })).value()).toBe(0);
    const malay = await server.call('listInboxMessages', { token: below.token, query: {} });
    expect(malay.value().list[0]?.title).toBe('Gaji harian sudah dibayar');
    await scene.run();
    expect(await inboxOf(below)).toHaveLength(1);
  });

  test('from it on wait for an operator, and are paid once of twenty approvals', async () => {
    const { runId, state } = await playDay('2026-03-03', 100_000);
    expect(state).toBe('waiting');
    expect(await balanceOf(server, top)).toBe(396n);
    expect((await commissions(top))[0]).toMatchObject({ state: 'waiting', dueMinor: '400', paidMinor: null });
    await scene.run();
    expect((await runOf('2026-03-03')).state).toBe('waiting');
    expect((await approve(runId, reader)).outcome()).toBe('403 permission.missing');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await approve(runId)).outcome()),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 commission.decided']));
    await Promise.all([pay(runId), pay(runId), scene.run()]);
    expect(await balanceOf(server, top)).toBe(796n);
    expect(await balanceOf(server, below)).toBe(1_194n);
    expect(await inboxOf(below)).toHaveLength(2);
    expect(await runOf('2026-03-03')).toMatchObject({
      state: 'paid',
      paidMinor: '1000',
      approvals: [{ approvedBy: 'pengira', reason: 'Angka betul' }],
    });
    expect((await reject(runId)).outcome()).toBe('409 commission.decided');
  });

  test('of as much as two persons are wanted for go by the word of two', async () => {
    const { runId, needsTwoPersons } = await playDay('2026-03-04', 500_000);
    expect(needsTwoPersons).toBe(true);
    expect((await approve(runId, first, ' ')).outcome()).toBe('400 request.invalid');
    // Claimed by the first, it is nobody else's until the first has said so; then the second can take it up.
    expect(await claim(runId, first)).toBe('200');
    expect(await claim(runId, second)).toBe('409 case.claimed');
    expect((await approve(runId, second)).outcome()).toBe('409 case.claimed');
    expect((await approve(runId)).value()).toEqual({ state: 'waiting' });
    const again = await Promise.all(Array.from({ length: 5 }, async () => (await approve(runId)).outcome()));
    expect(new Set(again)).toEqual(new Set(['409 commission.second.person']));
    await pay(runId);
    expect(await balanceOf(server, top)).toBe(796n);
    expect(await claim(runId, second)).toBe('200');
    expect((await reject(runId)).outcome()).toBe('409 case.claimed');
    expect((await approve(runId, second, 'Disemak sekali lagi')).value()).toEqual({ state: 'approved' });
    expect((await approve(runId, second)).outcome()).toBe('409 commission.decided');
    await pay(runId);
    expect(await balanceOf(server, top)).toBe(2_796n);
    const entries = await server.runner.query<{ entry: string }>({
      text: `select actor_name || ' ' || (new_values ->> 'status') || ': ' || (new_values ->> 'reason') as entry
               from wau.audit_entries where subject = $1 and action = 'approveCommissionRun' order by entry_id`,
      values: [runId],
    });
    expect(entries.map(({ entry }) => entry)).toEqual([
      'pengira waiting: Angka betul',
      'penyemak approved: Disemak sekali lagi',
    ]);
    expect((await runOf('2026-03-04')).approvals).toMatchObject([
      { approvedBy: 'pengira', reason: 'Angka betul' },
      { approvedBy: 'penyemak', reason: 'Disemak sekali lagi' },
    ]);
  });

  test('that are rejected pay nothing, and what they put right comes with the next', async () => {
    const [key] = [...scene.bets.keys()].slice(-1);
    await scene.result(key ?? '', 'void');
    const rejected = await playDay('2026-03-05', 1_000_000);
    // The day before is void: 500,000 less of turnover.
    expect(rejected).toMatchObject({ correctionsMinor: '-5000', state: 'waiting' });
    expect((await reject(rejected.runId, ' ')).outcome()).toBe('400 request.invalid');
    expect((await reject(rejected.runId)).value()).toEqual({ state: 'rejected' });
    expect((await approve(rejected.runId)).outcome()).toBe('409 commission.decided');
    expect(await runOf('2026-03-05')).toMatchObject({ rejectedBy: 'pengira', reason: 'Angka meragukan' });
    const next = await playDay('2026-03-06', 50_000);
    expect(next).toMatchObject({ correctionsMinor: '-5000', dueMinor: '0', state: 'paid', paidMinor: '0' });
    expect(await linesOf(top, next.runId)).toMatchObject([
      { isCorrection: true, fromDay: '2026-03-04', turnoverMinor: '-500000', amountMinor: '-2000' },
      { isCorrection: false, fromDay: '2026-03-06', turnoverMinor: '50000', amountMinor: '200' },
    ]);
    // Nothing is taken out of the wallet; what was too much is kept from what comes.
    expect(await balanceOf(server, top)).toBe(2_796n);
    expect((await commissions(top))[0]).toMatchObject({
      ...{ dueMinor: '-1800', owedBeforeMinor: '0', owedAfterMinor: '1800', paidMinor: '0' },
    });
    await scene.set('commission-approval-from', '0');
    await scene.set('withdrawal-two-persons-from', '0');
    await playDay('2026-03-07', 600_000);
    expect((await commissions(top))[0]).toMatchObject({
      ...{ dueMinor: '2400', owedBeforeMinor: '1800', owedAfterMinor: '0', paidMinor: '600' },
    });
    expect(await balanceOf(server, top)).toBe(3_396n);
    expect(await server.ledger.verifyChains(scene.merchantCode)).toEqual([]);
  });

  test('tell nobody what is another’s', async () => {
    const { runId } = await runOf('2026-03-04');
    const { token } = rival;
    const asked = await Promise.all([
      server.call('listCommissionLines', { token, query: { runId } }),
      server.call('listLineBets', { token, query: { runId, line: 1 } }),
    ]);
    expect(asked.map((each) => each.outcome())).toEqual(['404 commission.unknown', '404 commission.unknown']);
    const betKey = `vendor:studio:${[...scene.bets.keys()][0]}`;
    const found = (await server.call('listBetCommissions', { token: top.token, query: { betKey } })).value();
    expect(found.list).toMatchObject([{ countedTurnoverMinor: '99000', fromDay: '2026-03-02', line: 1 }]);
    const none = await server.call('listBetCommissions', { token: rival.token, query: { betKey } });
    expect(none.value().list).toEqual([]);
    expect(await commissions(rival)).toEqual([]);
    const there = await openOperator(server, 'sana', 'administrator', ['laut']);
    const away = { token: there.token, merchantCode: 'laut', params: { runId } };
    expect((await server.call('getCommissionRun', away)).outcome()).toBe('404 commission.unknown');
    const body = { reason: 'Bukan milik anda' };
    expect((await server.call('approveCommissionRun', { ...away, body })).outcome()).toBe(
      '404 commission.unknown',
    );
    expect((await server.call('rejectCommissionRun', { ...away, body })).outcome()).toBe(
      '404 commission.unknown',
    );
    const line = { agentId: top.memberId, line: 1 };
    expect((await server.call('listCommissionLineBets', { ...away, query: line })).outcome()).toBe(
      '404 commission.unknown',
    );
  });

  test('are followed by an operator down to the bets and up again', async () => {
    const { runId } = await runOf('2026-03-06');
    const about = { token: second.token, params: { runId } };
    const { run, list } = (await server.call('getCommissionRun', { ...about, query: {} })).value();
    expect(run.runId).toBe(runId);
    expect(list.map(({ userName, dueMinor }) => [userName, dueMinor])).toEqual([
      ['komisen.atas', '-1800'],
      ['komisen.bawah', '-2700'],
    ]);
    const page = (await server.call('getCommissionRun', { ...about, query: { pageSize: 1 } })).value();
    const rest = await server.call('getCommissionRun', {
      ...about,
      query: { cursor: page.nextCursor ?? '' },
    });
    expect([...page.list, ...rest.value().list]).toEqual(list);
    const agentId = top.memberId;
    const lines = (
      await server.call('listCommissionRunLines', { ...about, query: { agentId, pageSize: 1 } })
    ).value();
    expect(lines.list).toMatchObject([{ line: 1, userName: 'komisen.pemain' }]);
    const bets = (
      await server.call('listCommissionLineBets', { ...about, query: { agentId, line: 1 } })
    ).value();
    expect(bets.list).toMatchObject([
      { countedTurnoverMinor: '-500000', status: 'refunded', product: 'RNG' },
    ]);
    const betKey = bets.list[0]?.betKey ?? '';
    const up = (
      await server.call('listBetCommissionLines', { token: second.token, query: { betKey } })
    ).value();
    // By either agent: the day itself, what the rejected run put right, and what the next one did.
    expect(
      up.list.map(({ agentName, amountMinor, state }) => `${agentName} ${amountMinor} ${state}`),
    ).toEqual([
      'komisen.atas -2000 paid',
      'komisen.bawah -3000 paid',
      'komisen.atas -2000 rejected',
      'komisen.bawah -3000 rejected',
      'komisen.atas 2000 paid',
      'komisen.bawah 3000 paid',
    ]);
    const unknown = { ...about, query: { agentId: rival.memberId } };
    expect((await server.call('listCommissionRunLines', unknown)).outcome()).toBe('404 commission.unknown');
    const noLine = { ...about, query: { agentId, line: 9 } };
    expect((await server.call('listCommissionLineBets', noLine)).outcome()).toBe('404 commission.unknown');
  });

  test('are listed page by page, by kind and state', async () => {
    const all = await runs();
    for (const order of ['newest', 'oldest'] as const) {
      const paged: Run[] = [];
      let cursor: string | undefined;
      do {
        const page = (
          await server.call('listCommissionRuns', {
            token: first.token,
            query: { pageSize: 2, order, ...(cursor === undefined ? {} : { cursor }) },
          })
        ).value();
        paged.push(...page.list);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(paged, order).toEqual(order === 'newest' ? all : all.toReversed());
    }
    expect((await runs({ state: 'rejected' })).map(({ fromDay }) => fromDay)).toEqual(['2026-03-05']);
    expect(await runs({ kind: 'dividend' })).toEqual([]);
    expect((await commissions(top, { state: 'rejected' })).map(({ fromDay }) => fromDay)).toEqual([
      '2026-03-05',
    ]);
    const days = { fromDay: '2026-03-03', toDay: '2026-03-04' };
    expect((await commissions(top, days)).map(({ fromDay }) => fromDay)).toEqual([
      '2026-03-04',
      '2026-03-03',
    ]);
    const wrong = { token: top.token, query: { fromDay: '2026-02-30' } };
    expect((await server.call('listCommissions', wrong)).outcome()).toBe('400 request.invalid');
  });

  test('go by the places where members stood, and are run of every merchant by the clock', async () => {
    scene.goTo('2026-03-08', '12:00');
    await scene.bet(player, 'RNG', 10_000, 0);
    scene.goTo('2026-03-08', '14:07');
    await scene.run();
    // From two o'clock on the player stands directly below the agent at the top.
    await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
      top.memberId,
      player.memberId,
    ]);
    scene.goTo('2026-03-08', '15:00');
    await scene.bet(player, 'RNG', 20_000, 0);
    scene.goTo('2026-03-09', '00:07');
    const merchant = await server.handle.merchantOf('', scene.merchantCode);
    const merchants = { all: async () => [merchant] } as unknown as ServerParts['merchants'];
    const job = runCommissionsJob({ ...scene.parts, merchants });
    await job.run({}, new AbortController().signal);
    const { runId } = await runOf('2026-03-08');
    const lines = await linesOf(top, runId);
    expect(lines.toSorted((one, other) => Number(one.amountMinor) - Number(other.amountMinor))).toMatchObject(
      [
        { turnoverMinor: '10000', downlineBasisPoints: 60, amountMinor: '40' },
        { turnoverMinor: '20000', downlineBasisPoints: 0, downlineUserName: null, amountMinor: '200' },
      ],
    );
    // Who has left the team is read by no more than the first letters.
    expect(await linesOf(below, runId)).toMatchObject([
      { turnoverMinor: '10000', amountMinor: '60', userName: 'ko***' },
    ]);
  });

  test('tell agents nothing before they are calculated', async () => {
    const { runId } = await runOf('2026-03-08');
    const setState = (state: string) =>
      owner.query('update wau.commission_runs set state = $2 where run_id = $1', [runId, state]);
    const { token } = top;
    const asked = async () => [
      (await server.call('listCommissionLines', { token, query: { runId } })).outcome(),
      (await server.call('listLineBets', { token, query: { runId, line: 1 } })).outcome(),
      (await commissions(top, { fromDay: '2026-03-08', toDay: '2026-03-08' })).length,
    ];
    await setState('calculating');
    try {
      expect(await asked()).toEqual(['404 commission.unknown', '404 commission.unknown', 0]);
    } finally {
      await setState('paid');
    }
    expect(await asked()).toEqual(['200', '200', 1]);
  });

  test('go by the word of nobody who has lost the right since', async () => {
    await scene.set('withdrawal-two-persons-from', '5000');
    const gone = await openOperator(server, 'bekas', 'cashier');
    const { runId, state } = await playDay('2026-03-10', 600_000);
    expect(state).toBe('waiting');
    expect((await approve(runId, gone)).value()).toEqual({ state: 'waiting' });
    await owner.query(`update wau.operator_roles set role_name = 'supporter' where operator_id = $1`, [
      gone.operatorId,
    ]);
    expect((await approve(runId)).value()).toEqual({ state: 'waiting' });
    expect((await approve(runId)).outcome()).toBe('409 commission.second.person');
    expect((await approve(runId, second)).value()).toEqual({ state: 'approved' });
  });
});
