import type { SqlRunner } from '@wau/service/database/sql-runner';
import { keepMeant } from '../../../platform/audience/audience.ts';
import { type Opening, openingAt, parseOpeningHours } from '../../../platform/calendar/opening-hours.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { type DepositMethodRow, selectDepositMethods } from './deposit-sql.ts';

type Payer = Pick<MemberContext, 'merchant' | 'language' | 'member'>;

/** The merchant's ways to deposit that are meant for a member at a moment, open or not. */
export async function offeredMethods(
  { readClubLevel }: Pick<DepositParts, 'readClubLevel'>,
  runner: SqlRunner,
  payer: Payer,
  nowMs: number,
): Promise<readonly DepositMethodRow[]> {
  const methods = await selectDepositMethods(runner, payer.merchant.merchantCode, payer.language);
  const listener = {
    registeredAt: payer.member.registeredAt,
    readClubLevel: () => readClubLevel(runner, payer, nowMs),
  };
  return keepMeant(methods, listener, nowMs);
}

/** Whether a way to deposit is open at a moment, and when that changes. */
export function methodOpening(
  { hours }: Pick<DepositMethodRow, 'hours'>,
  { timeZone }: Pick<Payer['merchant'], 'timeZone'>,
  nowMs: number,
): Opening {
  return openingAt(parseOpeningHours(hours) ?? { spans: [] }, timeZone, nowMs);
}
