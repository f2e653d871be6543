import type { MemberId, MerchantCode, RedRainId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { RainKey, RedRainRow } from './red-rain-sql.ts';

export interface CaughtPacketRow {
  readonly packet_number: number;
  readonly amount_minor: Minor;
  readonly member_id: MemberId;
  readonly caught_at: Date;
}

/** As the table has packets: those that nobody has caught yet name nobody. */
type PacketRow<Row extends CaughtPacketRow = CaughtPacketRow> = Omit<Row, 'member_id' | 'caught_at'> & {
  readonly member_id: MemberId | null;
  readonly caught_at: Date | null;
};

function caughtRow<Row extends PacketRow>(row: Row): Row & CaughtPacketRow {
  const { member_id, caught_at } = row;
  assert(member_id !== null && caught_at !== null, 'only caught packets are asked for');
  return { ...row, member_id, caught_at };
}

/** What these members have caught of a rain. */
export async function selectCaughtPackets(
  runner: SqlRunner,
  { merchantCode, rainId }: RainKey,
  memberIds: readonly MemberId[],
): Promise<readonly CaughtPacketRow[]> {
  const rows = await runner.query<PacketRow & Record<string, unknown>>({
    name: 'select-caught-packets',
    text: `select packet_number, amount_minor, member_id, caught_at from wau.red_packets
            where merchant_id = $1 and rain_id = $2 and member_id = any ($3::text[])`,
    values: [merchantCode, rainId, textArrayLiteral(memberIds)],
  });
  return rows.map(caughtRow);
}

/**
 * Gives each of these members a packet that nobody has, the first ones to the first. What another transaction is about to
 * give is passed over, so that nobody waits; whoever gets none here may get one later, if that transaction fails.
 */
export async function claimRedPackets(
  tx: SqlRunner,
  { merchantCode, rainId }: RainKey,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<readonly CaughtPacketRow[]> {
  const rows = await tx.query<PacketRow & Record<string, unknown>>({
    name: 'claim-red-packets',
    text: `
      with free as materialized (
        select packet_number from wau.red_packets
         where merchant_id = $1 and rain_id = $2 and member_id is null
         order by packet_number limit cardinality($3::text[])
           for update skip locked
      ), numbered as (
        select packet_number, row_number() over (order by packet_number) as place from free
      )
      update wau.red_packets as packet
         set member_id = catcher.member_id, caught_at = $4
        from numbered
        join unnest($3::text[]) with ordinality as catcher (member_id, place) on catcher.place = numbered.place
       where packet.merchant_id = $1 and packet.rain_id = $2 and packet.packet_number = numbered.packet_number
      returning packet.packet_number, packet.amount_minor, packet.member_id, packet.caught_at`,
    values: [merchantCode, rainId, textArrayLiteral(memberIds), now],
  });
  return rows.map(caughtRow);
}

/** Whether a packet is not caught for good. */
export async function hasFreePackets(tx: SqlRunner, { merchantCode, rainId }: RainKey): Promise<boolean> {
  const rows = await tx.query({
    name: 'has-free-packets',
    text: `select 1 as one from wau.red_packets
            where merchant_id = $1 and rain_id = $2 and member_id is null limit 1`,
    values: [merchantCode, rainId],
  });
  return rows.length > 0;
}

export interface CaughtSumRow {
  readonly caught_count: number;
  readonly caught_minor: Minor;
}

/** What has been caught of each of these rains. */
export async function selectCaughtSums(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  rainIds: readonly RedRainId[],
): Promise<ReadonlyMap<RedRainId, CaughtSumRow>> {
  const rows = await runner.query<CaughtSumRow & { rain_id: RedRainId } & Record<string, unknown>>({
    text: `select rain_id, count(*)::integer as caught_count, sum(amount_minor)::bigint as caught_minor
             from wau.red_packets
            where merchant_id = $1 and rain_id = any ($2::text[]) and member_id is not null
            group by rain_id`,
    values: [merchantCode, textArrayLiteral(rainIds)],
  });
  return new Map(rows.map((row) => [row.rain_id, row]));
}

export interface PacketPlace {
  readonly amountMinor: Minor;
  readonly packetNumber: number;
}

export interface NamedPacketRow extends CaughtPacketRow {
  readonly username: string;
}

/** The largest first, of equal ones in the order in which they fell. */
export async function selectNamedPackets(
  runner: SqlRunner,
  { merchantCode, rainId }: RainKey,
  after: PacketPlace | undefined,
  limit: number,
): Promise<readonly NamedPacketRow[]> {
  const rows = await runner.query<PacketRow<NamedPacketRow> & Record<string, unknown>>({
    text: `select packet.packet_number, packet.amount_minor, packet.member_id, packet.caught_at, member.username
             from wau.red_packets as packet
             join wau.members as member
               on member.merchant_id = packet.merchant_id and member.member_id = packet.member_id
            where packet.merchant_id = $1 and packet.rain_id = $2
              and ($3::bigint is null or packet.amount_minor < $3
                or packet.amount_minor = $3 and packet.packet_number > $4)
            order by packet.amount_minor desc, packet.packet_number limit $5`,
    values: [merchantCode, rainId, after?.amountMinor ?? null, after?.packetNumber ?? null, limit],
  });
  return rows.map(caughtRow);
}

export interface EntitledRow {
  readonly member_id: MemberId;
  /** Has done what the rain asks for. */
  readonly is_active: boolean;
}

/**
 * Which of these members a rain is for. Whoever is closed, on free trial or kept from play is not among them, nor whose rain
 * it is: nobody stands below oneself.
 */
export function selectEntitled(
  runner: SqlRunner,
  rain: Pick<RedRainRow, 'merchant_id' | 'agent_id' | 'levels' | 'needs_active'>,
  memberIds: readonly MemberId[],
  now: Date,
  typesShutOut: readonly number[],
): Promise<readonly EntitledRow[]> {
  return runner.query<EntitledRow & Record<string, unknown>>({
    name: 'select-entitled-to-rain',
    text: `
      with today as materialized (
        select wau.merchant_day($1, $6) as day, wau.merchant_day_start($1, wau.merchant_day($1, $6)) as begins
      )
      select member.member_id,
             not $5::boolean
               or coalesce((select sum(turnover_minor) from wau.bet_day_sums as sums
                             where sums.merchant_id = $1 and sums.member_id = member.member_id
                               and sums.day = today.day), 0) >= merchant.team_active_turnover_minor
               or coalesce((select sum(deposit.amount_minor) from wau.deposits as deposit
                             where deposit.merchant_id = $1 and deposit.member_id = member.member_id
                               and deposit.status = 'approved' and deposit.decided_at >= today.begins), 0)
                  >= merchant.team_active_deposit_minor as is_active
        from wau.members as member
        join wau.merchants as merchant on merchant.merchant_id = $1
       cross join today
       where member.merchant_id = $1 and member.member_id = any ($2::text[]) and member.status = 'active'
         and member.member_type <> all ($7::smallint[])
         and ($3::text is null or exists (
               select from wau.team_links as link
                where link.merchant_id = $1 and link.agent_id = $3 and link.member_id = member.member_id
                  and link.level <= coalesce($4::integer, link.level)))
         and not exists (
               select from wau.play_pauses as pause
                where pause.merchant_id = $1 and pause.member_id = member.member_id
                  and (pause.ends_at is null or pause.ends_at > $6))`,
    values: [
      rain.merchant_id,
      textArrayLiteral(memberIds),
      rain.agent_id,
      rain.levels,
      rain.needs_active,
      now,
      typesShutOut,
    ],
  });
}

/** Those whom a rain is for by their place alone, in batches by their ids. */
export async function selectAudience(
  runner: SqlRunner,
  { merchant_id, agent_id, levels }: Pick<RedRainRow, 'merchant_id' | 'agent_id' | 'levels'>,
  typesShutOut: readonly number[],
  after: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const rows = await runner.query<{ member_id: MemberId }>({
    text: `select member.member_id from wau.members as member
            where member.merchant_id = $1 and member.member_id > $4 and member.status = 'active'
              and member.member_type <> all ($6::smallint[])
              and ($2::text is null or exists (
                    select from wau.team_links as link
                     where link.merchant_id = $1 and link.agent_id = $2 and link.member_id = member.member_id
                       and link.level <= coalesce($3::integer, link.level)))
            order by member.member_id limit $5`,
    values: [merchant_id, agent_id, levels, after, limit, typesShutOut],
  });
  return rows.map(({ member_id }) => member_id);
}
