import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VendorOfRounds } from './stuck-round-sql.ts';

export async function noteAnswered(
  runner: SqlRunner,
  { merchantCode, vendorCode }: VendorOfRounds,
  answeredAt: Date,
): Promise<void> {
  await runner.query({
    name: 'note-stuck-rounds-answered',
    text: `insert into wau.stuck_round_questions (merchant_id, vendor_code, answered_at) values ($1, $2, $3)
           on conflict (merchant_id, vendor_code) do update
             set answered_at = excluded.answered_at, silent_since = null, last_error = ''`,
    values: [merchantCode, vendorCode, answeredAt],
  });
}

/** It goes on being silent since it has been. */
export async function noteSilent(
  runner: SqlRunner,
  { merchantCode, vendorCode }: VendorOfRounds,
  askedAt: Date,
  error: string,
): Promise<void> {
  await runner.query({
    name: 'note-stuck-rounds-silent',
    text: `insert into wau.stuck_round_questions (merchant_id, vendor_code, silent_since, last_error)
           values ($1, $2, $3, $4)
           on conflict (merchant_id, vendor_code) do update
             set silent_since = coalesce(stuck_round_questions.silent_since, excluded.silent_since),
                 last_error = excluded.last_error`,
    values: [merchantCode, vendorCode, askedAt, error.slice(0, 500)],
  });
}

export interface SilentVendorRow {
  readonly vendor_code: string;
  readonly since: Date;
}

/** Vendors that do not answer, and those that nobody has asked since a moment, which is as good. */
export function selectSilentVendors(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  askedSince: Date,
): Promise<readonly SilentVendorRow[]> {
  return runner.query<SilentVendorRow & Record<string, unknown>>({
    name: 'select-vendors-silent-about-stuck-rounds',
    text: `select vendor_code, coalesce(silent_since, answered_at) as since from wau.stuck_round_questions
            where merchant_id = $1 and (silent_since is not null or answered_at < $2)
            order by vendor_code`,
    values: [merchantCode, askedSince],
  });
}
