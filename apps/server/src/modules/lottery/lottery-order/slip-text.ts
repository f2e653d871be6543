import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import type { PricedLine } from './price-line.ts';

interface SlipHead {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly numero: string;
  readonly orderId: LotteryOrderId;
  readonly entry: number;
  readonly placedAt: Date;
}

export interface Slip extends SlipHead {
  /** By how much the lines' own multiples are multiplied in this draw. */
  readonly multiple: number;
  readonly lines: readonly PricedLine[];
}

/** A line group as it is stored for one draw. */
interface StoredLine {
  readonly play: string;
  readonly prize_mode: string;
  readonly picks: string;
  readonly line_count: bigint;
  readonly unit_minor: bigint;
  readonly multiple: number;
  readonly series: number;
  readonly odds: readonly (bigint | number)[];
}

/**
 * The text of a slip, whose SHA-256 the draw commits to: a line for each line group, behind one that says of which order and
 * draw it is. It names no member, so that a slip can be handed to anyone.
 */
export function slipText({ multiple, lines, ...head }: Slip): string {
  return storedSlipText({
    ...head,
    lines: lines.map((line) => ({
      play: line.play.code,
      prize_mode: line.prizeMode,
      picks: line.numbers,
      line_count: line.lineCount,
      unit_minor: line.unitMinor,
      multiple: line.multiple * multiple,
      series: line.series,
      odds: line.odds,
    })),
  });
}

/** The same of a slip that is read again. */
export function storedSlipText({
  merchantCode,
  gameId,
  numero,
  orderId,
  entry,
  placedAt,
  lines,
}: SlipHead & { readonly lines: readonly StoredLine[] }): string {
  return [
    ['wau-lottery-slip-1', merchantCode, gameId, numero, `${orderId}.${entry}`, placedAt.toISOString()].join(
      ' ',
    ),
    ...lines.map((line) =>
      [
        line.play,
        line.prize_mode,
        line.picks,
        line.line_count,
        line.unit_minor,
        line.multiple,
        line.series,
        line.odds.join('/'),
      ].join(' '),
    ),
  ].join('\n');
}
