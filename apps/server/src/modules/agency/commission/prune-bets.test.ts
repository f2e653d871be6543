import type { CommissionRunId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Killed, mortalDatabase } from '../../../testing/mortal-database.ts';
import { drawOne, randomFrom } from '../../../testing/random-from.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { pruneCommissionBets, pruneCommissionBetsJob } from './prune-bets-job.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);
const { merchantCode } = scene;
const dayMs = 86_400_000;

const random = randomFrom(20_261_201);
const oneOf = <Value>(values: readonly Value[]): Value => drawOne(random, values);

const agents: TestMember[] = [];
const players: TestMember[] = [];
const keys: string[] = [];
const firstDay = '2026-03-29';

/** As the job does half a year later: everything that was counted so far is old by then. */
const laterClock = { nowMs: () => scene.clock.nowMs() + 190 * dayMs };
const mortal = mortalDatabase(server.database);
async function pruneKilled(): Promise<void> {
  const dying = { ...scene.parts, clock: laterClock, database: mortal.database, runner: mortal.runner };
  for (let times = 0; times < 12; times += 1) {
    mortal.killAfter(random(60), random(2) === 0);
    await pruneCommissionBets(dying, merchantCode).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    // Whoever counts meanwhile finds some rows gone and some not.
    if (times % 4 === 0) await scene.run();
  }
  const parts = { ...scene.parts, clock: laterClock };
  await Promise.all([pruneCommissionBets(parts, merchantCode), pruneCommissionBets(parts, merchantCode)]);
}

async function playDay(day: string): Promise<void> {
  for (const hour of ['01', '13', '23']) {
    scene.goTo(day, `${hour}:10`);
    for (let count = 0; count < 8; count += 1) {
      const outcome = random(5);
      const payout = outcome === 0 ? 'open' : outcome === 1 ? random(700) : 0;
      const category = oneOf(['RNG', 'LIVE', 'LOTT']);
      keys.push(await scene.bet(oneOf([...players, ...agents]), category, 60 + random(900), payout));
    }
    scene.goTo(day, `${hour}:50`);
    for (let count = 0; count < 4; count += 1) {
      await scene.result(oneOf(keys), oneOf(['void', 0, 0, 50 + random(300)] as const));
    }
  }
}

const withoutZero = (amounts: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...amounts].filter(([, amount]) => amount !== 0n).sort());

/** Bets that have rows, all of them or only what came after they were pruned. */
async function listed(): Promise<{ readonly whole: number; readonly late: number }> {
  const { rows } = await owner.query<{ whole: number; late: number }>(
    `select count(*) filter (where first = 1)::integer as whole, count(*) filter (where first > 1)::integer as late
       from (select min(revision) as first from wau.commission_bets group by source, provider, external_key) as bet`,
  );
  return rows[0] ?? { whole: 0, late: 0 };
}

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  for (const name of ['commission-approval-from', 'withdrawal-two-persons-from'] as const)
    await scene.set(name, '0');
  await scene.set('dividend-period', 'halfMonth');
  const top = await scene.open('prune.top', 2);
  const left = await scene.open('prune.left', 1, top);
  const right = await scene.open('prune.right', 1, top);
  agents.push(top, left, right);
  for (let index = 0; index < 6; index += 1)
    players.push(await scene.open(`prune.player${index}`, 0, agents[index % 3]));
  // Nobody is paid for whom no agent stands above.
  players.push(await scene.open('prune.alone', 0));
  const daily = { kind: 'dailySalary', startsOn: firstDay } as const;
  await scene.agree(top, undefined, { ...daily, tiers: [rateTier(50), rateTier(93, 9_000n)] });
  await scene.agree(left, top, { ...daily, product: 'RNG', tiers: [rateTier(31, 100n)] });
  await scene.agree(right, top, { ...daily, tiers: [rateTier(40)] });
  const dividend = { kind: 'dividend', startsOn: firstDay } as const;
  await scene.agree(top, undefined, { ...dividend, tiers: [rateTier(2_000)] });
  await scene.agree(left, top, { ...dividend, tiers: [rateTier(1_500)] });
}, 60_000);
afterAll(() => owner.end());

describe('AG-03 bets that counted long ago', () => {
  test('are listed as long as they are promised to be', async () => {
    await playDay(firstDay);
    scene.goTo('2026-03-30', '00:30');
    await scene.run();
    const before = await listed();
    expect(before.whole).toBeGreaterThan(10);
    const merchants = { all: async () => [{ merchantCode, trialOf: undefined }] } as never;
    const clock = { nowMs: () => scene.clock.nowMs() + 185 * dayMs };
    const job = pruneCommissionBetsJob({ ...scene.parts, clock, merchants });
    await job.run(undefined, new AbortController().signal);
    expect(await listed()).toEqual(before);
  });

  test('go, whenever the process is killed; what is put right afterwards comes to what a model makes of the bets', async () => {
    await pruneKilled();
    expect((await listed()).whole).toBe(0);
    for (const day of ['2026-03-30', '2026-03-31', '2026-04-01']) {
      await playDay(day);
      scene.goTo(day, '23:59');
      await scene.run();
      await pruneKilled();
    }
    scene.goTo('2026-04-16', '00:30');
    await scene.run();
    const { whole, late } = await listed();
    expect(whole + late).toBeLessThan(keys.length / 2);
    expect(late).toBeGreaterThan(3);
    const settings = { activeTurnover: 500n, activeDeposit: 600n, carriesLosses: true };
    for (const kind of ['dailySalary', 'dividend'] as const) {
      const wanted = withoutZero(await scene.dueByModel(kind, settings));
      expect(Object.keys(wanted).length, kind).toBeGreaterThan(1);
      expect(withoutZero(await scene.paid(kind)), kind).toEqual(wanted);
    }
    expect(await server.ledger.verifyChains(merchantCode)).toEqual([]);
  }, 240_000);

  test('are no longer listed behind their line, which stays and says so', async () => {
    const [top] = agents;
    if (top === undefined) throw new Error('somebody stands at the top');
    const { rows } = await owner.query<{ run_id: CommissionRunId; line: number; turnover_minor: string }>(
      `select line.run_id, line.line, line.turnover_minor
         from wau.commission_lines as line join wau.commission_runs as run using (merchant_id, run_id)
        where run.kind = 'dailySalary' and run.from_day = $1 and line.agent_id = $2 and line.starts_at = run.starts_at
        order by line.line limit 1`,
      [firstDay, top.memberId],
    );
    const [line] = rows;
    if (line === undefined) throw new Error('the first day has a line');
    const query = { runId: line.run_id, line: line.line };
    const bets = (await server.call('listLineBets', { token: top.token, query })).value();
    expect(bets).toMatchObject({ arePruned: true });
    const shown = bets.list.reduce((sum, bet) => sum + BigInt(bet.countedTurnoverMinor), 0n);
    expect(shown).toBeLessThan(BigInt(line.turnover_minor));
    const lines = (
      await server.call('listCommissionLines', { token: top.token, query: { runId: line.run_id } })
    ).value();
    expect(lines.list.find((each) => each.line === line.line)?.turnoverMinor).toBe(line.turnover_minor);
  });
});
