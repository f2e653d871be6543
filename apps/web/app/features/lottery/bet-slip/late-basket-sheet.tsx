import { latePart } from '@wau/late-scripts/late-part';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { BasketSheetProps } from './basket-sheet.tsx';

const BasketSheet = latePart(async () => (await import('./basket-sheet.tsx')).BasketSheet, MissingSheet);

/** The basket's code comes with its first line, so that it is there when the basket is opened. */
export function LateBasketSheet(props: BasketSheetProps) {
  const isWanted = useOnceOpened(props.isOpen || props.basket.lines.length > 0);
  return isWanted ? <BasketSheet {...props} /> : null;
}
