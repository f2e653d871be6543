import { createHash } from 'node:crypto';
import type { LotteryOrderId } from '@wau/contract/ids';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { seriesRebateMinor } from '@wau/rules/lottery/series-rebate';
import { bitCountOf, bitsOf } from '@wau/rules/lottery/win-pattern';
import type { Clock } from '@wau/service/clock';
import { newId, type Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { combinedLiabilityOf } from './limit-lines.ts';
import type { NewEntry, NewOrder } from './lottery-order-sql.ts';
import { packBits } from './pick-bits.ts';
import type { PricedLine } from './price-line.ts';
import { slipText } from './slip-text.ts';

/** A draw that an order takes part in, and by how much its lines are multiplied there. */
export interface Part {
  readonly numero: string;
  readonly multiple: number;
}

/** Of picks as texts and as bits, over all draws; an order is read again as a whole. */
const orderBytesMaximum = 4_000_000;

/** What an order is made of, with the lines of it that are taken. */
export interface OrderFacts {
  readonly family: LotteryFamily;
  readonly game: LotteryGame;
  readonly lines: readonly PricedLine[];
  readonly draws: readonly Part[];
  readonly memberId: NewOrder['memberId'];
  readonly currencyCode: NewOrder['currency'];
  readonly stopsOnWin: boolean;
  readonly placedAt: Date;
}

/**
 * An order as it is stored.
 *
 * @throws Refusal `lottery.order.too.large`, `stake.above.maximum`
 */
export function newOrder(
  parts: { readonly clock: Clock; readonly random: Random },
  facts: OrderFacts,
): NewOrder {
  const { family, game, lines, draws, memberId, currencyCode, stopsOnWin, placedAt } = facts;
  requireSize(family, lines, draws);
  const orderId = newId('lotteryOrder', parts.clock, parts.random);
  const sums = {
    stakeMinor: lines.reduce((sum, line) => sum + line.stakeMinor, 0n),
    combinedLiabilityMinor: lines.reduce((sum, line) => sum + combinedLiabilityOf(family, line), 0n),
  };
  const placed = { orderId, placedAt, sums };
  const entries = draws.map((draw, index) => newEntry(facts, placed, draw, index));
  const stakeMinor = toMinor(entries.reduce((sum, entry) => sum + entry.stakeMinor, 0n));
  return {
    merchantCode: game.merchant_id,
    orderId,
    memberId,
    gameId: game.game_id,
    currency: currencyCode,
    stakeMinor,
    stopsOnWin,
    placedAt,
    entries,
    lines: lines.map((line) => ({
      play: line.play.code,
      prizeMode: line.prizeMode,
      numbers: line.numbers,
      pickBits: packBits(bitsOf(family.shape, line.play, line.picks), bitCountOf(family.shape, line.play)),
      lineCount: line.lineCount,
      unitMinor: line.unitMinor,
      multiple: line.multiple,
      series: line.series,
      odds: line.odds,
      stakeMinor: line.stakeMinor,
      rebateParts: line.rebateParts,
    })),
  };
}

interface PlacedSlip {
  readonly orderId: LotteryOrderId;
  readonly placedAt: Date;
  /** Of all lines in a draw of a multiple of 1. What may be won together is worked out once for all draws of a chase. */
  readonly sums: { readonly stakeMinor: bigint; readonly combinedLiabilityMinor: bigint };
}

function newEntry(
  { game, lines }: OrderFacts,
  { orderId, placedAt, sums }: PlacedSlip,
  { numero, multiple }: Part,
  index: number,
): NewEntry {
  const stakeMinor = toMinor(sums.stakeMinor * BigInt(multiple));
  if (stakeMinor > game.highest_stake_minor) {
    throw new Refusal('stake.above.maximum', { limitMinor: minorToWire(game.highest_stake_minor) });
  }
  const slip = slipText({
    merchantCode: game.merchant_id,
    gameId: game.game_id,
    numero,
    orderId,
    entry: index + 1,
    placedAt,
    multiple,
    lines,
  });
  return {
    numero,
    entry: index + 1,
    stakeMinor,
    rebateMinor: rebateOf(lines, multiple),
    slipHash: createHash('sha256').update(slip).digest(),
    multiple,
    combinedLiabilityMinor: sums.combinedLiabilityMinor * BigInt(multiple),
  };
}

/** Each line group is rounded down by itself, as its row is. */
function rebateOf(lines: readonly PricedLine[], multiple: number): Minor {
  const rebates = lines.map((line) =>
    seriesRebateMinor(line.stakeMinor * BigInt(multiple), line.rebateParts),
  );
  return toMinor(rebates.reduce((sum, rebate) => sum + rebate, 0n));
}

/** Each draw has rows of its own for all that is picked: what would be too much to write or to read again is not taken. */
function requireSize(family: LotteryFamily, lines: readonly PricedLine[], draws: readonly Part[]): void {
  const bytesOfDraw = lines.reduce(
    (sum, { play, numbers }) => sum + numbers.length + bitCountOf(family.shape, play) / 8,
    0,
  );
  if (bytesOfDraw * draws.length > orderBytesMaximum) throw new Refusal('lottery.order.too.large');
}
