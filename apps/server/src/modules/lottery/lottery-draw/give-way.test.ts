import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { hasToGiveWay, markSettling } from './give-way-sql.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const [first = '', second = ''] = await lottery.numeros();

/** Whether the first draw gives way while somebody has written in a transaction that is still open. */
async function givesWayBeside(write: (tx: SqlRunner) => Promise<unknown>): Promise<boolean> {
  return withTransaction(server.database, async (writer) => {
    await write(writer);
    return withTransaction(server.database, async (tx) => {
      await markSettling(tx);
      await touchDraw(tx, second);
      return hasToGiveWay(tx, lottery.keyOf(first));
    });
  });
}

function touchDraw(tx: SqlRunner, numero: string): Promise<unknown> {
  return tx.query({
    text: `update wau.lottery_draws set state = state where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: ['wau', lottery.gameId, numero],
  });
}

test('LO-04 settling gives way to whoever writes, not to others that settle or read', async () => {
  expect(await givesWayBeside((writer) => touchDraw(writer, first))).toBe(true);
  expect(await givesWayBeside((writer) => writer.query({ text: 'select 1', values: [] }))).toBe(false);
  const settling = async (writer: SqlRunner) => {
    await markSettling(writer);
    await touchDraw(writer, first);
  };
  expect(await givesWayBeside(settling)).toBe(false);
});

test('LO-04 settling gives way no more once a later draw of its game is due', async () => {
  await lottery.close(first);
  expect(await givesWayBeside((writer) => touchDraw(writer, first))).toBe(true);
  await lottery.close(second);
  expect(await givesWayBeside((writer) => touchDraw(writer, first))).toBe(false);
});
