import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { bytesArrayLiteral, plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryPrizeMode } from '../lottery-game/lottery-game.ts';
import type { PickBits } from './pick-bits.ts';

export interface SalesRow {
  readonly numero: string;
  /** Whether stakes are taken, by the database's clock. */
  readonly is_open: boolean;
}

/**
 * Whether draws take stakes, in the order in which they are drawn. Whoever draws or decides about them waits from now on until
 * this transaction has ended, so that what is open here is still open when it is committed, as far as the draw is concerned.
 */
export function holdSales(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  numeros: readonly string[],
): Promise<readonly SalesRow[]> {
  return tx.query<SalesRow & Record<string, unknown>>({
    name: 'hold-lottery-sales',
    text: 'select numero, is_open from wau.lottery_sales_standing($1, $2, $3::text[])',
    values: [merchantCode, gameId, textArrayLiteral(numeros)],
  });
}

export interface NewOrder {
  readonly merchantCode: MerchantCode;
  readonly orderId: LotteryOrderId;
  readonly memberId: MemberId;
  readonly gameId: string;
  readonly currency: CurrencyCode;
  readonly stakeMinor: Minor;
  readonly stopsOnWin: boolean;
  readonly placedAt: Date;
  readonly entries: readonly NewEntry[];
  /** Every draw has all of them. */
  readonly lines: readonly NewLine[];
}

export interface NewEntry {
  readonly numero: string;
  readonly entry: number;
  readonly stakeMinor: Minor;
  /** What comes back of it when the draw is settled: of each line group, rounded down. */
  readonly rebateMinor: Minor;
  readonly slipHash: Buffer;
  /** By how much its lines are multiplied. */
  readonly multiple: number;
  /** What its lines of several numbers may cost. */
  readonly combinedLiabilityMinor: bigint;
}

/** A line group as it is in a draw of a multiple of 1. */
export interface NewLine {
  readonly play: string;
  readonly prizeMode: LotteryPrizeMode;
  readonly numbers: string;
  readonly pickBits: PickBits;
  readonly lineCount: bigint;
  readonly unitMinor: Minor;
  readonly multiple: number;
  readonly series: number;
  readonly odds: readonly number[];
  readonly stakeMinor: Minor;
  readonly rebateParts: number;
}

/** Writes orders with all of their parts, in one statement, which is sent each line once however many draws there are. */
export async function insertOrders(tx: SqlRunner, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query({
    name: 'insert-lottery-orders',
    text: `with fresh as materialized (
             select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::integer[],
                                  $8::boolean[], $9::timestamptz[], $10::integer[])
                           with ordinality
                           as each (merchant_id, order_id, member_id, game_id, currency, stake_minor, entry_count,
                                    stops_on_win, placed_at, line_count, place)
           ), placed as (
             insert into wau.lottery_orders
               (merchant_id, order_id, member_id, game_id, currency, stake_minor, entry_count, stops_on_win, placed_at)
             select merchant_id, order_id, member_id, game_id, currency, stake_minor, entry_count, stops_on_win, placed_at
               from fresh
           ), drawn as materialized (
             select fresh.merchant_id, fresh.order_id, fresh.member_id, fresh.game_id, fresh.line_count, each.*
               from unnest($11::bigint[], $12::text[], $13::integer[], $14::bigint[], $15::bytea[], $16::integer[],
                           $17::bigint[], $18::bigint[])
                    as each (place, numero, entry, stake_minor, slip_hash, multiple, rebate_minor,
                             combined_liability_minor)
               join fresh on fresh.place = each.place
           ), entered as (
             insert into wau.lottery_entries
               (merchant_id, game_id, numero, order_id, entry, member_id, stake_minor, slip_hash, state, payout_minor,
                rebate_minor, combined_liability_minor)
             select merchant_id, game_id, numero, order_id, entry, member_id, stake_minor, slip_hash, 'open', 0,
                    rebate_minor, combined_liability_minor
               from drawn
           )
           insert into wau.lottery_suborders
             (merchant_id, game_id, numero, order_id, suborder, play, prize_mode, picks, pick_bits, line_count,
              unit_minor, multiple, series, odds, stake_minor, payout_minor, rebate_minor)
           select drawn.merchant_id, drawn.game_id, drawn.numero, drawn.order_id,
                  (drawn.entry - 1) * drawn.line_count + line.number, line.play, line.prize_mode, line.picks,
                  substring(line.pick_hex::bit varying from 1 for line.pick_size), line.line_count, line.unit_minor, line.multiple * drawn.multiple,
                  line.series, line.odds::bigint[], line.stake_minor * drawn.multiple, 0,
                  line.stake_minor * drawn.multiple * line.rebate_parts / 2000
             from drawn
             join unnest($19::bigint[], $20::integer[], $21::text[], $22::text[], $23::text[], $24::text[], $25::integer[],
                         $26::bigint[], $27::bigint[], $28::integer[], $29::integer[], $30::text[], $31::bigint[],
                         $32::integer[])
                  as line (place, number, play, prize_mode, picks, pick_hex, pick_size, line_count, unit_minor,
                           multiple, series, odds, stake_minor, rebate_parts)
               on line.place = drawn.place`,
    values: [...orderColumns(orders), ...entryColumns(orders), ...lineColumns(orders)],
  });
}

