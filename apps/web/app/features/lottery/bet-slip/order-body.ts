import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { BasketLine } from './basket.ts';
import { stakeOf } from './bet-line.ts';

export type OrderBody = CallBody<Calls['placeLotteryOrder']>;

/** As many line groups as an order takes. */
export const linesMaximum = 100;

export interface OrderWish {
  readonly gameId: string;
  readonly numero: string;
  readonly lines: readonly BasketLine[];
  /** Without one only the next draw is staked on. */
  readonly chase: readonly { readonly numero: string; readonly multiple: number }[] | undefined;
  readonly stopsOnWin: boolean;
  /** Whether lines that cannot be taken are left out. */
  readonly acceptsParts: boolean;
}

/** The order as it is sent, with the sum that the player was shown. */
export function orderBodyOf({
  gameId,
  numero,
  lines,
  chase,
  stopsOnWin,
  acceptsParts,
}: OrderWish): OrderBody {
  const stakeMinor = lines.reduce((sum, line) => sum + stakeOf(line), 0n);
  const multiples = chase?.reduce((sum, { multiple }) => sum + multiple, 0) ?? 1;
  return {
    gameId,
    currentNumero: numero,
    lines: lines.map(({ playId, prizeModeId, numbers, unitMinor, multiple, series, odds }) => ({
      playId,
      prizeModeId,
      numbers,
      unit: unitMinor.toString(),
      multiple,
      ...(series === undefined ? {} : { series }),
      odds: [...odds],
    })),
    ...(chase === undefined
      ? {}
      : {
          chase: chase.map((draw) => ({ numero: draw.numero, multiple: draw.multiple })),
          winningStop: stopsOnWin,
        }),
    betCartAmountSum: (stakeMinor * BigInt(multiples)).toString(),
    ...(acceptsParts ? { acceptsParts } : {}),
  };
}
