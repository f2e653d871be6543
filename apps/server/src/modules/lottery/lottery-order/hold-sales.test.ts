import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const member = await server.openMember('waits');
await fund(server, member, 1_000n);
const { owner, gameId, merchantCode } = lottery;

const place = (numero: string) =>
  server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId,
      currentNumero: numero,
      lines: [{ playId: 'straight', prizeModeId: 'ZY', numbers: '07', unit: '10', multiple: 1 }],
      betCartAmountSum: '10',
    },
  });

/** Does something to a draw as whoever decides about draws does, while a slip that came before it is done waits. */
async function whileSalesAreHeld(numero: string, statement: string): Promise<string> {
  await owner.query('begin');
  await owner.query('select wau.await_lottery_sales($1, $2)', [merchantCode, gameId]);
  const placed = place(numero);
  await expect
    .poll(async () => {
      const { rows } = await owner.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows.length;
    })
    .toBe(1);
  await owner.query(statement, [merchantCode, gameId, numero]);
  await owner.query('commit');
  return (await placed).outcome();
}

test('a slip that waits while its draw is voided or taken back finds the draw as it is then', async () => {
  const [first = '', second = ''] = await lottery.numeros();
  const ofDraw = 'where merchant_id = $1 and game_id = $2 and numero = $3';
  const voided = `update wau.lottery_draws set state = 'voided' ${ofDraw}`;
  expect(await whileSalesAreHeld(first, voided)).toBe('409 lottery.draw.closed');
  const takenBack = `delete from wau.lottery_draws ${ofDraw}`;
  expect(await whileSalesAreHeld(second, takenBack)).toBe('404 lottery.draw.unknown');
  expect(await balanceOf(server, member)).toBe(1_000n);
});
