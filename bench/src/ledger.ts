import { fileURLToPath } from 'node:url';
import type { MerchantCode } from '@wau/contract/ids';
import { type AccountId, parseAccountId } from '@wau/ledger/account-id';
import { createLedger, type Ledger } from '@wau/ledger/ledger';
import { type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { migrate } from '@wau/service/database/migrate';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { newId, systemRandom } from '@wau/service/random';
import { Pool } from 'pg';
import { startBenchDatabase } from './bench-database.ts';
import { type Contender, measureInTurns, median, medianRatio, rateOf, type Series } from './measurement.ts';
import { createPlainRows } from './plain-rows.ts';
import { print } from './print.ts';
import { watchUsage } from './process-usage.ts';
import { createSingleTransferLedger } from './single-transfer-ledger.ts';
import { createTpcB } from './tpc-b.ts';

const clients = 16;
const transfersInFlight = Number(process.env.WAU_BENCH_IN_FLIGHT ?? '48');
const rounds = Number(process.env.WAU_BENCH_ROUNDS ?? '9');
const durationMs = Number(process.env.WAU_BENCH_SECONDS ?? '3') * 1000;
const players = 10_000;
const merchantId = 'wau' as MerchantCode;
const house = accountId('house:games:dice');
const cash = accountId('house:cash');

/**
 * Postings a second of the ledger's batched path against one transfer a transaction, against TPC-B, and against its
 * limit, the same rows written without any rule, in turns on one database. `WAU_BENCH_ROUNDS`, `WAU_BENCH_SECONDS` (of each measurement) and `WAU_BENCH_IN_FLIGHT` change the size.
 */
export async function run(): Promise<void> {
  const server = await startBenchDatabase();
  try {
    await migrate(server.url, [
      { name: 'ledger', folder: fileURLToPath(new URL('../../packages/ledger/migrations', import.meta.url)) },
    ]);
    await compare(server.url, server.version);
  } finally {
    await server.stop();
  }
}

async function compare(url: string, version: string): Promise<void> {
  const database = createDatabase({
    connectionString: url,
    applicationName: 'bench ledger',
    poolSize: 4,
    onIdleConnectionError: (error) => print(error.message),
  });
  const others = new Pool({ connectionString: url, max: clients });
  // Connections that are still closing while the server stops.
  others.on('error', () => undefined);
  try {
    const runner = poolRunner(database.pool);
    const ledger = createLedger({
      runner: poolRunner(database.pool),
      clock: systemClock,
      random: systemRandom,
    });
    const tpcB = await createTpcB(url, others, clients);
    const single = await createSingleTransferLedger(others, clients, players);
    await prepareWallets(ledger, runner);
    const plain = await createPlainRows(url, players, clients, transfersInFlight);
    explain(version, tpcB.how);

    const batched = batchedContender('batched', ledger, transfersInFlight);
    const waiting = batchedContender('batched, 1 in flight', ledger, 1);
    for (const contender of [batched, plain, single]) await contender.measure(durationMs);
    // What autovacuum does within a minute; pgbench's tables have had it as well.
    await others.query('analyze');
    const usage = await watchUsage(undefined, others);
    const usedUs = async (): Promise<number> => {
      const { databaseUs, loadUs } = await usage.read();
      return databaseUs + loadUs;
    };
    const series = await measureInTurns([batched, plain, waiting, single, tpcB], rounds, durationMs, usedUs);
    for (const [name, { rates, unitUs }] of series) {
      print(
        `${name}: median ${Math.round(median(rates))}/s, ${Math.round(median(unitUs))} µs processor time each`,
      );
    }
    await plain.close();
    report(series, batched.name, single.name, 15);
    report(series, batched.name, tpcB.name, 10);
    report(series, batched.name, plain.name, 0.7);
    report(series, waiting.name, single.name);
    report(series, waiting.name, tpcB.name);
  } finally {
    await Promise.all([database.close(), others.end()]);
  }
}

function explain(version: string, tpcB: string): void {
  print(`${version}. ${rounds} rounds in turns, ${durationMs / 1000} s each.`);
  print(
    `A client of the batched path keeps ${transfersInFlight} transfers in flight, as an API node does for its`,
  );
  print(
    `players; ${clients} of them share one node process with 4 connections. With "1 in flight" each waits for its`,
  );
  print(`answer before it sends the next. The others: ${clients} connections, each waits. TPC-B: ${tpcB}.`);
}

function report(series: ReadonlyMap<string, Series>, one: string, other: string, mustBe?: number): void {
  const [first, second] = [series.get(one), series.get(other)];
  if (first === undefined || second === undefined) throw new Error('both were measured');
  const ratio = medianRatio(first, second);
  const verdict = mustBe === undefined ? '' : `, must be ${mustBe}: ${ratio >= mustBe ? 'met' : 'MISSED'}`;
  print(
    `${one} against ${other}: ${ratio.toFixed(ratio < 2 ? 2 : 1)} times (median of the rounds)${verdict}`,
  );
}

/** Seven bets to three wins of random players, each with a key, a round id and a row of the game's house account. */
function batchedContender(name: string, ledger: Ledger, inFlight: number): Contender {
  return {
    name,
    measure: (duration) =>
      rateOf(clients * inFlight, duration, async () => {
        const answer = await ledger.post(randomRound());
        if (answer.outcome !== 'posted') throw new Error(`refused: ${answer.refusal}`);
      }),
  };
}

function randomRound(): Transfer {
  const player = playerAccount(Math.floor(Math.random() * players));
  const reference = newId('round', systemClock, systemRandom);
  const isBet = Math.random() < 0.7;
  return {
    merchantId,
    idempotencyKey: toIdempotencyKey(`${isBet ? 'bet' : 'win'}:${reference}`),
    debit: isBet ? player : house,
    credit: isBet ? house : player,
    amountMinor: toMinor(isBet ? 100n : 150n),
    currency: 'MYR',
    reason: isBet ? 'game.bet' : 'game.win',
    reference,
  };
}

async function prepareWallets(ledger: Ledger, runner: SqlRunner): Promise<void> {
  for (const account of [house, cash]) {
    await ledger.openAccount({ merchantId, accountId: account, kind: 'house', currency: 'MYR' });
  }
  const amountMinor: Minor = toMinor(1_000_000_000n);
  const numbers = Array.from({ length: players }, (_, number) => number);
  await runner.query({
    text: `select count(*) from unnest($2::text[]) id, ledger.open_account($1, id, 'player', 'MYR', false)`,
    values: [merchantId, numbers.map(playerAccount)],
  });
  await Promise.all(
    numbers.map((number) =>
      ledger.post({
        merchantId,
        idempotencyKey: toIdempotencyKey(`deposit:${number}`),
        debit: cash,
        credit: playerAccount(number),
        amountMinor,
        currency: 'MYR',
        reason: 'deposit',
      }),
    ),
  );
}

function playerAccount(number: number): AccountId {
  return accountId(`player:mbr_01jd0000000000000000${String(number).padStart(6, '0')}:main`);
}

function accountId(text: string): AccountId {
  const parsed = parseAccountId(text);
  if (parsed === undefined) throw new Error(`not an account id: ${text}`);
  return parsed;
}
