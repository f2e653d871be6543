import type { MemberId, MerchantCode, OperatorId, RedRainId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RedRainRow {
  readonly merchant_id: MerchantCode;
  readonly rain_id: RedRainId;
  /** Null: every member. */
  readonly agent_id: MemberId | null;
  readonly funder: 'agent' | 'house';
  readonly scheduled_by: MemberId | OperatorId;
  readonly currency: CurrencyCode;
  readonly total_minor: Minor;
  readonly packet_count: number;
  readonly levels: number | null;
  readonly needs_active: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly commitment: string;
  readonly status: 'scheduled' | 'cancelled' | 'ended';
  readonly scheduled_at: Date;
  readonly ended_at: Date | null;
  readonly returned_minor: Minor | null;
}

export type NewRedRain = Omit<RedRainRow, 'status' | 'ended_at' | 'returned_minor'>;

export interface RainKey {
  readonly merchantCode: MerchantCode;
  readonly rainId: RedRainId;
}

/** The rain and its packets, in the order in which they fall. */
export async function insertRedRain(
  tx: SqlRunner,
  rain: NewRedRain,
  packets: readonly Minor[],
): Promise<void> {
  await tx.query({
    text: `insert into wau.red_rains
             (merchant_id, rain_id, agent_id, funder, scheduled_by, currency, total_minor, packet_count, levels,
              needs_active, starts_at, ends_at, commitment, status, scheduled_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'scheduled', $14)`,
    values: [
      ...[rain.merchant_id, rain.rain_id, rain.agent_id, rain.funder, rain.scheduled_by, rain.currency],
      ...[rain.total_minor, rain.packet_count, rain.levels, rain.needs_active, rain.starts_at, rain.ends_at],
      ...[rain.commitment, rain.scheduled_at],
    ],
  });
  await tx.query({
    text: `insert into wau.red_packets (merchant_id, rain_id, packet_number, amount_minor)
           select $1, $2, place, amount from unnest($3::bigint[]) with ordinality as packet (amount, place)`,
    values: [rain.merchant_id, rain.rain_id, packets.map(String)],
  });
}

export async function selectRedRain(
  runner: SqlRunner,
  { merchantCode, rainId }: RainKey,
): Promise<RedRainRow | undefined> {
  const rows = await runner.query<RedRainRow & Record<string, unknown>>({
    name: 'select-red-rain',
    text: 'select * from wau.red_rains where merchant_id = $1 and rain_id = $2',
    values: [merchantCode, rainId],
  });
  return rows[0];
}

/** The same, and nobody ends or cancels it until the transaction ends; many may hold it at a time. */
export async function holdRedRain(
  tx: SqlRunner,
  { merchantCode, rainId }: RainKey,
): Promise<RedRainRow | undefined> {
  const rows = await tx.query<RedRainRow & Record<string, unknown>>({
    name: 'hold-red-rain',
    text: 'select * from wau.red_rains where merchant_id = $1 and rain_id = $2 for share',
    values: [merchantCode, rainId],
  });
  return rows[0];
}

/** The same for whoever ends it: waits for those who are catching. */
export async function lockRedRain(
  tx: SqlRunner,
  { merchantCode, rainId }: RainKey,
): Promise<RedRainRow | undefined> {
  const rows = await tx.query<RedRainRow & Record<string, unknown>>({
    text: 'select * from wau.red_rains where merchant_id = $1 and rain_id = $2 for update',
    values: [merchantCode, rainId],
  });
  return rows[0];
}

export async function updateRainEnd(
  tx: SqlRunner,
  { merchantCode, rainId }: RainKey,
  status: 'cancelled' | 'ended',
  endedAt: Date,
  returnedMinor: Minor,
): Promise<void> {
  await tx.query({
    text: `update wau.red_rains set status = $3, ended_at = $4, returned_minor = $5
            where merchant_id = $1 and rain_id = $2`,
    values: [merchantCode, rainId, status, endedAt, returnedMinor],
  });
}

/** Rains that are over, or of which all is caught, and that nobody has closed; the oldest first. */
export function selectRainsToEnd(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<readonly Pick<RedRainRow, 'merchant_id' | 'rain_id'>[]> {
  return runner.query<Pick<RedRainRow, 'merchant_id' | 'rain_id'> & Record<string, unknown>>({
    text: `select merchant_id, rain_id from wau.red_rains as rain
            where status = 'scheduled'
              and (ends_at <= $1 or starts_at <= $1 and not exists (
                     select from wau.red_packets as packet
                      where packet.merchant_id = rain.merchant_id and packet.rain_id = rain.rain_id
                        and packet.member_id is null))
            order by ends_at limit $2`,
    values: [now, limit],
  });
}

export interface RainBoundsRow {
  readonly min_minor: Minor;
  readonly max_minor: Minor;
  /** Rains that the agent may schedule on the present day. */
  readonly left_count: number;
}

export async function selectRainBounds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId | null,
  now: Date,
): Promise<RainBoundsRow | undefined> {
  const rows = await runner.query<RainBoundsRow & Record<string, unknown>>({
    text: `
      select merchant.rain_min_minor as min_minor, merchant.rain_max_minor as max_minor,
             greatest(0, merchant.rain_daily_count - (
               select count(*)::integer from wau.red_rains as rain
                where rain.merchant_id = $1 and rain.agent_id = $2 and rain.funder = 'agent'
                  and rain.scheduled_at >= wau.merchant_day_start($1, wau.merchant_day($1, $3)))) as left_count
        from wau.merchants as merchant
       where merchant.merchant_id = $1`,
    values: [merchantCode, agentId, now],
  });
  return rows[0];
}

export interface TeamSizeRow {
  readonly member_count: number;
  readonly direct_count: number;
}

/** Who stands below an agent now. */
export async function selectTeamSize(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
): Promise<TeamSizeRow> {
  const rows = await runner.query<TeamSizeRow & Record<string, unknown>>({
    text: `select count(*)::integer as member_count, count(*) filter (where level = 1)::integer as direct_count
             from wau.team_links where merchant_id = $1 and agent_id = $2`,
    values: [merchantCode, agentId],
  });
  return rows[0] ?? { member_count: 0, direct_count: 0 };
}
