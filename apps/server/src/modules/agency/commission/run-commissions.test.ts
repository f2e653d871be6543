import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { Killed, mortalDatabase } from '../../../testing/mortal-database.ts';
import { drawOne, randomFrom } from '../../../testing/random-from.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { runCommissions } from './run-commissions.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);
const kinds = ['dailySalary', 'hourlySalary', 'dividend'] as const;

const random = randomFrom(20_261_130);
const oneOf = <Value>(values: readonly Value[]): Value => drawOne(random, values);

const agents: TestMember[] = [];
const players: TestMember[] = [];
const keys: string[] = [];
const firstDay = '2026-03-29';
/** An hour is a run of its own, so that there are fewer days of them. */
const firstHourlyDay = '2026-04-13';

async function openTeam(): Promise<void> {
  const top = await scene.open('run.top', 2);
  agents.push(top);
  for (const [name, above] of [
    ['run.left', 0],
    ['run.right', 0],
    ['run.deep', 1],
    ['run.deeper', 3],
    ['run.fixed', 2],
  ] as const) {
    agents.push(await scene.open(name, 1, agents[above]));
  }
  for (let index = 0; index < 10; index += 1) {
    players.push(await scene.open(`run.player${index}`, 0, agents[index % agents.length]));
  }
  // Somebody who has brought a friend without being an agent.
  players.push(await scene.open('run.friend', 0, players[4]));
}

async function agreeAll(): Promise<void> {
  const [top, left, right, deep, deeper, fixed] = agents as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  const daily = { kind: 'dailySalary', startsOn: firstDay } as const;
  await scene.agree(top, undefined, { ...daily, tiers: [rateTier(50), rateTier(93, 9_000n, 3)] });
  await scene.agree(left, top, { ...daily, product: 'RNG', tiers: [rateTier(31, 100n)] });
  await scene.agree(left, top, { ...daily, product: 'LOTT', tiers: [rateTier(17), rateTier(29, 2_000n)] });
  await scene.agree(right, top, { ...daily, tiers: [rateTier(40, 0n, 1)] });
  await scene.agree(deep, left, { ...daily, product: 'RNG', tiers: [rateTier(13)] });
  const amount = { ...rateTier(0, 2_000n), basisPoints: null, amountMinor: 8n };
  await scene.agree(fixed, right, {
    ...daily,
    tiers: [amount, { ...amount, minimumBetMinor: 5_000n, amountMinor: 21n }],
  });
  const hourly = { kind: 'hourlySalary', startsOn: firstHourlyDay } as const;
  await scene.agree(top, undefined, { ...hourly, tiers: [rateTier(33), rateTier(47, 1_500n, 2)] });
  await scene.agree(left, top, { ...hourly, tiers: [rateTier(21)] });
  await scene.agree(deeper, deep, { ...hourly, tiers: [rateTier(11, 50n)] });
  const dividend = { kind: 'dividend', startsOn: firstDay } as const;
  const loss = (basisPoints: number, netLossMinor: bigint, activeMembers = 0) => ({
    ...rateTier(basisPoints, 0n, activeMembers),
    netLossMinor,
  });
  await scene.agree(top, undefined, { ...dividend, tiers: [loss(2_000, 0n), loss(3_500, 4_000n, 4)] });
  await scene.agree(left, top, { ...dividend, tiers: [loss(1_500, 0n)] });
  await scene.agree(right, top, { ...dividend, tiers: [loss(1_000, 0n), loss(1_900, 2_000n)] });
  await scene.agree(fixed, right, { ...dividend, product: 'LIVE', tiers: [loss(700, 0n)] });
}

/** A day of bets, of which some wait for their result, and some of days before get another one. */
async function playDay(day: string): Promise<void> {
  for (const hour of ['01', '09', '15', '23']) {
    scene.goTo(day, `${hour}:10`);
    for (let count = 0; count < 9; count += 1) {
      const category = oneOf(['RNG', 'LIVE', 'LOTT', 'INHOUSE', 'SPORTS']);
      const member = oneOf([...players, ...agents]);
      const outcome = random(5);
      const payout = outcome === 0 ? 'open' : outcome === 1 ? random(4_000) : 0;
      keys.push(await scene.bet(member, category, 60 + random(900), payout));
    }
    scene.goTo(day, `${hour}:50`);
    for (let count = 0; count < 4; count += 1) {
      await scene.result(oneOf(keys), oneOf(['void', 0, 0, 350 + random(900)] as const));
    }
    if (hour === '09') await scene.deposit(oneOf(players), 400 + random(900));
  }
}

