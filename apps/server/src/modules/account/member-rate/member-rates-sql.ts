import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { RateProduct } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface MemberRateRow {
  readonly member_id: MemberId;
  readonly product: RateProduct;
  readonly version: number;
  readonly basis_points: number;
  readonly from_day: string;
}

/** What holds for members on the day of a moment; without one, the latest of each product whether or not it has begun. */
export function selectMemberRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
  moment: Date | undefined,
): Promise<readonly MemberRateRow[]> {
  return runner.query<MemberRateRow & Record<string, unknown>>({
    name: 'select-member-rates',
    text: `select distinct on (member_id, product) member_id, product, version, basis_points,
                  from_day::text as from_day
             from wau.member_rates
            where merchant_id = $1 and member_id = any ($2) and ($3::timestamptz is null or from_day <= wau.merchant_day($1, $3))
            order by member_id, product, version desc`,
    values: [merchantCode, memberIds, moment ?? null],
  });
}

/** All versions of a member's, each product's in their order. */
export function selectRateVersions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly MemberRateRow[]> {
  return runner.query<MemberRateRow & Record<string, unknown>>({
    name: 'select-rate-versions',
    text: `select member_id, product, version, basis_points, from_day::text as from_day from wau.member_rates
            where merchant_id = $1 and member_id = $2
            order by product, version`,
    values: [merchantCode, memberId],
  });
}

export async function insertMemberRates(
  tx: SqlRunner,
  rates: {
    readonly merchantCode: MerchantCode;
    readonly memberId: MemberId;
    readonly versions: readonly Pick<MemberRateRow, 'product' | 'version' | 'basis_points'>[];
    /** Days from the one of `setAt` until the rates begin. */
    readonly daysAhead: number;
    readonly setBy: MemberId | OperatorId;
    readonly setAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'insert-member-rates',
    text: `insert into wau.member_rates
             (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
           select $1, $2, rate.product, rate.version, rate.basis_points,
                  wau.merchant_day($1, $8) + $6::integer, $7, $8
             from unnest($3::text[], $4::integer[], $5::integer[]) as rate (product, version, basis_points)`,
    values: [
      ...[rates.merchantCode, rates.memberId, rates.versions.map(({ product }) => product)],
      ...[rates.versions.map(({ version }) => version), rates.versions.map((each) => each.basis_points)],
      ...[rates.daysAhead, rates.setBy, rates.setAt],
    ],
  });
}

interface PromiseRow {
  readonly product: RateProduct;
  readonly basis_points: number;
  readonly member_id: MemberId;
  readonly username: string;
}

/** The highest latest rate of each product that members directly below somebody have, and one who has it. */
export function selectPromises(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly PromiseRow[]> {
  return runner.query<PromiseRow & Record<string, unknown>>({
    name: 'select-promised-rates',
    text: `select distinct on (product) product, basis_points, member_id, username
             from (select distinct on (rate.member_id, rate.product) rate.product, rate.basis_points,
                          below.member_id, below.username
                     from wau.members as below
                     join wau.member_rates as rate
                       on rate.merchant_id = below.merchant_id and rate.member_id = below.member_id
                    where below.merchant_id = $1 and below.upline_member_id = $2
                    order by rate.member_id, rate.product, rate.version desc) as latest
            order by product, basis_points desc, member_id`,
    values: [merchantCode, memberId],
  });
}
