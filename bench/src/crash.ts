import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { onBenchServer } from './bench-server.ts';
import { type BetPlayer, openBetPlayers } from './bet-players.ts';
import { type CrashBet, type CrashFlight, cashOut, placeBet, tableOf } from './crash-calls.ts';
import { type ForeseeEnd, foreseeEnds } from './crash-flights.ts';
import { type FlownFlight, reportFlights, warmingFlights } from './crash-report.ts';
import { EventClient } from './event-client.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { print } from './print.ts';

const gameId = 'wau-terbang';
const secret = 'a-secret-of-the-benchmark-whose-flights-it-foresees';
const playerCount = Number(process.env.WAU_BENCH_PLAYERS ?? '2000');
const flightCount = Number(process.env.WAU_BENCH_ROUNDS ?? '3');
/** Long enough for all bets to be answered before its last second, short enough to wait for. */
const shortestMs = 10_000;
const longestMs = 40_000;
/** All cash out within so long before the flight ends. */
const lastMs = 1_000;
const lookMs = 300;
/** Bets are placed within so long, of the seven seconds that a flight takes them. */
const bettingMs = 4_000;
/** Whoever was turned away because the server was full asks again, with growing pauses, as the game does. */
const betAgainMs = 600;
const cashOutAgainMs = 150;
const toldWithinMs = 3_000;
const poolSize = 4;

/**
 * `npm run bench -- crash`: so many players on one flight of one process, each following its events on a connection of
 * their own, and all cashing out within its last second. Counted: whether every cash-out was decided, and by the moment at
 * which it was sent; how long answers took; and how long after a cash-out was written, or the flight ended, each of the
 * players heard of it. Load generator, server and database share this machine. A first flight warms the process.
 *
 * `WAU_BENCH_PLAYERS` and `WAU_BENCH_ROUNDS` (flights) change the size; `WAU_BENCH_PROFILE=on` adds where the server's
 * processor time goes.
 */
export async function run(): Promise<void> {
  const environment = { CONNECTIONS_PER_ADDRESS: String(3 * playerCount), WAU_SECRET: secret };
  await onBenchServer({ poolSize, environment }, async ({ app, database, pool }) => {
    print(`${database.version}. ${playerCount} players are let in …`);
    const players = await openBetPlayers(database.url, app.url, playerCount, gameId);
    for (const { connection } of players) connection.close();
    await pool.query('analyze');
    await measure(app.url, pool, players);
  });
}

async function measure(url: string, pool: Pool, players: readonly BetPlayer[]): Promise<void> {
  const heard = new Map<string, number[]>();
  const streams: EventClient[] = [];
  for (const { playToken } of players) {
    const headers = `Authorization: Bearer ${playToken}\r\n`;
    streams.push(await EventClient.open(`${url}/studio/api/crash/events`, headers, heard));
  }
  try {
    const foresee = foreseeEnds(pool, secret, gameId);
    const flown: FlownFlight[] = [];
    while (flown.length < warmingFlights + flightCount) flown.push(await flyOnce(url, players, foresee));
    // What is told last is on its way.
    await sleep(toldWithinMs);
    await reportFlights(pool, flown, heard, streams.filter((stream) => stream.isOpen).length);
  } finally {
    for (const stream of streams) stream.close();
  }
}

async function flyOnce(
  url: string,
  players: readonly BetPlayer[],
  foresee: ForeseeEnd,
): Promise<FlownFlight> {
  const [first] = players as readonly [BetPlayer, ...BetPlayer[]];
  const watcher = await connected(url, first);
  const { flight, lastsMs } = await nextFlight(watcher, foresee);
  const placedAtMs = performance.now();
  const betting = await Promise.all(
    players.map(async (each, place) => {
      await sleep((bettingMs * place) / players.length);
      const player = await connected(url, each);
      return { player, bet: await placeUntilAnswered(player, flight) };
    }),
  );
  const placed = betting.filter(({ bet }) => bet !== undefined).length;
  const placedMs = performance.now() - placedAtMs;
  print(`Flight ${flight.number}: ${placed} bets placed in ${placedMs.toFixed(0)} ms, ${lastsMs} ms flown`);
  const endsAtMs = (await startOf(watcher, flight)) + lastsMs;
  const outs = await Promise.all(
    betting.map(async ({ player, bet }, place) => {
      const atMs = endsAtMs - lastMs + (lastMs * place) / players.length;
      return bet === undefined ? undefined : cashOutAt(player, bet, atMs);
    }),
  );
  for (const { player } of betting) player.connection.close();
  watcher.connection.close();
  return { flight, endsAtMs, outs: outs.filter((out) => out !== undefined) };
}

/** Connections that say nothing for a minute are ended by the server, so each player's is new for each flight. */
async function connected(url: string, { playToken }: BetPlayer): Promise<BetPlayer> {
  return { playToken, connection: await KeepAliveClient.open(url) };
}

/** The next flight that takes bets and lasts as long as is wanted; others fly empty. */
async function nextFlight(watcher: BetPlayer, foresee: ForeseeEnd) {
  for (;;) {
    const { flight } = await tableOf(watcher);
    if (flight?.state === 'betting') {
      const lastsMs = await foresee(flight);
      if (lastsMs >= shortestMs && lastsMs <= longestMs) return { flight, lastsMs };
    }
    await sleep(lookMs);
  }
}

async function startOf(watcher: BetPlayer, { number }: CrashFlight): Promise<number> {
  for (;;) {
    const { flight } = await tableOf(watcher);
    if (flight?.number === number && flight.startedAtMs !== null) return flight.startedAtMs;
    await sleep(lookMs);
  }
}

async function placeUntilAnswered(player: BetPlayer, flight: CrashFlight): Promise<CrashBet | undefined> {
  for (let pauseMs = betAgainMs; ; pauseMs *= 2) {
    const { value, errorCode } = await placeBet(player, flight);
    if (errorCode !== 'server.overloaded') return value;
    await sleep(pauseMs);
  }
}

async function cashOutAt(player: BetPlayer, bet: CrashBet, atMs: number) {
  await sleep(Math.max(0, atMs - Date.now()));
  const sentAtMs = Date.now();
  let turnedAway = 0;
  let answer = await cashOut(player, bet);
  for (let pauseMs = cashOutAgainMs; answer.errorCode === 'server.overloaded'; pauseMs *= 2) {
    turnedAway += 1;
    await sleep(pauseMs);
    answer = await cashOut(player, bet);
  }
  const { value, errorCode } = answer;
  return {
    roundId: bet.roundId,
    sentAtMs,
    tookMs: Date.now() - sentAtMs,
    turnedAway,
    atHundredths: value?.cashedOutHundredths ?? undefined,
    outcome: value === undefined ? (errorCode ?? 'unknown') : 'paid',
  };
}
