import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Days } from '../../../platform/calendar/require-days.ts';
import { placedPartsOf } from '../../../platform/records/placed-parts-sql.ts';
import type { BetSums } from '../../play/betting/bet-totals.ts';

export interface TeamBetTotalsFilter extends Days {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly currencyCode: CurrencyCode;
  readonly memberId: MemberId | undefined;
  readonly level: number | undefined;
  readonly category: string | undefined;
}

interface SumRow {
  readonly bet_count: bigint;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
}

/** In so many members' days looking each of them up takes as long as reading the days of all members. */
const manyMembers = 2_000;

/**
 * What became of the bets that a team placed on these days: as of one member, the sums of whoever stands below now. Those
 * that were given back are listed and so are counted, though no sum has them.
 *
 * @param largeFrom teams of so many are summed up from the days of all members, not member by member
 */
export async function selectTeamBetSums(
  runner: SqlRunner,
  filter: TeamBetTotalsFilter,
  largeFrom = manyMembers,
): Promise<BetSums> {
  const values = [
    ...[filter.merchantCode, filter.agentId, filter.currencyCode, filter.fromDay, filter.toDay],
    ...[filter.category ?? null, filter.memberId ?? null, filter.level ?? null],
  ];
  const isLarge = await selectIsLarge(runner, filter, largeFrom);
  const [row] = await runner.query<SumRow & Record<string, unknown>>(
    isLarge
      ? { name: 'select-large-team-bet-sums', text: sumsOf(refundedOfLargeTeam, partsOfLargeTeam), values }
      : { name: 'select-team-bet-sums', text: sumsOf(refundedOfTeam, partsOfTeam), values },
  );
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return { betCount: row.bet_count, stakeMinor: row.stake_minor, payoutMinor: row.payout_minor };
}

async function selectIsLarge(
  runner: SqlRunner,
  { merchantCode, agentId, memberId, level }: TeamBetTotalsFilter,
  largeFrom: number,
): Promise<boolean> {
  if (memberId !== undefined) return false;
  const [row] = await runner.query<{ members: number }>({
    name: 'select-team-is-large',
    text: `select count(*)::integer as members
             from (select from wau.team_links
                    where merchant_id = $1 and agent_id = $2 and ($3::integer is null or level = $3) limit $4) as link`,
    values: [merchantCode, agentId, level ?? null, largeFrom],
  });
  return (row?.members ?? 0) >= largeFrom;
}

function sumsOf(refunded: string, parts: string): string {
  return `
      with team as materialized (
        select member_id from wau.team_links
         where merchant_id = $1 and agent_id = $2 and ($7::text is null or member_id = $7)
           and ($8::integer is null or level = $8)
      ), refunded as (${refunded})
      select (coalesce(sum(part.bet_count), 0) + (select bet_count from refunded))::bigint as bet_count,
             coalesce(sum(part.stake_minor), 0)::bigint as stake_minor,
             coalesce(sum(part.payout_minor), 0)::bigint as payout_minor
        from (${parts}) as part`;
}

const refundedOfTeam = `
        select count(*) as bet_count
          from team
          join wau.unsettled_bets as found on found.merchant_id = $1 and found.member_id = team.member_id
          join wau.bets as bet using (merchant_id, source, provider, external_key)
         where bet.currency = $3 and found.status = 'refunded'
           and found.placed_at >= wau.merchant_day_start($1, $4::date)
           and found.placed_at < wau.merchant_day_start($1, $5::date + 1)
           and ($6::text is null or found.category = $6)`;

const partsOfTeam = placedPartsOf('member_id in (select member_id from team)');

/*
 * What all members did in the days is read first and then kept to the team (`offset 0`): made without knowing the agent, a plan
 * expects a team of thirty and would look each of a hundred thousand up.
 */
const refundedOfLargeTeam = `
        select count(*) as bet_count
          from (select member_id, source, provider, external_key from wau.unsettled_bets
                 where merchant_id = $1 and status = 'refunded' and ($6::text is null or category = $6)
                   and placed_at >= wau.merchant_day_start($1, $4::date)
                   and placed_at < wau.merchant_day_start($1, $5::date + 1)
                offset 0) as found
         cross join lateral (
                select from wau.bets as bet
                 where bet.merchant_id = $1 and bet.source = found.source and bet.provider = found.provider
                   and bet.external_key = found.external_key and bet.currency = $3
                offset 0) as bet
         where found.member_id in (select member_id from team)`;

const partsOfLargeTeam = `
        select * from (${placedPartsOf('true')} offset 0) as everybody
         where member_id in (select member_id from team)`;
