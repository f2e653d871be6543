import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Days } from '../../../platform/calendar/require-days.ts';

interface Team {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
}

export interface TeamDayRow {
  readonly day: string;
  readonly registered_count: number;
  readonly first_deposit_count: number;
  readonly login_count: number;
  readonly active_count: number;
  readonly deposit_count: number;
  readonly deposit_minor: Minor;
  readonly withdrawal_minor: Minor;
  readonly reward_minor: Minor;
  readonly rebate_minor: Minor;
}

/** What a team did beside play, by day. */
export function selectTeamDays(
  runner: SqlRunner,
  { merchantCode, agentId }: Team,
  { fromDay, toDay }: Days,
): Promise<readonly TeamDayRow[]> {
  return runner.query<TeamDayRow & Record<string, unknown>>({
    name: 'select-team-days',
    text: `select day::text as day, registered_count, first_deposit_count, login_count, active_count, deposit_count,
                  deposit_minor, withdrawal_minor, reward_minor, rebate_minor
             from wau.team_days
            where merchant_id = $1 and agent_id = $2 and day between $3::date and $4::date`,
    values: [merchantCode, agentId, fromDay, toDay],
  });
}

export interface TeamPlayRow {
  readonly day: string;
  readonly category: string;
  readonly bet_count: bigint;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly turnover_minor: Minor;
}

/** What moved for play in a team, by day and kind of games. */
export function selectTeamPlays(
  runner: SqlRunner,
  { merchantCode, agentId }: Team,
  currencyCode: CurrencyCode,
  { fromDay, toDay }: Days,
): Promise<readonly TeamPlayRow[]> {
  return runner.query<TeamPlayRow & Record<string, unknown>>({
    name: 'select-team-plays',
    text: `select day::text as day, category, bet_count, stake_minor, payout_minor, turnover_minor
             from wau.team_day_plays
            where merchant_id = $1 and agent_id = $2 and currency = $3 and day between $4::date and $5::date`,
    values: [merchantCode, agentId, currencyCode, fromDay, toDay],
  });
}

export interface TeamStandingRow {
  readonly member_count: number;
  readonly direct_count: number;
  readonly balance_minor: Minor;
  readonly counted_at: Date;
}

/** How large a team was and what it had when it was counted last. */
export async function selectTeamStanding(
  runner: SqlRunner,
  { merchantCode, agentId }: Team,
): Promise<TeamStandingRow | undefined> {
  const rows = await runner.query<TeamStandingRow & Record<string, unknown>>({
    name: 'select-team-standing',
    text: `select member_count, direct_count, balance_minor, counted_at from wau.team_standings
            where merchant_id = $1 and agent_id = $2`,
    values: [merchantCode, agentId],
  });
  return rows[0];
}
