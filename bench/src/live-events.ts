import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tellMembers } from '@wau/server/platform/live-events/tell-member';
import { createDatabase, withTransaction } from '@wau/service/database/database';
import { startBenchDatabase } from './bench-database.ts';
import { addMembers, type BenchMember, merchantId } from './bet-players.ts';
import { bootApp } from './booted-app.ts';
import { EventClient } from './event-client.ts';
import { print } from './print.ts';
import { share, spread } from './spread.ts';

const clientCount = Number(process.env.WAU_BENCH_CLIENTS ?? '2000');
const roundCount = Number(process.env.WAU_BENCH_ROUNDS ?? '10');
const mustBeMs = 250;
/** The first rounds of a fresh process also compile what they run, which no later one has to. */
const warmingRounds = 3;
const betweenMs = 1_500;
const toldWithinMs = 5_000;
const restMs = 3_000;
/** Streams are opened so many at a time: fewer than the server answers of one address at once. */
const openedTogether = 8;

/**
 * `npm run bench -- live-events`: so many members of one process, each following their events on a connection of their
 * own, are told the same at once, as when the operator writes to everybody. Counted, from before the transaction that
 * tells: how long until each has heard, and the process's memory for each connection. Load generator, server and
 * database share this machine.
 *
 * `WAU_BENCH_CLIENTS` and `WAU_BENCH_ROUNDS` change the size.
 */
export async function run(): Promise<void> {
  const database = await startBenchDatabase();
  try {
    const app = await bootApp({
      DATABASE_URL: database.url,
      CONNECTIONS_PER_ADDRESS: String(2 * clientCount),
    });
    try {
      print(`${database.version}. ${clientCount} members are let in …`);
      const members = await addMembers(database.url, clientCount);
      await sleep(restMs);
      const beforeBytes = await residentBytes(app.process.pid);
      const heard = new Map<string, number[]>();
      const streams = await openStreams(`${app.url}/wps/events`, members, heard);
      try {
        await sleep(restMs);
        const eachKilobytes = ((await residentBytes(app.process.pid)) - beforeBytes) / clientCount / 1024;
        const open = streams.filter((stream) => stream.isOpen).length;
        print(`${open} streams are open; resident memory grew by ${eachKilobytes.toFixed(1)} KB for each`);
        await measure(database.url, members, heard);
      } finally {
        for (const stream of streams) stream.close();
      }
    } finally {
      await app.stop();
    }
  } finally {
    await database.stop();
  }
}

async function openStreams(
  url: string,
  members: readonly BenchMember[],
  heard: Map<string, number[]>,
): Promise<readonly EventClient[]> {
  const streams: EventClient[] = [];
  while (streams.length < members.length) {
    const some = members.slice(streams.length, streams.length + openedTogether);
    const open = ({ sessionToken }: BenchMember) =>
      EventClient.open(url, `Authorization: Bearer ${sessionToken}\r\nMerchant: wau\r\n`, heard);
    streams.push(...(await Promise.all(some.map(open))));
  }
  return streams;
}

async function measure(
  databaseUrl: string,
  members: readonly BenchMember[],
  heard: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench live events',
    poolSize: 1,
    onIdleConnectionError: (error) => print(error.message),
  });
  try {
    const memberIds = members.map(({ memberId }) => memberId);
    const toldAtMs = new Map<string, number>();
    for (let round = 1; round <= warmingRounds + roundCount; round += 1) {
      // Nobody has heard anything before, so that this is the number of everybody's next event.
      toldAtMs.set(String(round), Date.now());
      await withTransaction(database, (tx) =>
        tellMembers(tx, merchantId, memberIds, { kind: 'inbox' }, new Date()),
      );
      await sleep(betweenMs);
    }
    await sleep(toldWithinMs);
    const counted = [...toldAtMs].filter(([number]) => Number(number) > warmingRounds);
    const lagsOf = ([number, sinceMs]: [string, number]) =>
      (heard.get(number) ?? []).map((atMs) => atMs - sinceMs);
    for (const [place, each] of counted.entries()) print(`  round ${place + 1}: ${spread(lagsOf(each))}`);
    const lagsMs = counted.flatMap(lagsOf);
    const all = roundCount * members.length;
    const isMet = Number(share(lagsMs, 0.99)) <= mustBeMs && lagsMs.length === all;
    print(
      `Heard ${lagsMs.length} of ${all}; ${spread(lagsMs)}; 99th percentile must be ${mustBeMs}: ${isMet ? 'met' : 'MISSED'}`,
    );
  } finally {
    await database.close();
  }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
