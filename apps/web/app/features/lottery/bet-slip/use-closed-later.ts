import { useMemo } from 'react';
import type { BasketLine } from './basket.ts';
import type { LookedLine } from './line-outlook.ts';
import type { LineRefusal } from './line-refusal.ts';
import { useLineOutlooks } from './use-line-outlooks.ts';

const closedCode = 'lottery.number.closed';

/**
 * Whether a later draw takes what the draw of the slip has closed: numbers are closed for one draw or for all, and nobody is
 * led from a closed draw to the next one. `undefined` until that is known.
 */
export function useClosedLater(
  gameId: string,
  looked: readonly LookedLine<BasketLine>[],
  refusalOf: (line: BasketLine) => LineRefusal | undefined,
  later: { readonly numero: string | undefined; readonly times: number },
): boolean | undefined {
  const closed = useMemo(
    () => looked.filter(({ line }) => refusalOf(line)?.code === closedCode),
    [looked, refusalOf],
  );
  const { numero, times } = later;
  const outlooks = useLineOutlooks(gameId, closed, numero === undefined ? undefined : { numero, times });
  const stands = closed.map(({ line }) => outlooks.get(line));
  if (stands.some((outlook) => outlook?.refusal?.code === closedCode)) return true;
  return stands.includes(undefined) ? undefined : false;
}
