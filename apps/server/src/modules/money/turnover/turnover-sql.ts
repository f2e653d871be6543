import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MoneyOwner } from './money-owner.ts';

export interface RequirementRow {
  readonly reference: string;
  readonly from_turnover_minor: Minor;
  readonly required_minor: Minor;
  readonly granted_minor: Minor;
}

export interface NewRequirement extends MoneyOwner {
  readonly reference: string;
  readonly fromTurnoverMinor: Minor;
  readonly requiredMinor: Minor;
  readonly grantedMinor: Minor;
  readonly openedAt: Date;
}

export async function insertRequirement(tx: SqlRunner, requirement: NewRequirement): Promise<void> {
  await tx.query({
    text: `insert into wau.turnover_requirements
             (merchant_id, reference, member_id, currency, from_turnover_minor, required_minor, opened_at, granted_minor)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      requirement.merchantCode,
      requirement.reference,
      requirement.memberId,
      requirement.currencyCode,
      requirement.fromTurnoverMinor,
      requirement.requiredMinor,
      requirement.openedAt,
      requirement.grantedMinor,
    ],
  });
}

/** Where the member's last requirement ends; `undefined` before the first. */
export async function selectLastUntil(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
): Promise<Minor | undefined> {
  const rows = await runner.query<{ until_turnover_minor: Minor }>({
    text: `select until_turnover_minor from wau.turnover_requirements
            where merchant_id = $1 and member_id = $2 and currency = $3
            order by until_turnover_minor desc limit 1`,
    values: [merchantCode, memberId, currencyCode],
  });
  return rows[0]?.until_turnover_minor;
}

/** The requirements that end behind a turnover and have not lapsed, the oldest first. */
export function selectOpenRequirements(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
  turnoverMinor: Minor,
): Promise<readonly RequirementRow[]> {
  return runner.query<RequirementRow & Record<string, unknown>>({
    text: `select reference, from_turnover_minor, required_minor, granted_minor from wau.turnover_requirements as open
            where merchant_id = $1 and member_id = $2 and currency = $3 and until_turnover_minor > $4
              and not exists (select from wau.turnover_lapses as lapsed
                               where lapsed.merchant_id = open.merchant_id and lapsed.reference = open.reference)
            order by until_turnover_minor`,
    values: [merchantCode, memberId, currencyCode, turnoverMinor],
  });
}

export function selectRequirements(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  references: readonly string[],
): Promise<readonly RequirementRow[]> {
  return runner.query<RequirementRow & Record<string, unknown>>({
    text: `select reference, from_turnover_minor, required_minor, granted_minor from wau.turnover_requirements
            where merchant_id = $1 and reference = any ($2)`,
    values: [merchantCode, references],
  });
}

/** A requirement is lapsed once, whatever went back. */
export async function insertLapse(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  reference: string,
  amountMinor: Minor,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-turnover-lapse',
    text: `insert into wau.turnover_lapses (merchant_id, reference, amount_minor, lapsed_at)
           values ($1, $2, $3, $4)`,
    values: [merchantCode, reference, amountMinor, now],
  });
}
