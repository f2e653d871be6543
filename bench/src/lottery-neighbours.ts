import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@wau/service/database/database';
import type { Pool } from 'pg';
import { connectionsFor, onBenchServer } from './bench-server.ts';
import { addMembers, type BetPlayer, openBetPlayers } from './bet-players.ts';
import { sendDiceBet } from './dice-bet.ts';
import { fillLargeDraw, largeDraw, prepareSettling, suborderPerOrder } from './large-draw.ts';
import { print } from './print.ts';
import { spread } from './spread.ts';

const suborderCount = Number(process.env.WAU_BENCH_SUBORDERS ?? '1000000');
const playerCount = Number(process.env.WAU_BENCH_PLAYERS ?? '480');
const aloneMs = Number(process.env.WAU_BENCH_SECONDS ?? '20') * 1000;
const memberCount = 1_000;
const mustKeep = 0.8;
const warmUpMs = 8_000;
const lookMs = 250;
const pauseAfterShedMs = 50;
/** The studio takes twenty bets a second from each. */
const betEveryMs = 60;

/**
 * `npm run bench -- lottery-neighbours`: what players of other games notice while a draw of a million line groups is settled
 * by the server that they play on, as its clock of lotteries does it: dice bets a second over HTTP and how long each waits,
 * just before, meanwhile and afterwards. `WAU_BENCH_SUBORDERS`, `WAU_BENCH_PLAYERS` and `WAU_BENCH_SECONDS` (of the time
 * before and after) change the size.
 */
export async function run(): Promise<void> {
  const environment = { WAU_SECRET: randomBytes(24).toString('hex'), ...connectionsFor(playerCount) };
  await onBenchServer({ poolSize: 2, environment }, async ({ app, database, pool }) => {
    print(
      `${database.version}. ${suborderCount} line groups in ${suborderCount / suborderPerOrder} orders; ${playerCount} players of dice.`,
    );
    await fillDueDraw(pool, database.url);
    const players = await openBetPlayers(database.url, app.url, playerCount);
    report(await measure(pool, players));
    for (const { connection } of players) connection.close();
  });
}

async function fillDueDraw(pool: Pool, databaseUrl: string): Promise<void> {
  const members = await addMembers(databaseUrl, memberCount);
  await fillLargeDraw(
    pool,
    members.map(({ memberId }) => memberId),
    suborderCount,
  );
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench lottery-neighbours',
    poolSize: 1,
    onIdleConnectionError: (error) => print(error.message),
  });
  await prepareSettling(database).finally(() => database.close());
}

interface Phase {
  readonly seconds: number;
  /** How long each bet waited for its answer, in milliseconds. */
  readonly waitsMs: readonly number[];
  readonly shed: number;
}

interface Phases {
  readonly before: Phase;
  readonly meanwhile: Phase;
  readonly after: Phase;
}

/** Players bet without a pause all the while; the draw falls due in the middle of it. */
async function measure(pool: Pool, players: readonly BetPlayer[]): Promise<Phases> {
  const bets = startBets(players);
  const ended = Promise.all(bets.players);
  try {
    const phases = async (): Promise<Phases> => {
      await sleep(warmUpMs);
      // What autovacuum does within a minute.
      await pool.query('analyze');
      const before = await bets.phase(() => sleep(aloneMs));
      await fallDue(pool);
      const meanwhile = await bets.phase(() => untilSettled(pool));
      const after = await bets.phase(() => sleep(aloneMs));
      return { before, meanwhile, after };
    };
    // A refused bet ends the measurement.
    const failed = ended.then((): never => {
      throw new Error('players have stopped betting');
    });
    return await Promise.race([phases(), failed]);
  } finally {
    bets.stop();
    await ended.catch(() => undefined);
  }
}

interface RunningBets {
  readonly players: readonly Promise<void>[];
  /** What is answered while something goes on. */
  phase(meanwhile: () => Promise<unknown>): Promise<Phase>;
  stop(): void;
}

function startBets(players: readonly BetPlayer[]): RunningBets {
  let isOver = false;
  let waitsMs: number[] = [];
  let shed = 0;
  const bet = async (player: BetPlayer): Promise<void> => {
    while (!isOver) {
      const sentAtMs = performance.now();
      const isTaken = await sendDiceBet(player);
      const waitedMs = performance.now() - sentAtMs;
      if (isTaken) waitsMs.push(waitedMs);
      else shed += 1;
      await sleep(isTaken ? Math.max(0, betEveryMs - waitedMs) : pauseAfterShedMs);
    }
  };
  return {
    players: players.map(bet),
    async phase(meanwhile) {
      const startedAtMs = performance.now();
      [waitsMs, shed] = [[], 0];
      await meanwhile();
      return { seconds: (performance.now() - startedAtMs) / 1000, waitsMs, shed };
    },
    stop() {
      isOver = true;
    },
  };
}

/** The server's clock of lotteries finds the draw within two seconds. */
async function fallDue(pool: Pool): Promise<void> {
  await pool.query(
    `update wau.lottery_draws
        set opens_at = opens_at - interval '2 days', closes_at = closes_at - interval '2 days',
            draws_at = draws_at - interval '2 days'
      where merchant_id = $1 and game_id = $2 and numero = $3`,
    [largeDraw.merchantCode, largeDraw.gameId, largeDraw.numero],
  );
  // The first chunk.
  while (!(await hasSettledOne(pool))) await sleep(lookMs / 5);
}

/** Chunks are taken in the order of orders. */
async function hasSettledOne(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>(
    `select state from wau.lottery_entries where merchant_id = $1 and game_id = $2 and numero = $3
      order by order_id limit 1`,
    [largeDraw.merchantCode, largeDraw.gameId, largeDraw.numero],
  );
  return rows[0]?.state === 'settled';
}

async function untilSettled(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ state: string }>(
      'select state from wau.lottery_draws where merchant_id = $1 and game_id = $2 and numero = $3',
      [largeDraw.merchantCode, largeDraw.gameId, largeDraw.numero],
    );
    if (rows[0]?.state === 'settled') return;
    await sleep(lookMs);
  }
}

function report({ before, meanwhile, after }: Phases): void {
  const rate = ({ waitsMs, seconds }: Phase): number => waitsMs.length / seconds;
  for (const [name, phase] of Object.entries({ before, meanwhile, after })) {
    print(
      `${name.padEnd(9)} ${Math.round(rate(phase))} bets/s in ${phase.seconds.toFixed(0)} s, waited for ${spread(phase.waitsMs)}, ${phase.shed} turned away`,
    );
  }
  const kept = rate(meanwhile) / rate(before);
  print(
    `Bets keep ${(100 * kept).toFixed(0)} % of their rate while ${suborderCount} line groups are settled, at least ${100 * mustKeep} % is wanted: ${kept >= mustKeep ? 'met' : 'MISSED'}`,
  );
}
