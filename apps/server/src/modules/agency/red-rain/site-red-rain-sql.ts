import type { MemberId, MerchantCode, RedRainId } from '@wau/contract/ids';
import { type Minor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface RainOrderRow {
  readonly wanted: string;
  /** Null: it waits for a second person. */
  readonly rain_id: RedRainId | null;
}

/** Keeps what was ordered under a name, and what came of it; gives what stands under the name. The merchant's row is locked. */
export async function insertRainOrder(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  clientId: string,
  wanted: string,
  orderedAt: Date,
  rainId: RedRainId | null = null,
): Promise<RainOrderRow> {
  const rows = await tx.query<RainOrderRow & Record<string, unknown>>({
    text: `insert into wau.red_rain_orders as known (merchant_id, client_id, wanted, ordered_at, rain_id)
           values ($1, $2, $3, $4, $5)
           on conflict (merchant_id, client_id) do update set rain_id = coalesce(known.rain_id, excluded.rain_id)
           returning wanted, rain_id`,
    values: [merchantCode, clientId, wanted, orderedAt, rainId],
  });
  const [row] = rows;
  assert(row !== undefined, 'an order stands under its name');
  return row;
}

/** What the house has scheduled on the present day and not cancelled. */
export async function selectHouseRainsOfDay(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
): Promise<Minor> {
  const rows = await tx.query<{ total_minor: Minor }>({
    text: `select coalesce(sum(total_minor), 0)::bigint as total_minor from wau.red_rains
            where merchant_id = $1 and funder = 'house' and status <> 'cancelled'
              and scheduled_at >= wau.merchant_day_start($1, wau.merchant_day($1, $2))`,
    values: [merchantCode, now],
  });
  return rows[0]?.total_minor ?? zeroMinor;
}

export interface AgentByNameRow {
  readonly member_id: MemberId;
  readonly member_type: number;
}

export async function selectAgentByName(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  usernameKey: string,
): Promise<AgentByNameRow | undefined> {
  const rows = await runner.query<AgentByNameRow & Record<string, unknown>>({
    text: 'select member_id, member_type from wau.members where merchant_id = $1 and username_key = $2',
    values: [merchantCode, usernameKey],
  });
  return rows[0];
}
