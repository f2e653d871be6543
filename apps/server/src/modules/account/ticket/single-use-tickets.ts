import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newToken } from '@wau/service/random';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { insertTicket, selectTicket, takeTicket } from './ticket-sql.ts';

/** One kind of ticket: what it is called in the database, how long it lasts, and what it says. */
export interface TicketKind<Payload> {
  readonly kind: string;
  readonly lifetimeMs: number;
  /** Never called: it holds the type of what tickets of this kind say. */
  readonly payload?: Payload;
}

type TicketParts = Pick<ServerParts, 'clock' | 'random'>;

/** Writes a ticket and returns it, the only time that it is seen: 256 random bits, of which a hash is kept. */
export async function issueTicket<Payload>(
  parts: TicketParts,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { kind, lifetimeMs }: TicketKind<Payload>,
  payload: Payload,
): Promise<string> {
  const ticket = newToken(parts.random);
  const expiresAt = new Date(parts.clock.nowMs() + lifetimeMs);
  await insertTicket(runner, { merchantCode, kind, ticketHash: tokenHashOf(ticket) }, payload, expiresAt);
  return ticket;
}

/** Uses a ticket up. `undefined`: there is none of this kind, it has run out, or it was used before. */
export async function useTicket<Payload>(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { kind }: TicketKind<Payload>,
  ticket: string,
): Promise<Payload | undefined> {
  if (!isTokenForm(ticket)) return undefined;
  const key = { merchantCode, kind, ticketHash: tokenHashOf(ticket) };
  return (await takeTicket(runner, key, new Date(parts.clock.nowMs()))) as Payload | undefined;
}

/** What a ticket says, which stays good. */
export async function readTicket<Payload>(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { kind }: TicketKind<Payload>,
  ticket: string,
): Promise<Payload | undefined> {
  if (!isTokenForm(ticket)) return undefined;
  const key = { merchantCode, kind, ticketHash: tokenHashOf(ticket) };
  return (await selectTicket(runner, key, new Date(parts.clock.nowMs()))) as Payload | undefined;
}
