import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Shuffle from 'lucide-react/icons/shuffle';
import { memo, type ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { linesText } from '../../../platform/lottery/lines-text.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { BasketStore } from './basket-store.ts';
import { stakeOf, winOf } from './bet-line.ts';
import type { PricedPicks } from './price-picks.ts';
import { useBasketCount } from './use-basket-store.ts';

interface BetBarProps {
  readonly priced: PricedPicks;
  readonly currencyCode: CurrencyCode;
  readonly isEditing: boolean;
  readonly basket: BasketStore;
  /** What the draw leaves of what is picked, where there is something to say. */
  readonly notice: ReactNode;
  readonly onRandom: () => void;
  readonly onAdd: () => void;
  readonly onOpenBasket: () => void;
}

/** What is picked comes to, and the way into the basket; always within reach of a thumb. */
export function BetBar({
  priced,
  currencyCode,
  isEditing,
  basket,
  notice,
  onRandom,
  onAdd,
  onOpenBasket,
}: BetBarProps) {
  const t = useTranslate();
  const money = useMoney();
  const { lineCount, chargedLots } = priced;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-page px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
      {notice}
      <p role="status" className="tabular flex min-h-6 flex-wrap justify-between gap-x-3 text-sm">
        {lineCount === 0n ? (
          <span className="text-muted">{t('slip.none')}</span>
        ) : (
          <>
            <span>
              {linesText(t, t('slip.lines', { count: Number(lineCount) }), chargedLots)} ·{' '}
              <b>{money(toMinor(stakeOf(priced)), currencyCode)}</b>
            </span>
            <span className="text-muted">
              {t('slip.win', { amount: money(toMinor(winOf(priced, priced.mostOdds)), currencyCode) })}
            </span>
          </>
        )}
      </p>
      <div className="mt-1 flex items-center gap-1">
        <IconButton label={t('slip.random')} onClick={onRandom}>
          <Shuffle className="size-5 text-gold-text" />
        </IconButton>
        <Button isWide onClick={onAdd} isDisabled={lineCount === 0n}>
          {isEditing ? t('slip.change') : t('slip.add')}
        </Button>
        <BasketButton basket={basket} onOpen={onOpenBasket} />
      </div>
    </div>
  );
}

interface BasketButtonProps {
  readonly basket: BasketStore;
  readonly onOpen: () => void;
}

/** Opens the basket; besides its sheet the only one that a change of the basket draws anew. */
const BasketButton = memo(function BasketButton({ basket, onOpen }: BasketButtonProps) {
  const t = useTranslate();
  const count = useBasketCount(basket);
  return (
    <span className="relative">
      <IconButton label={t('slip.basket.open', { count })} onClick={onOpen}>
        <ShoppingBasket className="size-6 text-gold-text" />
      </IconButton>
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute -end-0.5 -top-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-hibiscus px-1 text-caption font-bold text-on-hibiscus"
        >
          {count}
        </span>
      )}
    </span>
  );
});
