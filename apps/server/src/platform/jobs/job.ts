import type { SqlRunner } from '@wau/service/sql-runner';

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

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that there is never more than one of it. */
  readonly key?: string;
  /** Not before then. */
  readonly runAt?: Date;
  /** Attempts in all, with growing pauses between them. Default 25, over some three days. */
  readonly maximumAttempts?: number;
}

/** Adds a job. With `transactionRunner(tx)` it exists if and only if the transaction commits. */
export async function enqueueJob<Payload>(
  runner: SqlRunner,
  job: Pick<Job<Payload>, 'name'>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await runner.query({
    name: 'enqueue-job',
    text: `
      select from graphile_worker.add_job(
        identifier => $1, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4::int, job_key => $5)`,
    values: [
      job.name,
      JSON.stringify(payload),
      options.runAt ?? null,
      options.maximumAttempts ?? null,
      options.key ?? null,
    ],
  });
}
