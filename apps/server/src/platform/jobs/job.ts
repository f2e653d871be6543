import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type EnqueueOptions, insertJob } from './job-sql.ts';

/**
 * Work that happens apart from any request. It is run at least once: a crash in the middle means that it is run
 * again, so `run` must be safe to repeat.
 */
export interface Job<Payload> {
  /** The verb, kebab-case, e.g. `expire-deposits`. Stored with waiting jobs, so it never changes its meaning. */
  readonly name: string;
  /** Five cron fields in UTC: the job is also added by the clock, once for all processes, with an empty payload. */
  readonly schedule?: string;
  run(payload: Payload, stopping: AbortSignal): Promise<void>;
}

/** A job whose payload the queue does not need to know. */
export type AnyJob = Job<never>;

/** Adds a job. With the runner of a transaction it exists if and only if the transaction commits. */
export async function enqueueJob<Payload>(
  runner: SqlRunner,
  job: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await insertJob(runner, job.name, JSON.stringify(payload), options);
}
