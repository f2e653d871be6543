import { useCallback } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { withLine } from './basket.ts';
import type { BasketStore } from './basket-store.ts';
import type { BetLine } from './bet-line.ts';
import { linesMaximum } from './order-body.ts';

/** Puts a line group into the basket, or says that it is full. */
export function usePutIntoBasket({ current, change }: BasketStore): (line: BetLine) => void {
  const t = useTranslate();
  return useCallback(
    (line) => {
      if (current().lines.length < linesMaximum) change((known) => withLine(known, line));
      else toasts.show('info', t('slip.basket.full', { count: linesMaximum }));
    },
    [current, change, t],
  );
}
