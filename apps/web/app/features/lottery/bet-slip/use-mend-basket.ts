import { useCallback } from 'react';
import { type BasketLine, withLineReplaced, withLinesMade, withoutLines } from './basket.ts';
import type { ChangeBasket } from './basket-store.ts';
import { lineAsOffered, type Offer } from './offered-line.ts';
import { mendLine, type WayOut } from './ways-out.ts';

interface MendBasket {
  readonly mend: (line: BasketLine, way: WayOut) => void;
  /** Brings all lines to what the lottery offers now. */
  readonly bringAllToOffer: () => void;
}

/** Changes lines of the basket so that they can be taken. */
export function useMendBasket(offer: Offer, changeBasket: ChangeBasket): MendBasket {
  const mend = useCallback(
    (line: BasketLine, way: WayOut) => {
      const mended = mendLine(offer, line, way);
      if (mended !== undefined) changeBasket((known) => withLineReplaced(known, line.lineId, mended));
      // What is not offered any more stays as it is until the player takes it out.
      else if (way.kind === 'remove' || way.kind === 'leave') {
        changeBasket((known) => withoutLines(known, new Set([line.lineId])));
      }
    },
    [offer, changeBasket],
  );
  const bringAllToOffer = useCallback(
    () => changeBasket((known) => withLinesMade(known, (line) => lineAsOffered(offer, line))),
    [offer, changeBasket],
  );
  return { mend, bringAllToOffer };
}
