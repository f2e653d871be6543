import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { JudgedLine, RefusedLine } from './limit-lines.ts';
import type { NewOrder } from './lottery-order-sql.ts';

export type OrderAnswer = CallValue<Calls['placeLotteryOrder']>;

/** What the player is told: of an order that was placed, or of lines that kept it from being placed. */
export function answerOf(
  judged: readonly JudgedLine[],
  currencyCode: OrderAnswer['currencyCode'],
  order?: NewOrder,
  balanceMinor?: Minor,
): OrderAnswer {
  return {
    orderId: order?.orderId ?? null,
    stakeMinor: minorToWire(order?.stakeMinor ?? toMinor(0n)),
    balanceMinor: balanceMinor === undefined ? null : minorToWire(balanceMinor),
    currencyCode,
    placedAt: order?.placedAt.toISOString() ?? null,
    lines: judged.map((line) =>
      line.ok
        ? {
            outcome: 'accepted' as const,
            lineCount: line.value.lineCount.toString(),
            stakeMinor: minorToWire(line.value.stakeMinor),
            odds: [...line.value.odds],
          }
        : refusedLine(line),
    ),
  };
}

function refusedLine({
  code,
  odds,
  shownOdds,
  leftMinor,
  numbers,
}: RefusedLine): OrderAnswer['lines'][number] {
  return {
    outcome: 'refused',
    code,
    ...(odds === undefined ? {} : { odds: [...odds] }),
    ...(shownOdds === undefined ? {} : { shownOdds: [...shownOdds] }),
    ...(leftMinor === undefined ? {} : { leftMinor: minorToWire(toMinor(leftMinor)) }),
    ...(numbers === undefined ? {} : { numbers: [...numbers] }),
  };
}
