import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MoneyOwner } from './money-owner.ts';

export interface RequirementRow {
  readonly reference: string;
  readonly from_turnover_minor: Minor;
  readonly required_minor: Minor;
}

export interface NewRequirement extends MoneyOwner {
  readonly reference: string;
  readonly fromTurnoverMinor: Minor;
  readonly requiredMinor: Minor;
  readonly openedAt: Date;
}

export async function insertRequirement(tx: SqlRunner, requirement: NewRequirement): Promise<void> {
  await tx.query({
    text: `insert into wau.turnover_requirements
             (merchant_id, reference, member_id, currency, from_turnover_minor, required_minor, opened_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      requirement.merchantCode,
      requirement.reference,
      requirement.memberId,
      requirement.currencyCode,
      requirement.fromTurnoverMinor,
      requirement.requiredMinor,
      requirement.openedAt,
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

/** The requirements that end behind a turnover. */
export function selectOpenRequirements(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: MoneyOwner,
  turnoverMinor: Minor,
): Promise<readonly RequirementRow[]> {
  return runner.query<RequirementRow & Record<string, unknown>>({
    text: `select reference, from_turnover_minor, required_minor from wau.turnover_requirements
            where merchant_id = $1 and member_id = $2 and currency = $3 and until_turnover_minor > $4`,
    values: [merchantCode, memberId, currencyCode, turnoverMinor],
  });
}

export function selectRequirements(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  references: readonly string[],
): Promise<readonly RequirementRow[]> {
  return runner.query<RequirementRow & Record<string, unknown>>({
    text: `select reference, from_turnover_minor, required_minor from wau.turnover_requirements
            where merchant_id = $1 and reference = any ($2)`,
    values: [merchantCode, references],
  });
}
