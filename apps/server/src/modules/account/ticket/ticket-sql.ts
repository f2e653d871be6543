import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface TicketKey {
  readonly merchantCode: MerchantCode;
  readonly kind: string;
  readonly ticketHash: Buffer;
}

export async function insertTicket(
  runner: SqlRunner,
  key: TicketKey,
  payload: unknown,
  expiresAt: Date,
): Promise<void> {
  await runner.query({
    name: 'insert-ticket',
    text: `
      insert into wau.single_use_tickets (merchant_id, ticket_hash, kind, payload, expires_at)
      values ($1, $2, $3, $4, $5)`,
    values: [key.merchantCode, key.ticketHash, key.kind, JSON.stringify(payload), expiresAt],
  });
}

/** Deletes the ticket and returns its payload, `undefined` where there is none that is still good. */
export async function takeTicket(runner: SqlRunner, key: TicketKey, now: Date): Promise<unknown> {
  const rows = await runner.query<{ payload: unknown; is_live: boolean }>({
    name: 'take-ticket',
    text: `
      delete from wau.single_use_tickets
      where merchant_id = $1 and ticket_hash = $2 and kind = $3
      returning payload, expires_at > $4 as is_live`,
    values: [key.merchantCode, key.ticketHash, key.kind, now],
  });
  return rows[0]?.is_live === true ? rows[0].payload : undefined;
}

/** The payload of a ticket that stays good. */
export async function selectTicket(runner: SqlRunner, key: TicketKey, now: Date): Promise<unknown> {
  const rows = await runner.query<{ payload: unknown }>({
    name: 'select-ticket',
    text: `
      select payload from wau.single_use_tickets
      where merchant_id = $1 and ticket_hash = $2 and kind = $3 and expires_at > $4`,
    values: [key.merchantCode, key.ticketHash, key.kind, now],
  });
  return rows[0]?.payload;
}
