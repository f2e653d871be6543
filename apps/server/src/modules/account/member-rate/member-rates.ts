import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import { type MemberRates, type RateProduct, rateOf, rateProducts } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  insertMemberRates,
  selectMemberRates,
  selectPromises,
  selectRateVersions,
} from './member-rates-sql.ts';

/** A rate of a product from a day on. */
export interface DatedRate {
  readonly product: RateProduct;
  readonly fromDay: string;
  readonly basisPoints: number;
}

/** The rates of members at a moment, or the latest whether or not they have begun; whoever has none is not in it. */
export async function readMemberRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
  moment?: Date,
): Promise<ReadonlyMap<MemberId, MemberRates>> {
  if (memberIds.length === 0) return new Map();
  const found = new Map<MemberId, Partial<Record<RateProduct, number>>>();
  for (const row of await selectMemberRates(runner, merchantCode, memberIds, moment)) {
    found.set(row.member_id, { ...found.get(row.member_id), [row.product]: row.basis_points });
  }
  return found;
}

/** What a member's rates were and will be, each product's from the first day on. */
export async function readRateCourse(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly DatedRate[]> {
  const rows = await selectRateVersions(runner, merchantCode, memberId);
  return rows.map((row) => ({ product: row.product, fromDay: row.from_day, basisPoints: row.basis_points }));
}

/** A rate that somebody directly below was given. */
interface PromisedRate {
  readonly basisPoints: number;
  readonly memberId: MemberId;
  readonly userName: string;
}

/** The most that a member has promised directly below, by product, and whom; what nobody was given is not in it. */
export async function readPromisedRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<ReadonlyMap<RateProduct, PromisedRate>> {
  const rows = await selectPromises(runner, merchantCode, memberId);
  return new Map(
    rows
      .filter((row) => row.basis_points > 0)
      .map((row) => [
        row.product,
        { basisPoints: row.basis_points, memberId: row.member_id, userName: row.username },
      ]),
  );
}

/**
 * Gives a member rates from today on, or from so many days later; products that have theirs already, or are not named, stay as they are. Whoever calls
 * has locked the member's row, or has just opened the member, so that versions follow on each other.
 */
export async function writeMemberRates(
  tx: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  rates: MemberRates,
  given: { readonly daysAhead: number; readonly by: MemberId | OperatorId; readonly at: Date },
): Promise<void> {
  const { merchantCode, memberId } = member;
  const latest = await selectMemberRates(tx, merchantCode, [memberId], undefined);
  const versions = rateProducts.flatMap((product) => {
    const before = latest.find((row) => row.product === product);
    const wanted = rates[product];
    if (wanted === undefined || wanted === (before?.basis_points ?? 0)) return [];
    return [{ product, version: (before?.version ?? 0) + 1, basis_points: rateOf(rates, product) }];
  });
  if (versions.length === 0) return;
  const { daysAhead, by: setBy, at: setAt } = given;
  await insertMemberRates(tx, { merchantCode, memberId, versions, daysAhead, setBy, setAt });
}
