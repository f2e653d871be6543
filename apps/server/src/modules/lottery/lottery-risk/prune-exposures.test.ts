import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { pruneExposuresJob } from './prune-exposures-job.ts';

const server = await createTestServer();
const lottery = await openLottery(server, 'vn-5m', 'vn-south');
const member = await server.openMember('pruned');
await fund(server, member, 10_000n);

async function stake(numero: string): Promise<void> {
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numero,
      lines: [{ playId: 'de', prizeModeId: 'ZY', numbers: '12,34', unit: '1', multiple: 1 }],
      betCartAmountSum: '2',
    },
  });
  expect(answer.outcome()).toBe('200');
}

async function counted(): Promise<readonly string[]> {
  const { rows } = await lottery.owner.query<{ numero: string }>(
    `select numero || ' of numbers' as numero from wau.lottery_number_exposures
      union select numero || ' as a whole' from wau.lottery_draw_exposures order by 1`,
  );
  return rows.map(({ numero }) => numero);
}

const dayMs = 24 * 3_600_000;
/** As it runs so many days after the one that a draw is named by. */
const prune = (numero: string, days: number) => {
  const [year, month, day] = [numero.slice(0, 4), numero.slice(4, 6), numero.slice(6, 8)];
  const nowMs = () => Date.parse(`${year}-${month}-${day}T12:00:00Z`) + days * dayMs;
  return pruneExposuresJob({ runner: server.runner, clock: { ...server.clock, nowMs } }).run(
    {},
    new AbortController().signal,
  );
};

const both = (numero: string) => [`${numero} as a whole`, `${numero} of numbers`];

test('what was counted of a draw goes a month after it; what waits or is being revised keeps all', async () => {
  const [settled = '', revising = '', waiting = ''] = await lottery.numeros();
  for (const numero of [settled, revising, waiting]) await stake(numero);
  for (const numero of [settled, revising]) await lottery.drawAndSettle(numero);
  const revise = (isRevising: boolean) =>
    lottery.owner.query('update wau.lottery_draws set is_revising = $2 where numero = $1', [
      revising,
      isRevising,
    ]);
  await revise(true);
  const all = [settled, revising, waiting].flatMap(both);
  await prune(settled, 31);
  expect(await counted()).toEqual(all);
  await prune(settled, 32);
  expect(await counted()).toEqual([revising, waiting].flatMap(both));
  await revise(false);
  await prune(revising, 32);
  expect(await counted()).toEqual(both(waiting));
});
