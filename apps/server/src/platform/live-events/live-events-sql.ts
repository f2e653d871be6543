import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** What a member's open pages are told; the contract says which kinds there are. */
export type MemberEvent = CallValue<Calls['followEvents']>;

export interface EventOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

/** Who hears the events of a member: the page of one session. */
export interface EventListener extends EventOwner {
  readonly sessionId: SessionId;
}

export interface EventRow {
  readonly event_number: bigint;
  readonly content: MemberEvent;
}

/** The channel on which processes tell each other whose events there are new ones of. */
export const memberEventChannel = 'wau_member_event';

/** The payload of a notice: the owner in one text. */
export function ownerText({ merchantCode, memberId }: EventOwner): string {
  return `${merchantCode} ${memberId}`;
}

export async function insertEvent(
  tx: SqlRunner,
  { merchantCode, memberId }: EventOwner,
  event: MemberEvent,
  happenedAt: Date,
): Promise<void> {
  await tx.query({
    text: `with counted as (
             insert into wau.member_event_counters as counter (merchant_id, member_id, last_number)
             values ($1, $2, 1)
             on conflict (merchant_id, member_id) do update set last_number = counter.last_number + 1
             returning last_number)
           insert into wau.member_events (merchant_id, member_id, event_number, content, happened_at)
           select $1, $2, last_number, $3, $4 from counted`,
    values: [merchantCode, memberId, JSON.stringify(event), happenedAt],
  });
}

/** Heard by every process once the transaction is committed. */
export async function notifyOwner(tx: SqlRunner, owner: EventOwner): Promise<void> {
  await tx.query({ text: 'select pg_notify($1, $2)', values: [memberEventChannel, ownerText(owner)] });
}

/** The same event for many members, whose counters are locked in one order. */
export async function insertEvents(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
  event: MemberEvent,
  happenedAt: Date,
): Promise<void> {
  await tx.query({
    text: `with counted as (
             insert into wau.member_event_counters as counter (merchant_id, member_id, last_number)
             select $1, owner.member_id, 1 from unnest($2::text[]) as owner (member_id) order by owner.member_id
             on conflict (merchant_id, member_id) do update set last_number = counter.last_number + 1
             returning member_id, last_number)
           insert into wau.member_events (merchant_id, member_id, event_number, content, happened_at)
           select $1, member_id, last_number, $3, $4 from counted`,
    values: [merchantCode, memberIds, JSON.stringify(event), happenedAt],
  });
}

/** Heard by every process once the transaction is committed. */
export async function notifyOwners(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
): Promise<void> {
  await tx.query({
    text: 'select pg_notify($1, owner.text) from unnest($2::text[]) as owner (text)',
    values: [memberEventChannel, memberIds.map((memberId) => ownerText({ merchantCode, memberId }))],
  });
}

/** The number of the member's latest event; zero before the first. */
export async function selectLastNumber(
  runner: SqlRunner,
  { merchantCode, memberId }: EventOwner,
): Promise<bigint> {
  const rows = await runner.query<{ last_number: bigint }>({
    text: 'select last_number from wau.member_event_counters where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return rows[0]?.last_number ?? 0n;
}

/** A listener, and the number of the event that it has heard last. */
export interface ListenerPlace {
  readonly listener: EventListener;
  readonly after: bigint;
}

export interface HeardEventRow extends EventRow {
  /** Whose it is: the place in the list that was asked for, from zero. */
  readonly place: number;
}

/**
 * What each of these listeners has not heard, the oldest first and `limit` of each at most; none for a session whose
 * calls would be refused. One statement for all of them, since what is told to everybody wakes thousands at once.
 */
export function selectEventsAfter(
  runner: SqlRunner,
  places: readonly ListenerPlace[],
  now: Date,
  limit: number,
): Promise<readonly HeardEventRow[]> {
  return runner.query<HeardEventRow & Record<string, unknown>>({
    text: `select (listener.ordinality - 1)::integer as place, event.event_number, event.content
             from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) with ordinality
                  as listener (merchant_id, member_id, session_id, after_number, ordinality)
             join wau.sessions as session
               on session.merchant_id = listener.merchant_id and session.session_id = listener.session_id
              and session.ended_at is null and session.idle_until > $6 and session.ends_at > $6
             join wau.members as member
               on member.merchant_id = listener.merchant_id and member.member_id = listener.member_id
              and member.status = 'active'
            cross join lateral (
                  select event_number, content from wau.member_events
                   where merchant_id = listener.merchant_id and member_id = listener.member_id
                     and event_number > listener.after_number
                   order by event_number limit $5) as event
            order by listener.ordinality, event.event_number`,
    values: [
      places.map(({ listener }) => listener.merchantCode),
      places.map(({ listener }) => listener.memberId),
      places.map(({ listener }) => listener.sessionId),
      places.map(({ after }) => after),
      limit,
      now,
    ],
  });
}