let kills = 0;

/** Runs until it is through, killed so many times on its way. */
async function runThrough(killsAtMost: number): Promise<void> {
  const mortal = mortalDatabase(server.database);
  const parts = { ...scene.parts, database: mortal.database, runner: mortal.runner };
  for (let times = 0; times < killsAtMost; times += 1) {
    mortal.killAfter(random(90), random(2) === 0);
    try {
      await runCommissions(parts, scene.merchantCode);
      return;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      kills += 1;
    }
  }
  await scene.run();
}

const withoutZero = (amounts: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...amounts].filter(([, amount]) => amount !== 0n).sort());

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  await scene.set('commission-approval-from', '0');
  await scene.set('withdrawal-two-persons-from', '0');
  await scene.set('dividend-period', 'halfMonth');
  await scene.set('team-active-turnover', '500');
  await scene.set('team-active-deposit', '600');
  await openTeam();
  await agreeAll();
}, 60_000);
afterAll(() => owner.end());

describe('AG-03 commissions', () => {
  test('come to what an independent model makes of the bets, whenever the process is killed', async () => {
    for (const day of ['2026-03-29', '2026-03-31', '2026-04-02', '2026-04-13', '2026-04-14']) {
      await playDay(day);
      scene.goTo(day, '23:59');
      await runThrough(8);
    }
    // What was put right last comes with the next runs, and dividends with the next half month.
    scene.goTo('2026-04-16', '00:30');
    for (let times = 0; kills < 100 && times < 200; times += 1) await runThrough(100 - kills);
    await Promise.all([scene.run(), scene.run()]);
    expect(kills).toBe(100);
    const settings = { activeTurnover: 500n, activeDeposit: 600n, carriesLosses: true };
    for (const kind of kinds) {
      const wanted = withoutZero(await scene.dueByModel(kind, settings));
      expect(Object.keys(wanted).length, kind).toBeGreaterThan(1);
      expect(withoutZero(await scene.paid(kind)), kind).toEqual(wanted);
    }
  }, 300_000);

  test('have one run for each period, one after the other, all paid', async () => {
    const { rows } = await owner.query<{
      kind: string;
      runs: number;
      gaps: number;
      from_day: string;
      unpaid: number;
    }>(
      `select kind, count(*)::integer as runs, min(from_day)::text as from_day,
              count(*) filter (where state <> 'paid')::integer as unpaid,
              count(*) filter (where starts_at <> before)::integer as gaps
         from (select *, lag(ends_at) over (partition by kind order by starts_at) as before
                 from wau.commission_runs where merchant_id = 'wau') as run
        group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'dailySalary', runs: 18, from_day: firstDay, unpaid: 0, gaps: 0 },
      { kind: 'dividend', runs: 2, from_day: firstDay, unpaid: 0, gaps: 0 },
      { kind: 'hourlySalary', runs: 3 * 24, from_day: firstHourlyDay, unpaid: 0, gaps: 0 },
    ]);
  });

  test('are lines that add up to the payment, and one transfer for each', async () => {
    const { rows } = await owner.query(
      `select payment.run_id, payment.agent_id
         from wau.commission_payments as payment
         left join lateral (
                select sum(amount_minor) as lines, count(*) as line_count from wau.commission_lines as line
                 where line.merchant_id = payment.merchant_id and line.run_id = payment.run_id
                   and line.agent_id = payment.agent_id) as line on true
         left join lateral (
                select sum(transfer.amount_minor) as moved, count(*) as transfers
                  from ledger.transfer as transfer
                  join ledger.account as account
                    on account.merchant_id = transfer.merchant_id
                   and account.account_number = transfer.credit_account_number
                 where transfer.merchant_id = payment.merchant_id and transfer.reason = 'commission'
                   and transfer.reference = payment.run_id
                   and account.account_id = 'player:' || payment.agent_id || ':main') as transfer on true
        where payment.lines_minor <> coalesce(line.lines, 0) or payment.line_count <> line.line_count
           or payment.paid_minor <> coalesce(transfer.moved, 0)
           or transfer.transfers <> (payment.paid_minor > 0)::integer`,
    );
    expect(rows).toEqual([]);
    const corrections = await owner.query(
      `select 1 from wau.commission_lines as line join wau.commission_runs as run using (merchant_id, run_id)
        where line.starts_at <> run.starts_at`,
    );
    expect(corrections.rowCount).toBeGreaterThan(20);
  });

  test('are told to whom they were paid, each payment once, however often the process was killed', async () => {
    const { rows } = await owner.query(
      `select coalesce(payment.agent_id, told.member_id) as agent_id, payment.run_id, told.once_key
         from (select * from wau.commission_payments where paid_minor > 0) as payment
         full join (select * from wau.inbox_messages where text_id = 'commission.paid') as told
           on told.member_id = payment.agent_id and told.once_key = 'commission.paid:' || payment.run_id
        where payment.agent_id is null or told.message_id is null
           or told.text_values -> 'amount' ->> 'amountMinor' <> payment.paid_minor::text`,
    );
    expect(rows).toEqual([]);
    const told = await owner.query(`select 1 from wau.inbox_messages where text_id = 'commission.paid'`);
    expect(told.rowCount).toBeGreaterThan(20);
  });

  test('stand in the wallets, and the books balance', async () => {
    for (const agent of agents) {
      const { rows } = await owner.query<{ paid: string }>(
        'select coalesce(sum(paid_minor), 0) as paid from wau.commission_payments where agent_id = $1',
        [agent.memberId],
      );
      expect(await balanceOf(server, agent)).toBe(BigInt(rows[0]?.paid ?? 0));
    }
    expect(await server.ledger.verifyChains(scene.merchantCode)).toEqual([]);
  });

  test('nothing more comes of it when all of it is said again', async () => {
    const count = async () =>
      (await owner.query('select count(*) as lines, sum(amount_minor) as minor from wau.commission_lines'))
        .rows[0];
    const before = await count();
    await Promise.all([scene.run(), scene.run()]);
    expect(await count()).toEqual(before);
  });

  test('each line leads to exactly the bets that it counts, and each bet to its lines', async () => {
    const { rows: lines } = await owner.query<{
      run_id: string;
      agent_id: string;
      line: number;
      turnover_minor: string;
      net_loss_minor: string;
      hours: number;
    }>(
      `select line.run_id, line.agent_id, line.line, line.turnover_minor, line.net_loss_minor
         from wau.commission_lines as line join wau.commission_runs as run using (merchant_id, run_id)
        where line.basis = 'share' and run.kind <> 'hourlySalary'`,
    );
    expect(lines.length).toBeGreaterThan(100);
    const seen = new Map<string, Set<string>>();
    for (const line of lines) {
      const bets = await scene.betsOfLine(line.run_id, line.agent_id, line.line);
      const sum = (field: 'turnover_minor' | 'net_loss_minor') =>
        bets.reduce((total, bet) => total + bet[field], 0n);
      expect(`${sum('turnover_minor')}`, JSON.stringify(line)).toBe(line.turnover_minor);
      expect(`${sum('net_loss_minor')}`).toBe(line.net_loss_minor);
      const times = bets.map(({ placed_at }) => placed_at.getTime());
      expect(times, 'the newest first').toEqual(times.toSorted((one, other) => other - one));
      for (const bet of bets) {
        const known = seen.get(bet.external_key) ?? new Set();
        seen.set(bet.external_key, known.add(`${line.run_id} ${line.agent_id} ${line.line}`));
      }
    }
    for (const [key, names] of seen) {
      const back = await scene.linesOfBet(key);
      const found = back.filter(({ kind }) => kind !== 'hourlySalary');
      expect(new Set(found.map((each) => `${each.run_id} ${each.agent_id} ${each.line}`)), key).toEqual(
        names,
      );
    }
  }, 120_000);
});
