import type { MemberId, MerchantCode, StuckRoundId } from '@wau/contract/ids';
import type { StuckRoundDeed } from '@wau/contract/vendor-wallets/stuck-rounds';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DueClaim } from '../../../platform/jobs/work-off-due.ts';
import type { BetStatus } from '../betting/bet.ts';

export type StuckRoundStatus = 'waiting' | 'ordered' | 'sent' | 'gone';

export interface StuckRoundKey {
  readonly merchant_id: MerchantCode;
  readonly stuck_round_id: StuckRoundId;
}

/** What a vendor has told of a round. */
export interface ToldRound {
  readonly stuckRoundId: StuckRoundId;
  readonly roundId: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: CurrencyCode;
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  readonly givesBack: boolean;
  readonly canRefund: boolean;
  readonly attempts: number;
  readonly lastError: string;
  readonly placedAt: Date;
  readonly givenUpAt: Date;
}

export interface VendorOfRounds {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
}

const moments = (values: readonly Date[]): string =>
  textArrayLiteral(values.map((value) => value.toISOString()));

/**
 * Stores what is new. One that was taken for gone waits again, and so does one that its vendor has taken an order for and goes
 * on telling of, since before `stillToldSince`: nothing came of the order.
 */
export async function storeToldRounds(
  runner: SqlRunner,
  { merchantCode, vendorCode }: VendorOfRounds,
  rounds: readonly ToldRound[],
  now: Date,
  stillToldSince: Date,
): Promise<void> {
  await runner.query({
    name: 'store-told-stuck-rounds',
    text: `insert into wau.stuck_rounds
             (merchant_id, vendor_code, found_at, stuck_round_id, round_id, player_id, game_id, currency, stake_minor,
              payout_minor, gives_back, can_refund, attempts, last_error, placed_at, given_up_at)
           select $1, $2, $3, told.*
             from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[], $11::bigint[],
                         $12::boolean[], $13::boolean[], $14::integer[], $15::text[], $16::timestamptz[],
                         $17::timestamptz[]) as told
           on conflict (merchant_id, vendor_code, round_id, given_up_at) do update
             set status = 'waiting',
                 refused_deed = case stuck_rounds.status when 'sent' then stuck_rounds.deed
                                else stuck_rounds.refused_deed end
           where stuck_rounds.status = 'gone'
              or (stuck_rounds.status = 'sent' and stuck_rounds.answered_at < $4)`,
    values: [
      merchantCode,
      vendorCode,
      now,
      stillToldSince,
      textArrayLiteral(rounds.map(({ stuckRoundId }) => stuckRoundId)),
      textArrayLiteral(rounds.map(({ roundId }) => roundId)),
      textArrayLiteral(rounds.map(({ playerId }) => playerId)),
      textArrayLiteral(rounds.map(({ gameId }) => gameId)),
      textArrayLiteral(rounds.map(({ currency }) => currency)),
      plainArrayLiteral(rounds.map(({ stakeMinor }) => stakeMinor)),
      plainArrayLiteral(rounds.map(({ payoutMinor }) => payoutMinor)),
      textArrayLiteral(rounds.map(({ givesBack }) => String(givesBack))),
      textArrayLiteral(rounds.map(({ canRefund }) => String(canRefund))),
      plainArrayLiteral(rounds.map(({ attempts }) => attempts)),
      textArrayLiteral(rounds.map(({ lastError }) => lastError)),
      moments(rounds.map(({ placedAt }) => placedAt)),
      moments(rounds.map(({ givenUpAt }) => givenUpAt)),
    ],
  });
}

/** What was found before the vendor was asked and it tells of no more, it goes on with by itself. */
export async function closeUntoldRounds(
  runner: SqlRunner,
  { merchantCode, vendorCode }: VendorOfRounds,
  told: readonly ToldRound[],
  askedAt: Date,
): Promise<void> {
  await runner.query({
    name: 'close-untold-stuck-rounds',
    text: `update wau.stuck_rounds as stuck set status = 'gone'
            where merchant_id = $1 and vendor_code = $2 and status = 'waiting' and found_at < $3
              and not exists (select from unnest($4::text[], $5::timestamptz[]) as told (round_id, given_up_at)
                               where told.round_id = stuck.round_id and told.given_up_at = stuck.given_up_at)`,
    values: [
      merchantCode,
      vendorCode,
      askedAt,
      textArrayLiteral(told.map(({ roundId }) => roundId)),
      moments(told.map(({ givenUpAt }) => givenUpAt)),
    ],
  });
}

