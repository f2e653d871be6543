import type { MerchantCode } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BookDrift } from './find-book-drifts.ts';

/** What a merchant's check of a day found; the check before it on that day is replaced. */
export async function replaceBookCheck(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
  drifts: readonly BookDrift[],
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await tx.query({
    name: 'upsert-book-check',
    text: `insert into wau.book_checks (merchant_id, day, checked_at, drift_count) values ($1, $2::date, $3, $4)
           on conflict (merchant_id, day) do update
              set checked_at = excluded.checked_at, drift_count = excluded.drift_count`,
    values: [merchantCode, day, now, drifts.length],
  });
  await tx.query({
    name: 'delete-book-drifts',
    text: 'delete from wau.book_drifts where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
  await tx.query({
    name: 'insert-book-drifts',
    text: `insert into wau.book_drifts (merchant_id, day, place, check_name, subject, detail)
           select $1, $2::date, drift.place, drift.check_name, drift.subject, drift.detail
             from unnest($3::text[], $4::text[], $5::text[]) with ordinality
                  as drift (check_name, subject, detail, place)`,
    values: [
      merchantCode,
      day,
      textArrayLiteral(drifts.map(({ check }) => check)),
      textArrayLiteral(drifts.map(({ subject }) => subject)),
      textArrayLiteral(drifts.map(({ detail }) => detail)),
    ],
  });
}

export interface BookCheckRow {
  readonly day: string;
  readonly checked_at: Date;
  readonly drift_count: number;
}

/** Newest first. */
export function selectBookChecks(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  beforeDay: string | undefined,
  limit: number,
): Promise<readonly BookCheckRow[]> {
  return runner.query<BookCheckRow & Record<string, unknown>>({
    name: 'select-book-checks',
    text: `select day::text as day, checked_at, drift_count from wau.book_checks
            where merchant_id = $1 and ($2::text is null or day < $2::date)
            order by book_checks.day desc limit $3`,
    values: [merchantCode, beforeDay ?? null, limit],
  });
}

export interface BookDriftRow {
  readonly place: number;
  readonly check_name: string;
  readonly subject: string;
  readonly detail: string;
}

/** In the order in which they were found. */
export function selectBookDrifts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  day: string,
  afterPlace: number,
  limit: number,
): Promise<readonly BookDriftRow[]> {
  return runner.query<BookDriftRow & Record<string, unknown>>({
    name: 'select-book-drifts',
    text: `select place, check_name, subject, detail from wau.book_drifts
            where merchant_id = $1 and day = $2::date and place > $3 order by place limit $4`,
    values: [merchantCode, day, afterPlace, limit],
  });
}

/** Over all merchants, for the metric: what the last check of each found. */
export async function countBookDrifts(runner: SqlRunner): Promise<number> {
  const rows = await runner.query<{ drifts: number }>({
    name: 'count-book-drifts',
    text: `select coalesce(sum(drift_count), 0)::int4 as drifts
             from (select distinct on (merchant_id) drift_count from wau.book_checks
                    order by merchant_id, day desc) as last_checks`,
    values: [],
  });
  return rows[0]?.drifts ?? 0;
}
