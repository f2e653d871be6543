import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';
import type { BetSource } from '../../play/betting/bet.ts';
import type { BetCursor } from '../../play/betting/bet-cursor.ts';

export interface TeamBetFilter extends Moments {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly memberId: MemberId | undefined;
  /** 1 is the direct line; `undefined`: everybody below. */
  readonly level: number | undefined;
  readonly category: string | undefined;
  readonly before: BetCursor | undefined;
}

export interface TeamBetRow {
  readonly source: BetSource;
  readonly provider: string;
  readonly external_key: string;
  readonly member_id: MemberId;
  readonly username: string;
  readonly own_level: number;
  readonly placed_at: Date;
}

/** The days of a period on which something moved for play in a team as far as it is counted, newest first. */
export async function selectTeamPlayDays(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  fromDay: string,
  toDay: string,
): Promise<readonly string[]> {
  const rows = await runner.query<{ day: string }>({
    name: 'select-team-play-days',
    text: `select distinct day::text as day from wau.team_day_plays
            where merchant_id = $1 and agent_id = $2 and day between $3::date and $4::date
            order by day desc`,
    values: [merchantCode, agentId, fromDay, toDay],
  });
  return rows.map(({ day }) => day);
}

/** Somebody of a team, and how far below the agent. */
interface TeamPlayer {
  readonly member_id: MemberId;
  readonly level: number;
}

/** Who of a team has played on a day, `most` of them at most and in no order. */
export function selectTeamPlayers(
  runner: SqlRunner,
  { merchantCode, agentId, memberId, level, category }: TeamBetFilter,
  day: string,
  most: number,
): Promise<readonly TeamPlayer[]> {
  return runner.query<TeamPlayer & Record<string, unknown>>({
    name: 'select-team-players',
    text: `
      select link.member_id, link.level
        from wau.team_links as link
       where link.merchant_id = $1 and link.agent_id = $2 and ($4::text is null or link.member_id = $4)
         and ($7::integer is null or link.level = $7)
         and exists (
           select from wau.bet_day_sums as sums
            where sums.merchant_id = $1 and sums.member_id = link.member_id and sums.day = $3::date
              and ($5::text is null or sums.category = $5))
       limit $6`,
    values: [merchantCode, agentId, day, memberId ?? null, category ?? null, most, level ?? null],
  });
}

const teamBetColumns = 'bet.source, bet.provider, bet.external_key, bet.placed_at';

/** The newest bets of some players of a team: of each no more than a page, which an index of the member's finds. */
export function selectTeamBetsOfPlayers(
  runner: SqlRunner,
  filter: TeamBetFilter,
  players: readonly TeamPlayer[],
  limit: number,
): Promise<readonly TeamBetRow[]> {
  return runner.query<TeamBetRow & Record<string, unknown>>({
    name: 'select-team-bets-of-players',
    text: `
      select ${teamBetColumns}, member.member_id, member.username, player.level as own_level
        from unnest($2::text[], $3::integer[]) as player (member_id, level)
       cross join lateral (
         select source, provider, external_key, placed_at from wau.bets
          where merchant_id = $1 and member_id = player.member_id and placed_at >= $5 and placed_at < $6
            and placed_at <= $7 and ($8::text is null or (placed_at, external_key) < ($7, $8::text collate "C"))
            and ($4::text is null or category = $4)
          order by placed_at desc, external_key desc limit $9
       ) as bet
        join wau.members as member on member.merchant_id = $1 and member.member_id = player.member_id
       order by bet.placed_at desc, bet.external_key desc limit $9`,
    values: [
      filter.merchantCode,
      ...[players.map(({ member_id }) => member_id), players.map(({ level }) => level)],
      ...[filter.category ?? null, filter.from, filter.to, ...placeValues(filter.before), limit],
    ],
  });
}

/**
 * The newest bets of a team between two moments: all bets of that time, which an index by time finds, and of them the
 * team's. For a day on which many have played, whose newest bets lie close together. The time is read first, whatever the
 * database takes the team to be: a plan made without knowing the agent expects a team of thirty, and would look for the
 * bets of each of a hundred thousand.
 */
export function selectTeamBetsOfTime(
  runner: SqlRunner,
  filter: TeamBetFilter,
  { from, to }: Moments,
  limit: number,
): Promise<readonly TeamBetRow[]> {
  return runner.query<TeamBetRow & Record<string, unknown>>({
    name: 'select-team-bets-of-time',
    text: `
      with passed as materialized (
        select ${teamBetColumns}, bet.member_id
          from wau.bets as bet
         where bet.merchant_id = $1 and bet.placed_at >= $3 and bet.placed_at < $4
           and ($5::text is null or bet.category = $5) and bet.placed_at <= $6
           and ($7::text is null or (bet.placed_at, bet.external_key) < ($6, $7::text collate "C"))
      )
      select ${teamBetColumns}, member.member_id, member.username, link.level as own_level
        from passed as bet
       cross join lateral (
         select level from wau.team_links
          where merchant_id = $1 and agent_id = $2 and member_id = bet.member_id
         offset 0
       ) as link
        join wau.members as member on member.merchant_id = $1 and member.member_id = bet.member_id
       where $9::integer is null or link.level = $9
       order by bet.placed_at desc, bet.external_key desc limit $8`,
    values: [
      ...[filter.merchantCode, filter.agentId, from, to, filter.category ?? null],
      ...[...placeValues(filter.before), limit, filter.level ?? null],
    ],
  });
}

function placeValues(before: BetCursor | undefined): readonly [Date | 'infinity', string | null] {
  return [before?.placedAt ?? 'infinity', before?.externalKey ?? null];
}