export interface WaitingRoundRow extends StuckRoundKey {
  readonly vendor_code: string;
  readonly round_id: string;
  /** Of a member where there is a username. */
  readonly player_id: MemberId;
  readonly username: string | null;
  readonly game_id: string;
  readonly currency: CurrencyCode;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly recorded: BetStatus | null;
  readonly gives_back: boolean;
  readonly can_refund: boolean;
  readonly attempts: number;
  readonly last_error: string;
  readonly refused_deed: StuckRoundDeed | null;
  readonly placed_at: Date;
  readonly given_up_at: Date;
}

/** The oldest first. */
export function selectWaitingRounds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly WaitingRoundRow[]> {
  return runner.query<WaitingRoundRow & Record<string, unknown>>({
    name: 'select-waiting-stuck-rounds',
    text: `select stuck.merchant_id, stuck.stuck_round_id, stuck.vendor_code, stuck.round_id, stuck.player_id,
                  member.username, stuck.game_id, stuck.currency, stuck.stake_minor, stuck.payout_minor,
                  bet.status as recorded, stuck.gives_back, stuck.can_refund, stuck.attempts, stuck.last_error,
                  stuck.refused_deed, stuck.placed_at, stuck.given_up_at
             from (select * from wau.stuck_rounds
                    where merchant_id = $1 and status = 'waiting'
                    order by given_up_at, stuck_round_id limit $2) as stuck
             left join wau.members as member
               on member.merchant_id = stuck.merchant_id and member.member_id = stuck.player_id
             left join lateral (
                    select standing.status from wau.bet_standings as standing
                     where standing.merchant_id = stuck.merchant_id and standing.source = 'vendor'
                       and standing.provider = stuck.vendor_code and standing.external_key = stuck.round_id
                     limit 1) as bet on true
            order by stuck.given_up_at, stuck.stuck_round_id`,
    values: [merchantCode, limit],
  });
}

export interface LockedRoundRow extends StuckRoundKey {
  readonly vendor_code: string;
  readonly round_id: string;
  readonly player_id: string;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly currency: CurrencyCode;
  readonly gives_back: boolean;
  readonly can_refund: boolean;
  readonly last_error: string;
  readonly status: StuckRoundStatus;
}

/** Locked until the transaction ends. */
export async function lockStuckRound(
  tx: SqlRunner,
  { merchant_id: merchantCode, stuck_round_id: id }: StuckRoundKey,
): Promise<LockedRoundRow | undefined> {
  const [row] = await tx.query<LockedRoundRow & Record<string, unknown>>({
    name: 'lock-stuck-round',
    text: `select merchant_id, stuck_round_id, vendor_code, round_id, player_id, stake_minor, payout_minor, currency,
                  gives_back, can_refund, last_error, status
             from wau.stuck_rounds where merchant_id = $1 and stuck_round_id = $2
              for no key update`,
    values: [merchantCode, id],
  });
  return row;
}

/** From now on the vendor is told so until it has answered. */
export async function setOrdered(
  tx: SqlRunner,
  key: StuckRoundKey,
  order: { readonly deed: StuckRoundDeed; readonly orderId: string; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'set-stuck-round-ordered',
    text: `update wau.stuck_rounds
              set status = 'ordered', deed = $3, order_id = $4, ordered_at = $5, send_at = $5, send_count = 0,
                  send_error = '', answered_at = null
            where merchant_id = $1 and stuck_round_id = $2`,
    values: [key.merchant_id, key.stuck_round_id, order.deed, order.orderId, order.now],
  });
}

export interface DueOrderRow extends StuckRoundKey {
  readonly vendor_code: string;
  readonly round_id: string;
  /** Neither is null of what has been ordered, which the columns allow for what has not. */
  readonly deed: StuckRoundDeed | null;
  readonly order_id: string | null;
}

/** Takes what is due over all merchants and puts it off in the same statement, each time for twice as long. */
export function claimDueOrders(runner: SqlRunner, claim: DueClaim): Promise<readonly DueOrderRow[]> {
  return runner.query<DueOrderRow & Record<string, unknown>>({
    name: 'claim-due-stuck-round-orders',
    text: `update wau.stuck_rounds
              set send_count = least(send_count + 1, 1000),
                  send_at = $1 + least($3 * power(2, least(send_count, 30)), $4) * interval '1 millisecond'
            where (merchant_id, stuck_round_id) in (
                    select merchant_id, stuck_round_id from wau.stuck_rounds
                     where status = 'ordered' and send_at <= $1
                     order by send_at limit $2 for no key update skip locked)
           returning merchant_id, stuck_round_id, vendor_code, round_id, deed, order_id`,
    values: [claim.now, claim.limit, claim.firstPauseMs, claim.longestPauseMs],
  });
}

