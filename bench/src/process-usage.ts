import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** Microseconds of processor time: since the start, or for one unit of work. */
export interface ProcessUsage {
  readonly serverUs: number;
  readonly databaseUs: number;
  /** This process and the load generators that it started and that have ended. */
  readonly loadUs: number;
}

export interface UsageWatch {
  read(): Promise<ProcessUsage>;
  /** What each of `count` units took between two readings. */
  perUnit(before: ProcessUsage, after: ProcessUsage, count: number): ProcessUsage;
}

/** Linux counts processor time in hundredths of a second. */
const tickUs = 10_000;

/** Watches the processor time of the server, of PostgreSQL with all its processes, and of this process. Linux only. */
export async function watchUsage(serverPid: number | undefined, pool: Pool): Promise<UsageWatch> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmasterPid = (await readStat(rows[0]?.pid ?? 0))?.parentPid ?? 0;
  return {
    async read() {
      const own = await readStat(process.pid);
      return {
        serverUs: (await readStat(serverPid ?? 0))?.usedUs ?? 0,
        databaseUs: await usedByFamily(postmasterPid),
        loadUs: (own?.usedUs ?? 0) + (own?.childrenUs ?? 0),
      };
    },
    perUnit: (before, after, count) => ({
      serverUs: (after.serverUs - before.serverUs) / count,
      databaseUs: (after.databaseUs - before.databaseUs) / count,
      loadUs: (after.loadUs - before.loadUs) / count,
    }),
  };
}

/** The process and its children; what children that ended had used is counted with the process. */
async function usedByFamily(pid: number): Promise<number> {
  const names = await readdir('/proc').catch((): string[] => []);
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readStat(Number(name))),
  );
  let usedUs = 0;
  for (const stat of stats) {
    if (stat?.parentPid === pid) usedUs += stat.usedUs;
    else if (stat?.pid === pid) usedUs += stat.usedUs + stat.childrenUs;
  }
  return usedUs;
}

interface Stat {
  readonly pid: number;
  readonly parentPid: number;
  readonly usedUs: number;
  readonly childrenUs: number;
}

async function readStat(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The second field is a name in brackets that may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = (first: number): number => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) * tickUs;
  return { pid, parentPid: fields[1] ?? 0, usedUs: ticks(11), childrenUs: ticks(13) };
}
