import { memo, type RefObject, useCallback } from 'react';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { RealityCheckSheet } from '../../../shared/reality-check/reality-check-sheet.tsx';
import type { DueCheck } from '../../../shared/reality-check/use-reality-check.ts';
import type { BasketLine } from './basket.ts';
import type { BasketStore } from './basket-store.ts';
import type { CopiedOrder } from './copied-order.ts';
import { LateBasketSheet } from './late-basket-sheet.tsx';
import type { Sales } from './lottery-queries.ts';
import type { Offer } from './offered-line.ts';
import type { PickHandle } from './pick-desk.tsx';
import { useMendBasket } from './use-mend-basket.ts';
import { usePutIntoBasket } from './use-put-into-basket.ts';
import { useSlipOrder } from './use-slip-order.ts';

interface BasketDeskProps {
  readonly gameId: string;
  readonly basket: BasketStore;
  readonly offer: Offer;
  readonly sales: Sales | undefined;
  readonly copied: CopiedOrder | undefined;
  /** What lies over the slip until it is answered. */
  readonly due: DueCheck | undefined;
  readonly picking: RefObject<PickHandle | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The basket as it is opened, changed and sent; what is picked meanwhile draws none of it. */
export const BasketDesk = memo(function BasketDesk({
  gameId,
  basket,
  offer,
  sales,
  copied,
  due,
  picking,
  isOpen,
  onClose,
}: BasketDeskProps) {
  const goBack = useGoBack('/m/lottery');
  const order = useSlipOrder(basket.change);
  const put = usePutIntoBasket(basket);
  const { mend, bringAllToOffer } = useMendBasket(offer, basket.change);
  const edit = useCallback(
    (line: BasketLine) => {
      picking.current?.edit(line);
      onClose();
    },
    [picking, onClose],
  );
  const putRandom = useCallback(() => {
    if (picking.current !== null) put(picking.current.randomLine());
  }, [picking, put]);
  return (
    <>
      <LateBasketSheet
        {...{ gameId, basket, order, offer, sales, copied, onClose }}
        isOpen={isOpen && due === undefined}
        onEdit={edit}
        onMend={mend}
        onAllAsOffered={bringAllToOffer}
        onRandom={putRandom}
      />
      {due === undefined ? null : (
        <div className="fixed inset-0 z-40">
          <RealityCheckSheet check={due} onLeave={order.forget} onStop={goBack} onGoOn={order.forget} />
        </div>
      )}
    </>
  );
});