/** The vendor goes on with it. Only of the order that was sent. */
export async function setSent(
  runner: SqlRunner,
  { merchant_id: merchantCode, stuck_round_id: id, order_id: orderId }: DueOrderRow,
  now: Date,
): Promise<void> {
  await runner.query({
    name: 'set-stuck-round-sent',
    text: `update wau.stuck_rounds set status = 'sent', answered_at = $4, send_at = null, send_error = ''
            where merchant_id = $1 and stuck_round_id = $2 and order_id = $3 and status = 'ordered'`,
    values: [merchantCode, id, orderId, now],
  });
}

/** The vendor would not: somebody decides anew, unless it is found to have gone on by itself. */
export async function setRefused(
  runner: SqlRunner,
  { merchant_id: merchantCode, stuck_round_id: id, order_id: orderId }: DueOrderRow,
): Promise<void> {
  await runner.query({
    name: 'set-stuck-round-refused',
    text: `update wau.stuck_rounds set status = 'waiting', refused_deed = deed, send_at = null, send_error = ''
            where merchant_id = $1 and stuck_round_id = $2 and order_id = $3 and status = 'ordered'`,
    values: [merchantCode, id, orderId],
  });
}

/** Why the order has not been answered yet. */
export async function noteUnanswered(
  runner: SqlRunner,
  { merchant_id: merchantCode, stuck_round_id: id, order_id: orderId }: DueOrderRow,
  error: string,
): Promise<void> {
  await runner.query({
    name: 'note-unanswered-stuck-round-order',
    text: `update wau.stuck_rounds set send_error = $4
            where merchant_id = $1 and stuck_round_id = $2 and order_id = $3 and status = 'ordered'`,
    values: [merchantCode, id, orderId, error.slice(0, 500)],
  });
}

export interface EndedRoundRow extends StuckRoundKey {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly currency: CurrencyCode;
  /** Null where this merchant has no such member. */
  readonly member_id: MemberId | null;
  readonly status: BetStatus;
  readonly payout_minor: Minor;
  readonly refunded_minor: Minor;
  /** Whether it was only then that it ended; else the money had moved before anybody decided. */
  readonly is_ended_by_order: boolean;
}

/** Rounds that their vendors went on with and that the bet record has as ended, answered for since a moment. */
export function selectEndedRounds(
  runner: SqlRunner,
  since: Date,
  limit: number,
): Promise<readonly EndedRoundRow[]> {
  return runner.query<EndedRoundRow & Record<string, unknown>>({
    name: 'select-ended-stuck-rounds',
    text: `select stuck.merchant_id, stuck.stuck_round_id, stuck.vendor_code, stuck.game_id, stuck.currency,
                  member.member_id, bet.status, bet.payout_minor, bet.refunded_minor,
                  bet.settled_at >= stuck.ordered_at as is_ended_by_order
             from wau.stuck_rounds as stuck
            cross join lateral (
                    select standing.status, standing.payout_minor, standing.refunded_minor, standing.settled_at
                      from wau.bet_standings as standing
                     where standing.merchant_id = stuck.merchant_id and standing.source = 'vendor'
                       and standing.provider = stuck.vendor_code and standing.external_key = stuck.round_id
                     limit 1) as bet
             left join wau.members as member
               on member.merchant_id = stuck.merchant_id and member.member_id = stuck.player_id
            where stuck.status = 'sent' and stuck.concluded_at is null and stuck.answered_at >= $1
              and bet.status <> 'open'
            order by stuck.answered_at limit $2`,
    values: [since, limit],
  });
}

/** Whether nobody had noted its end before. */
export async function setConcluded(tx: SqlRunner, key: StuckRoundKey, now: Date): Promise<boolean> {
  const rows = await tx.query({
    name: 'set-stuck-round-concluded',
    text: `update wau.stuck_rounds set concluded_at = $3
            where merchant_id = $1 and stuck_round_id = $2 and status = 'sent' and concluded_at is null
           returning 1 as concluded`,
    values: [key.merchant_id, key.stuck_round_id, now],
  });
  return rows.length > 0;
}

export interface StuckRoundCounts {
  readonly waiting: number;
  readonly ordered: number;
  /** Vendors that do not answer when they are asked. */
  readonly silent: number;
}

/** Over all merchants, for the metric. */
export async function countStuckRounds(runner: SqlRunner): Promise<StuckRoundCounts> {
  const [row] = await runner.query<StuckRoundCounts & Record<string, unknown>>({
    name: 'count-stuck-rounds',
    text: `select (select count(*) from wau.stuck_rounds where status = 'waiting')::int4 as waiting,
                  (select count(*) from wau.stuck_rounds where status = 'ordered')::int4 as ordered,
                  (select count(*) from wau.stuck_round_questions where silent_since is not null)::int4 as silent`,
    values: [],
  });
  return row ?? { waiting: 0, ordered: 0, silent: 0 };
}
