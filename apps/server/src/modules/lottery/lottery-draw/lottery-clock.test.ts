import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { drawLottery } from './draw-lottery.ts';
import { selectDraw } from './draw-sql.ts';
import { planAllLotteries, startLotteryClock, untilNextDrawMs, workOffDueDraws } from './lottery-clock.ts';
import { settleLotteryDraw } from './settle-lottery-draw.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
await openLottery(server, 'broken-1m');
const never = new AbortController().signal;

function collectErrors() {
  const errors: string[] = [];
  const log = {
    error: (facts: { game?: string }, text?: string) => errors.push(`${facts.game}: ${text}`),
    warn: () => undefined,
  };
  return { errors, log };
}

const stateOf = async (numero: string) => (await selectDraw(server.runner, lottery.keyOf(numero)))?.state;

test('a game that fails keeps no other waiting, however many of its draws are due, and is not tried without a pause', async () => {
  // Rules that are not there are what no draw of the game can be drawn by.
  await lottery.owner.query("update wau.lottery_games set family = 'gone' where game_id = 'broken-1m'");
  await lottery.owner.query(
    `update wau.lottery_draws
        set opens_at = opens_at - interval '3 days', closes_at = closes_at - interval '3 days',
            draws_at = draws_at - interval '3 days'
      where game_id = 'broken-1m'`,
  );
  const [first = '', second = ''] = await lottery.numeros();
  await lottery.close(first);
  const { errors, log } = collectErrors();
  expect(await workOffDueDraws(lottery.parts, log, never)).toBe(true);
  expect(await stateOf(first)).toBe('settled');
  expect(errors).toEqual(['wau/broken-1m: a lottery could not be drawn']);
  expect(await workOffDueDraws(lottery.parts, log, never)).toBe(false);
  expect(await untilNextDrawMs(lottery.parts, 2_000)).toBeGreaterThan(0);
  expect(await stateOf(second)).toBe('planned');
});

test('a game without a schedule keeps no other from being planned', async () => {
  await lottery.owner.query("update wau.lottery_games set schedule = '{}' where game_id = 'broken-1m'");
  const count = async () => (await lottery.numeros()).length;
  await lottery.owner.query(
    `delete from wau.lottery_draws
      where game_id = $1 and draws_at = (select max(draws_at) from wau.lottery_draws where game_id = $1)`,
    [lottery.gameId],
  );
  const before = await count();
  const { errors, log } = collectErrors();
  await planAllLotteries(lottery.parts, log, never);
  expect(await count()).toBeGreaterThan(before);
  expect(errors).toEqual(['wau/broken-1m: draws of a lottery could not be planned']);
});

test('what takes stakes is not drawn, whoever asks', async () => {
  const [numero = ''] = await lottery.numeros();
  await drawLottery(lottery.parts, familyOn({ family: 'ssc' }, numero), lottery.keyOf(numero));
  expect(await stateOf(numero)).toBe('planned');
});

test('no draw is drawn while one before it of its game is not settled, whoever asks', async () => {
  const [first = '', second = ''] = await lottery.numeros();
  const draw = (numero: string) =>
    drawLottery(lottery.parts, familyOn({ family: 'ssc' }, numero), lottery.keyOf(numero));
  await lottery.close(first);
  await lottery.close(second);
  await draw(second);
  expect(await stateOf(second)).toBe('planned');
  await draw(first);
  await draw(second);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['drawn', 'planned']);
  await settleLotteryDraw(lottery.parts, lottery.keyOf(first), never);
  await draw(second);
  expect(await stateOf(second)).toBe('drawn');
  await settleLotteryDraw(lottery.parts, lottery.keyOf(second), never);
});

test('a draw is drawn and settled when its time has come', async () => {
  const { log } = collectErrors();
  const [numero = ''] = await lottery.numeros();
  const clock = startLotteryClock(lottery.parts, log);
  await lottery.owner.query(
    `update wau.lottery_draws
        set opens_at = clock_timestamp(), closes_at = clock_timestamp() + interval '300 milliseconds',
            draws_at = clock_timestamp() + interval '400 milliseconds'
      where merchant_id = 'wau' and game_id = $1 and numero = $2`,
    [lottery.gameId, numero],
  );
  await expect.poll(() => stateOf(numero), { timeout: 10_000 }).toBe('settled');
  await clock.stop();
});
