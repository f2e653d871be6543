import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchServer, connectionsFor, onBenchServer } from './bench-server.ts';
import { type BetPlayer, openBetPlayers } from './bet-players.ts';
import { sendDiceBet } from './dice-bet.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';
import { type ProcessUsage, watchUsage } from './process-usage.ts';
import { createTpcB } from './tpc-b.ts';

const tpcClients = 16;
/** The studio takes twenty bets a second from each, and they should not come near that. */
const playerCount = Number(process.env.WAU_BENCH_PLAYERS ?? '480');
const rounds = Number(process.env.WAU_BENCH_ROUNDS ?? '5');
const durationMs = Number(process.env.WAU_BENCH_SECONDS ?? '8') * 1000;
const mustBe = 2.5;
/** For what this process asks beside the players. */
const pauseAfterShedMs = 50;
const settleMs = 1_000;

/**
 * Dice bets a second over HTTP, through the whole server as `npm start` runs it, against a TPC-B-like script on the
 * same PostgreSQL, in turns. Every bet is authenticated and validated, and on the disk (fsync) before it is answered.
 *
 * `WAU_BENCH_PLAYERS`, `WAU_BENCH_ROUNDS` and `WAU_BENCH_SECONDS` change the size; `WAU_BENCH_PROFILE=on` adds where
 * the server's processor time goes.
 */
export async function run(): Promise<void> {
  await onBenchServer({ poolSize: tpcClients, environment: connectionsFor(playerCount) }, compare);
}

async function compare({ app, database, pool }: BenchServer): Promise<void> {
  const { url: databaseUrl, version } = database;
  const tpcB = await createTpcB(databaseUrl, pool, tpcClients);
  const players = await openBetPlayers(databaseUrl, app.url, playerCount);
  const usage = await watchUsage(app.process.pid, pool);
  print(`${version}. ${rounds} rounds in turns, ${durationMs / 1000} s each, medians count.`);
  print(
    `Bets: ${playerCount} players, each on a connection of their own, send the next bet when the last is answered.`,
  );
  print(`TPC-B: ${tpcClients} clients, ${tpcB.how}. Load generator, server and database share this machine.`);

  await measureBets(players, 3_000);
  // What autovacuum does within a minute; the other contender's tables have had it as well.
  await pool.query('analyze');
  await measureBets(players, 1_000);
  const betRates: number[] = [];
  let shed = 0;
  const tpcRates: number[] = [];
  const usedByBets: ProcessUsage[] = [];
  const usedByTpcB: ProcessUsage[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // The first second of each does not count: the page cache belongs to the one before.
    await measureBets(players, settleMs);
    const before = await usage.read();
    const measured = await measureBets(players, durationMs);
    usedByBets.push(usage.perUnit(before, await usage.read(), measured.bets));
    betRates.push(measured.rate);
    shed += measured.shed;
    await tpcB.measure(settleMs);
    const tpcBefore = await usage.read();
    const tpcRate = await tpcB.measure(durationMs);
    tpcRates.push(tpcRate);
    usedByTpcB.push(usage.perUnit(tpcBefore, await usage.read(), (tpcRate * durationMs) / 1000));
    print(`  round ${round}: bets ${Math.round(measured.rate)}/s, TPC-B ${Math.round(tpcRate)}/s`);
  }
  for (const { connection } of players) connection.close();
  report(betRates, tpcRates);
  print(`Turned away because the server was full, and asked again: ${shed}`);
  print(`Processor time of a bet (medians): ${describeUsage(usedByBets)}`);
  print(`Processor time of a TPC-B transaction: ${describeUsage(usedByTpcB)}`);
  print(`Batches: ${await describeBatches(app.url)}`);
}

interface Measured {
  readonly rate: number;
  readonly bets: number;
  /** Answered 503, because the server was full; not counted as bets. */
  readonly shed: number;
}

/** Every player bets without a pause; a refused bet fails the benchmark, one turned away is tried again. */
async function measureBets(players: readonly BetPlayer[], measureMs: number): Promise<Measured> {
  const start = performance.now();
  const end = start + measureMs;
  let bets = 0;
  let shed = 0;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        if (await sendDiceBet(player)) bets += 1;
        else {
          shed += 1;
          await sleep(pauseAfterShedMs);
        }
      }
    }),
  );
  return { rate: bets / ((performance.now() - start) / 1000), bets, shed };
}

function report(betRates: readonly number[], tpcRates: readonly number[]): void {
  const [bets, tpc] = [median(betRates), median(tpcRates)];
  const ratio = bets / tpc;
  const verdict = ratio >= mustBe ? 'met' : 'MISSED';
  print(
    `bets ${Math.round(bets)}/s against TPC-B ${Math.round(tpc)}/s: ${ratio.toFixed(2)} times, must be ${mustBe}: ${verdict}`,
  );
}

function describeUsage(used: readonly ProcessUsage[]): string {
  const part = (name: keyof ProcessUsage): string =>
    `${Math.round(median(used.map((each) => each[name])))} µs`;
  return `server ${part('serverUs')}, database ${part('databaseUs')}, load generator ${part('loadUs')}`;
}

/** Mean size and time of each batcher's batches, out of the server's own metrics. */
async function describeBatches(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = new Map<string, number>();
  for (const [, name, batch, value] of text.matchAll(/^wau_batch_(\w+)\{batch="([^"]+)"\} ([\d.]+)$/gm)) {
    values.set(`${batch} ${name}`, Number(value));
  }
  const batches = new Set([...values.keys()].map((key) => key.split(' ')[0] ?? ''));
  return [...batches]
    .map((batch) => {
      const count = values.get(`${batch} requests_count`) ?? 0;
      const size = (values.get(`${batch} requests_sum`) ?? 0) / count;
      const meanMs = ((values.get(`${batch} duration_seconds_sum`) ?? 0) / count) * 1000;
      return `${batch} ${size.toFixed(0)} in ${meanMs.toFixed(1)} ms`;
    })
    .join(', ');
}
