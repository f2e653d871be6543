import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatorId } from '@wau/contract/ids';
import { insertLimits } from '@wau/server/modules/lottery/lottery-risk/lottery-limits-sql';
import { noWireLimits } from '@wau/server/modules/lottery/lottery-risk/wire-limits';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Pool } from 'pg';
import {
  addBenchLottery,
  awaitOpenDraw,
  type BenchLottery,
  connectPlayers,
  isPlaced,
  limitedLottery,
  linesOfOrder,
  numberLottery,
  type OrderPlayer,
  sendOrder,
  straightLottery,
} from './bench-lottery.ts';
import { type BenchServer, connectionsFor, onBenchServer } from './bench-server.ts';
import { addMembers, merchantId } from './bet-players.ts';
import { type Contender, measureInTurns, medianRatio, type Series } from './measurement.ts';
import { print } from './print.ts';
import { watchUsage } from './process-usage.ts';
import { createTpcB } from './tpc-b.ts';

const tpcClients = 16;
const playerCount = Number(process.env.WAU_BENCH_PLAYERS ?? '240');
const rounds = Number(process.env.WAU_BENCH_ROUNDS ?? '5');
const durationMs = Number(process.env.WAU_BENCH_SECONDS ?? '8') * 1000;
const mustBe = 1.5;
const pauseAfterShedMs = 50;
/** The first of each turn does not count: caches belong to the one before. */
const settleMs = 2_000;
const halfAnHourSeconds = 1_800;
const longEnoughSeconds = 600;

/**
 * Lottery orders of five lines a second over HTTP, through the whole server as `npm start` runs it, against a TPC-B-like
 * script on the same PostgreSQL, in turns: of a lottery without limits, of one whose lines are single numbers, and of the
 * same one with limits. Every order is on the disk (fsync) before it is answered.
 *
 * `WAU_BENCH_PLAYERS`, `WAU_BENCH_ROUNDS` and `WAU_BENCH_SECONDS` change the size; `WAU_BENCH_PROFILE=on` adds where the
 * server's processor time goes.
 */
export async function run(): Promise<void> {
  await onBenchServer({ poolSize: tpcClients, environment: connectionsFor(playerCount) }, compare);
}

async function compare({ app, database, pool }: BenchServer): Promise<void> {
  const { url: databaseUrl, version } = database;
  await addBenchLottery(pool, straightLottery, 'ssc', halfAnHourSeconds);
  await addBenchLottery(pool, numberLottery, 'four-d', halfAnHourSeconds);
  await addBenchLottery(pool, limitedLottery, 'four-d', halfAnHourSeconds);
  await setLimits(pool);
  await awaitOpenDraw(pool, limitedLottery, longEnoughSeconds);
  const tpcB = await createTpcB(databaseUrl, pool, tpcClients);
  const players = await connectPlayers(app.url, await addMembers(databaseUrl, playerCount));
  const usage = await watchUsage(app.process.pid, pool);
  const usedUs = async () => Object.values(await usage.read()).reduce((sum, each) => sum + each, 0);
  const contenders: readonly Contender[] = [
    await ordersOf('orders', pool, players, straightLottery),
    await ordersOf('by number', pool, players, numberLottery),
    await ordersOf('with limits', pool, players, limitedLottery),
    { name: tpcB.name, measure: (measureMs) => settled(tpcB, measureMs) },
  ];
  print(
    `${version}. ${rounds} rounds in turns, ${durationMs / 1000} s each; medians of the rounds' ratios count.`,
  );
  print(`Orders: ${playerCount} players, each on a connection of their own, ${linesOfOrder} lines an order.`);
  print(`TPC-B: ${tpcClients} clients, ${tpcB.how}. Load generator, server and database share this machine.`);
  for (const { measure } of contenders.slice(0, 3)) await measure(settleMs);
  // What autovacuum does within a minute; the other contender's tables have had it as well.
  await pool.query('analyze');
  const series = await measureInTurns(contenders, rounds, durationMs, usedUs);
  for (const { connection } of players) connection.close();
  report(series);
}

/** Limits that bound every number and every draw, and are never reached. */
async function setLimits(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ operator_id: OperatorId }>(
    'select operator_id from wau.operators limit 1',
  );
  const [operator] = rows;
  if (operator === undefined) throw new Error('the demo has operators');
  await insertLimits(poolRunner(pool), merchantId, limitedLottery.gameId, {
    version: 1,
    limits: {
      ...noWireLimits,
      drawStakeMinor: '1000000000000',
      numberStakeMinor: '1000000000',
      numberLiabilityMinor: '1000000000000',
      oddsSteps: [{ aboveMinor: '900000000', oddsPercent: 90 }],
    },
    reason: 'bench',
    changedBy: operator.operator_id,
    changedAt: new Date(),
  });
}

async function ordersOf(
  name: string,
  pool: Pool,
  players: readonly OrderPlayer[],
  lottery: BenchLottery,
): Promise<Contender> {
  const { numero } = await awaitOpenDraw(pool, lottery, longEnoughSeconds);
  const orders: Contender = {
    name,
    measure: (measureMs) => measureOrders(players, lottery, numero, measureMs),
  };
  return { name, measure: (measureMs) => settled(orders, measureMs) };
}

async function settled({ measure }: Contender, measureMs: number): Promise<number> {
  await measure(settleMs);
  return measure(measureMs);
}

/** Every player sends the next order when the last is answered; a refused one fails the benchmark. */
async function measureOrders(
  players: readonly OrderPlayer[],
  lottery: BenchLottery,
  numero: string,
  measureMs: number,
): Promise<number> {
  const start = performance.now();
  const end = start + measureMs;
  let placed = 0;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        const answer = await sendOrder(player, lottery, numero);
        if (isPlaced(answer)) placed += 1;
        else if (answer.status === 503) await sleep(pauseAfterShedMs);
        else throw new Error(`an order was answered ${answer.status}: ${answer.body}`);
      }
    }),
  );
  return placed / ((performance.now() - start) / 1000);
}

function report(series: ReadonlyMap<string, Series>): void {
  const of = (name: string): Series => {
    const found = series.get(name);
    if (found === undefined) throw new Error(`${name} was measured`);
    return found;
  };
  for (const name of ['orders', 'by number', 'with limits']) {
    const ratio = medianRatio(of(name), of('TPC-B-like'));
    const verdict = name === 'orders' ? `, must be ${mustBe}: ${ratio >= mustBe ? 'met' : 'MISSED'}` : '';
    print(`${name}: ${ratio.toFixed(2)} times TPC-B${verdict}`);
  }
  print(`Limits leave ${(100 * medianRatio(of('with limits'), of('by number'))).toFixed(0)} % of the rate.`);
}
