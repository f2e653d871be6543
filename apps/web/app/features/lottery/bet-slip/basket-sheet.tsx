import { useTranslate } from '../../../platform/language/use-language.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { BasketContent } from './basket-content.tsx';
import type { BasketContentProps } from './basket-content-props.ts';
import { OrderPlaced } from './order-placed.tsx';

export interface BasketSheetProps extends BasketContentProps {
  readonly isOpen: boolean;
}

/** What waits to be staked, and afterwards what has been. */
export function BasketSheet({ isOpen, ...content }: BasketSheetProps) {
  const t = useTranslate();
  const { order, onClose, offer } = content;
  const close = () => {
    onClose();
    if (order.placed !== undefined) order.forget();
  };
  return (
    <BottomSheet
      isReady
      isOpen={isOpen}
      onClose={close}
      title={t('slip.basket')}
      closeLabel={t('action.close')}
    >
      {order.placed === undefined ? (
        <BasketContent {...content} />
      ) : (
        <OrderPlaced
          placed={order.placed}
          currencyCode={offer.setting.currencyCode}
          onOn={order.placed.refusedCount === 0 ? close : order.forget}
        />
      )}
    </BottomSheet>
  );
}
