import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import {
  addBenchLottery,
  awaitOpenDraw,
  connectPlayers,
  isPlaced,
  type OpenDraw,
  type OrderPlayer,
  sendOrder,
  straightLottery,
} from './bench-lottery.ts';
import { connectionsFor, onBenchServer } from './bench-server.ts';
import { addMembers, merchantId } from './bet-players.ts';
import { print } from './print.ts';

const usualPerSecond = Number(process.env.WAU_BENCH_USUAL ?? '100');
const rushTimes = 5;
const rushMs = 10_000;
const usualMs = 10_000;
/** Orders go on being sent for so long after sales have ended. */
const afterMs = 3_000;
const playerCount = 600;
/** For opening their connections. */
const connectMs = 1_000;
const everySeconds = 60;

type Fate = 'placed' | 'late' | 'busy' | 'other';

interface SentOrder {
  readonly fate: Fate;
  readonly body: string;
  readonly sentAtMs: number;
  readonly answeredAtMs: number;
}

/**
 * The last ten seconds before sales end, at five times the usual load: of what was accepted nothing is lost, and of what was
 * sent after the end nothing is accepted, by the database's clock. `WAU_BENCH_USUAL` is the usual load, orders a second.
 */
export async function run(): Promise<void> {
  await onBenchServer(
    { poolSize: 2, environment: connectionsFor(playerCount) },
    async ({ app, database, pool }) => {
      await addBenchLottery(pool, straightLottery, 'ssc', everySeconds);
      const members = await addMembers(database.url, playerCount);
      const draw = await awaitOpenDraw(pool, straightLottery, (usualMs + rushMs) / 1000 + 5);
      const closesAtMs = draw.closesAt.getTime() - (await clockAheadMs(pool));
      await sleep(closesAtMs - rushMs - usualMs - connectMs - Date.now());
      const players = await connectPlayers(app.url, members);
      const sent = await rush(players, draw, closesAtMs);
      const { rows } = await pool.query<{ stored: number }>(
        `select count(*)::integer as stored from wau.lottery_entries
        where merchant_id = $1 and game_id = $2 and numero = $3`,
        [merchantId, straightLottery.gameId, draw.numero],
      );
      for (const { connection } of players) connection.close();
      report(sent, draw, rows[0]?.stored ?? 0, await clockAheadMs(pool));
    },
  );
}

/** By how much the database's clock is ahead of this process's. */
async function clockAheadMs(pool: Pool): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  return (rows[0]?.now.getTime() ?? 0) - (before + Date.now()) / 2;
}

/** Each order is sent at its time, whatever has become of the others, by a player who waits for nothing. */
async function rush(
  players: readonly OrderPlayer[],
  draw: OpenDraw,
  closesAtMs: number,
): Promise<readonly SentOrder[]> {
  const idle = [...players];
  const sending: Promise<SentOrder>[] = [];
  let missed = 0;
  print(
    `${usualPerSecond} orders a second, then ${usualPerSecond * rushTimes} in the last ${rushMs / 1000} s.`,
  );
  let dueAtMs = Date.now();
  while (dueAtMs < closesAtMs + afterMs) {
    if (dueAtMs > Date.now()) await sleep(dueAtMs - Date.now());
    const player = idle.shift();
    if (player === undefined) missed += 1;
    else sending.push(sendOne(player, draw).finally(() => idle.push(player)));
    const isRush = dueAtMs > closesAtMs - rushMs;
    dueAtMs += 1_000 / (usualPerSecond * (isRush ? rushTimes : 1));
  }
  if (missed > 0) print(`${missed} were not sent, because no player was free.`);
  return Promise.all(sending);
}

async function sendOne(player: OrderPlayer, { numero }: OpenDraw): Promise<SentOrder> {
  const sentAtMs = Date.now();
  const answer = await sendOrder(player, straightLottery, numero);
  const fate: Fate = isPlaced(answer)
    ? 'placed'
    : answer.body.includes('lottery.draw.closed')
      ? 'late'
      : answer.status === 503
        ? 'busy'
        : 'other';
  return { fate, body: answer.body, sentAtMs, answeredAtMs: Date.now() };
}

function report(sent: readonly SentOrder[], draw: OpenDraw, stored: number, aheadMs: number): void {
  const of = (fate: Fate) => sent.filter((order) => order.fate === fate);
  const closesAtMs = draw.closesAt.getTime() - aheadMs;
  const placed = of('placed');
  // A few milliseconds are the two clocks' own.
  const lateTaken = placed.filter(({ sentAtMs }) => sentAtMs > closesAtMs + 5).length;
  const earlyRefused = of('late').filter(({ sentAtMs }) => sentAtMs < closesAtMs - 1_000).length;
  const waits = placed.map((order) => order.answeredAtMs - order.sentAtMs).toSorted((a, b) => a - b);
  const percentile = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  print(
    `${sent.length} sent: ${placed.length} placed, ${of('late').length} came late, ${of('busy').length} told to come again, ${of('other').length} other.`,
  );
  const [other] = of('other');
  if (other !== undefined) print(`One of the others: ${other.body}`);
  print(`Answered after ${percentile(0.5)} ms (median), ${percentile(0.99)} ms (99th percentile).`);
  print(`Lost: ${placed.length - stored}. Sent after the end and accepted: ${lateTaken}.`);
  print(`Sent more than a second before the end and told that it was late: ${earlyRefused}.`);
  const isMet = placed.length === stored && lateTaken === 0 && of('other').length === 0;
  print(isMet ? 'met' : 'MISSED');
}
