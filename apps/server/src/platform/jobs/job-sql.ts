import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that there is never more than one of it. */
  readonly key?: string;
  /** Not before then. */
  readonly runAt?: Date;
  /** Attempts in all, with growing pauses between them. Default 25, over some three days. */
  readonly maximumAttempts?: number;
}

export async function insertJob(
  runner: SqlRunner,
  name: string,
  payloadJson: string,
  options: EnqueueOptions,
): Promise<void> {
  await runner.query({
    name: 'enqueue-job',
    text: `
      select from graphile_worker.add_job(
        identifier => $1, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4::int, job_key => $5)`,
    values: [name, payloadJson, options.runAt ?? null, options.maximumAttempts ?? null, options.key ?? null],
  });
}
