import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { pruneWinPatternsJob } from './prune-win-patterns-job.ts';

const server = await createTestServer();
const lottery = await openLottery(server, 'vn-5m', 'vn-south');
const member = await server.openMember('results1');
await fund(server, member, 10_000n);
const [first = '', second = ''] = await lottery.numeros();

async function stake(numero: string): Promise<string> {
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numero,
      lines: [{ playId: 'de', prizeModeId: 'ZY', numbers: '12', unit: '1', multiple: 1 }],
      betCartAmountSum: '1',
    },
  });
  return answer.value().orderId ?? '';
}

const orders = [await stake(first), await stake(second)];
await lottery.drawAndSettle(first);

test('results come in the order in which they are drawn, wherever they are shown', async () => {
  const order = ['special', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'];
  const { list } = (await server.call('listNumeros', { query: { gameId: lottery.gameId } })).value();
  const games = (await server.call('listLotteryGames')).value().list;
  const query = { orderId: orders[0] as never };
  const [entry] = (await server.call('getLotteryOrder', { token: member.token, query })).value().entries;
  for (const result of [list[0]?.result, games[0]?.latest?.result, entry?.result]) {
    expect(Object.keys(result ?? {})).toEqual(order);
  }
});

test('what won with a draw goes a month after it was settled, its proof stays, and what waits keeps all', async () => {
  await lottery.owner.query(
    `insert into wau.lottery_win_patterns (merchant_id, game_id, numero, play, pattern, prize, term_bits, term_needs)
     select merchant_id, game_id, $1, play, pattern, prize, term_bits, term_needs from wau.lottery_win_patterns`,
    [second],
  );
  const patterns = async () => {
    const { rows } = await lottery.owner.query<{ numero: string }>(
      'select distinct numero from wau.lottery_win_patterns order by numero',
    );
    return rows.map(({ numero }) => numero);
  };
  const prune = (clock = server.clock) =>
    pruneWinPatternsJob({ runner: server.runner, clock }).run({}, new AbortController().signal);
  const before = (await server.call('listNumeros', { query: { gameId: lottery.gameId } })).value();
  await prune();
  expect(await patterns()).toEqual([first, second]);
  const daysLater = (days: number) => ({
    ...server.clock,
    nowMs: () => Date.now() + days * 24 * 3_600_000,
  });
  await prune(daysLater(30.9));
  expect(await patterns()).toEqual([first, second]);
  await prune(daysLater(31.1));
  expect(await patterns()).toEqual([second]);
  const after = (await server.call('listNumeros', { query: { gameId: lottery.gameId } })).value();
  expect(after).toEqual(before);
});
