import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable, logFailure } from '@wau/service/database/database-unavailable';
import type { Stop } from '@wau/service/stop';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
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

const restartPauseMs = 1_000;
const notStarted = 'the job queue could not be started';

/** Brings the queue's own tables up to date, as the application's role; quick when they are. */
export async function migrateJobQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/**
 * Works on jobs until stopped; any number of processes may do so at once. Stopping waits for those under way. The
 * library gives up where it cannot write down how a job ended, and does not begin while the database is away; it is
 * started again then.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<Stop> {
  const { log } = options;
  const pool = queuePool(options);
  const stopping = new AbortController();
  let current = await runQueue(pool, options).catch(async (error: unknown) => {
    if (isDatabaseUnavailable(error)) return logFailure(log, error, notStarted);
    await pool.end();
    throw error;
  });

  const startAgain = async (): Promise<void> => {
    await sleep(restartPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return;
    try {
      // What it held would wait for hours otherwise.
      if (current) await pool.query('select graphile_worker.force_unlock_workers($1)', [current.poolIds]);
      current = await runQueue(pool, options);
    } catch (error) {
      logFailure(log, error, notStarted);
    }
  };
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const watched = current;
      await watched?.runner.promise.catch(() => undefined);
      if (watched && !stopping.signal.aborted)
        log.warn('the job queue stopped by itself and is started again');
      while (!stopping.signal.aborted && current === watched) await startAgain();
    }
  };
  const kept = keepRunning();

  let stopped: Promise<void> | undefined;
  const stopOnce = async (): Promise<void> => {
    stopping.abort();
    // One that has stopped by itself refuses.
    await current?.runner.stop().catch(() => undefined);
    await kept;
    // A start that was under way has made another.
    await current?.runner.stop().catch(() => undefined);
    await pool.end();
  };
  return () => {
    stopped ??= stopOnce();
    return stopped;
  };
}

interface QueueRunner {
  readonly runner: Runner;
  /** What the library locks jobs by. */
  readonly poolIds: string[];
}

async function runQueue(pool: Pool, { log, jobs, concurrency }: JobRunnerOptions): Promise<QueueRunner> {
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  const runner = await run({
    pgPool: pool,
    logger: queueLogger(log),
    events,
    concurrency,
    noHandleSignals: true,
    // New jobs are announced by a notice; the poll is for those that fall due by the clock and for retries.
    pollInterval: 5_000,
    // How a job ended is otherwise written where nobody hears of a failure, which would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: taskListOf(jobs),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
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
  return { runner, poolIds };
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
    const isAway = errorsIn(meta).some(isDatabaseUnavailable);
    if (level === 'error' && !isAway) log.error({ job: meta }, message);
    else if (level === 'error' || level === 'warning') log.warn({ job: meta }, message);
    else log.debug({ job: meta }, message);
  });
}

/** The library names what it failed with in several ways, and the first failure before one that followed from it. */
function errorsIn(meta: Readonly<Record<string, unknown>> | undefined): readonly unknown[] {
  return [meta?.error, meta?.fatalError, meta?.secondError];
}
