import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Days } from '../../../platform/calendar/require-days.ts';
import type { BetSums } from '../../play/betting/bet-totals.ts';
import { placedPartsOf } from '../../play/betting/bet-totals-sql.ts';

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

/**
 * What became of the bets that a team placed on these days: as of one member, the sums of whoever stands below now. Those
 * that were given back are listed and so are counted, though no sum has them.
 */
export async function selectTeamBetSums(runner: SqlRunner, filter: TeamBetTotalsFilter): Promise<BetSums> {
  const [row] = await runner.query<SumRow & Record<string, unknown>>({
    name: 'select-team-bet-sums',
    text: `
      with team as materialized (
        select member_id from wau.team_links
         where merchant_id = $1 and agent_id = $2 and ($7::text is null or member_id = $7)
           and ($8::integer is null or level = $8)
      ), refunded as (
        select count(*) as bet_count
          from team
          join wau.unsettled_bets as found on found.merchant_id = $1 and found.member_id = team.member_id
          join wau.bets as bet using (merchant_id, source, provider, external_key)
         where bet.currency = $3 and found.status = 'refunded'
           and found.placed_at >= wau.merchant_day_start($1, $4::date)
           and found.placed_at < wau.merchant_day_start($1, $5::date + 1)
           and ($6::text is null or found.category = $6)
      )
      select (coalesce(sum(part.bet_count), 0) + (select bet_count from refunded))::bigint as bet_count,
             coalesce(sum(part.stake_minor), 0)::bigint as stake_minor,
             coalesce(sum(part.payout_minor), 0)::bigint as payout_minor
        from (${placedPartsOf('member_id in (select member_id from team)')}) as part`,
    values: [
      ...[filter.merchantCode, filter.agentId, filter.currencyCode, filter.fromDay, filter.toDay],
      ...[filter.category ?? null, filter.memberId ?? null, filter.level ?? null],
    ],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return { betCount: row.bet_count, stakeMinor: row.stake_minor, payoutMinor: row.payout_minor };
}
