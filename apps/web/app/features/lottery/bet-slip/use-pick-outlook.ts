import { useMemo } from 'react';
import type { LineOutlook } from './line-outlook.ts';
import type { Sales } from './lottery-queries.ts';
import { type Offer, toldNumbersOf } from './offered-line.ts';
import type { PricedPicks } from './price-picks.ts';
import type { BetPick } from './use-bet-pick.ts';
import { useLineOutlooks } from './use-line-outlooks.ts';

interface PickOutlook {
  readonly outlook: LineOutlook | undefined;
  /** What the picks come to at the odds that are in force. */
  readonly price: PricedPicks;
}

/** What the next draw leaves of what is being picked, and at which odds. */
export function usePickOutlook(
  gameId: string,
  offer: Offer,
  { chosen: { play }, picks, priced, pricedAt }: BetPick,
  sales: Sales | undefined,
): PickOutlook {
  const looked = useMemo(
    () =>
      priced.lineCount === 0n
        ? []
        : [{ line: priced, numbers: toldNumbersOf(offer, play, picks, priced.lineCount) }],
    [offer, play, picks, priced],
  );
  const numero = sales?.current?.numero;
  const outlooks = useLineOutlooks(gameId, looked, numero === undefined ? undefined : { numero, times: 1 });
  const outlook = outlooks.get(priced);
  const odds = outlook?.lowered?.odds ?? outlook?.refusal?.odds;
  return { outlook, price: odds === undefined ? priced : pricedAt(odds) };
}