function orderColumns(orders: readonly NewOrder[]): readonly string[] {
  return [
    textArrayLiteral(orders.map(({ merchantCode }) => merchantCode)),
    textArrayLiteral(orders.map(({ orderId }) => orderId)),
    textArrayLiteral(orders.map(({ memberId }) => memberId)),
    textArrayLiteral(orders.map(({ gameId }) => gameId)),
    textArrayLiteral(orders.map(({ currency }) => currency)),
    plainArrayLiteral(orders.map(({ stakeMinor }) => stakeMinor)),
    plainArrayLiteral(orders.map(({ entries }) => entries.length)),
    textArrayLiteral(orders.map(({ stopsOnWin }) => String(stopsOnWin))),
    textArrayLiteral(orders.map(({ placedAt }) => placedAt.toISOString())),
    plainArrayLiteral(orders.map(({ lines }) => lines.length)),
  ];
}

function entryColumns(orders: readonly NewOrder[]): readonly string[] {
  const entries = orders.flatMap((order, index) =>
    order.entries.map((each) => ({ ...each, place: index + 1 })),
  );
  return [
    plainArrayLiteral(entries.map(({ place }) => place)),
    textArrayLiteral(entries.map(({ numero }) => numero)),
    plainArrayLiteral(entries.map(({ entry }) => entry)),
    plainArrayLiteral(entries.map(({ stakeMinor }) => stakeMinor)),
    bytesArrayLiteral(entries.map(({ slipHash }) => slipHash)),
    plainArrayLiteral(entries.map(({ multiple }) => multiple)),
    plainArrayLiteral(entries.map(({ rebateMinor }) => rebateMinor)),
    plainArrayLiteral(entries.map(({ combinedLiabilityMinor }) => combinedLiabilityMinor)),
  ];
}

function lineColumns(orders: readonly NewOrder[]): readonly string[] {
  const lines = orders.flatMap((order, index) =>
    order.lines.map((line, number) => ({ ...line, place: index + 1, number: number + 1 })),
  );
  return [
    plainArrayLiteral(lines.map(({ place }) => place)),
    plainArrayLiteral(lines.map(({ number }) => number)),
    textArrayLiteral(lines.map(({ play }) => play)),
    textArrayLiteral(lines.map(({ prizeMode }) => prizeMode)),
    textArrayLiteral(lines.map(({ numbers }) => numbers)),
    plainArrayLiteral(lines.map(({ pickBits }) => pickBits.hex)),
    plainArrayLiteral(lines.map(({ pickBits }) => pickBits.size)),
    plainArrayLiteral(lines.map(({ lineCount }) => lineCount)),
    plainArrayLiteral(lines.map(({ unitMinor }) => unitMinor)),
    plainArrayLiteral(lines.map(({ multiple }) => multiple)),
    plainArrayLiteral(lines.map(({ series }) => series)),
    textArrayLiteral(lines.map(({ odds }) => plainArrayLiteral(odds))),
    plainArrayLiteral(lines.map(({ stakeMinor }) => stakeMinor)),
    plainArrayLiteral(lines.map(({ rebateParts }) => rebateParts)),
  ];
}

export async function selectOrderCurrency(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  orderId: LotteryOrderId,
): Promise<CurrencyCode> {
  const [row] = await tx.query<{ currency: CurrencyCode }>({
    name: 'select-lottery-order-currency',
    text: 'select currency from wau.lottery_orders where merchant_id = $1 and order_id = $2',
    values: [merchantCode, orderId],
  });
  return (row as { currency: CurrencyCode }).currency;
}
