import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { BasketSheetProps } from './basket-sheet.tsx';
import { useIsBasketFilled } from './use-basket-store.ts';

const BasketSheet = latePart(async () => (await import('./basket-sheet.tsx')).BasketSheet, MissingSheet);

/** The basket's code comes with its first line, so that it is there when the basket is opened. */
export function LateBasketSheet(props: BasketSheetProps) {
  const isFilled = useIsBasketFilled(props.basket);
  const isWanted = useOnceOpened(props.isOpen || isFilled);
  return isWanted ? <BasketSheet {...props} /> : null;
}
