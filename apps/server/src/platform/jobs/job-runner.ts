import type { Stop } from '@wau/service/stop';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, runMigrations, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { AnyJob } from './job.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;

export interface JobRunnerOptions {
  readonly pool: Pool;
  readonly log: Log;
  readonly jobs: readonly AnyJob[];
  /** Jobs that this process works on at a time. */
  readonly concurrency: number;
}

/** Brings the queue's own tables up to date, as the application's role; quick when they are. */
export async function migrateJobQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/** Works on jobs until stopped; any number of processes may do so at once. Stopping waits for those under way. */
export async function startJobRunner(options: JobRunnerOptions): Promise<Stop> {
  const pool = queuePool(options);
  const runner = await run({
    pgPool: pool,
    logger: queueLogger(options.log),
    concurrency: options.concurrency,
    noHandleSignals: true,
    // New jobs are announced by a notice; the poll is for those that fall due by the clock and for retries.
    pollInterval: 5_000,
    taskList: taskListOf(options.jobs),
    parsedCronItems: parseCronItems(
      options.jobs.flatMap(({ name, schedule }) =>
        schedule === undefined
          ? []
          : [
              {
                task: name,
                match: schedule,
                identifier: name,
                options: { backfillPeriod: 0, maxAttempts: 3 },
              },
            ],
      ),
    ),
  });
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= runner.stop().then(() => pool.end());
    return stopped;
  };
}

/**
 * A pool of the queue's own on the same database: the library cannot work with ids as bigint, which is how our
 * connections read them. One connection for each job and two for listening and looking for more.
 */
function queuePool({ pool: { options }, concurrency, log }: JobRunnerOptions): Pool {
  const { types: _ourTypes, ...same } = options;
  // The password is hidden from copies of the options.
  const password = options.password === undefined ? {} : { password: options.password };
  const pool = new Pool({ ...same, ...password, max: concurrency + 2 });
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the job queue was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function taskListOf(jobs: readonly AnyJob[]): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (tasks[job.name] !== undefined) throw new Error(`two jobs are named ${job.name}`);
    tasks[job.name] = async (payload: unknown, helpers) => {
      await job.run(payload as never, helpers.abortSignal);
    };
  }
  return tasks;
}

/** The library's log in ours. What it tells about every single job is debug here. */
function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug({ job: meta }, message);
  });
}
