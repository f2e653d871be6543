import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type BasketLine, withoutAnyLine } from './basket.ts';
import type { BasketContentProps } from './basket-content-props.ts';
import { BasketLineRow } from './basket-line-row.tsx';
import { ChaseForm } from './chase-form.tsx';
import { CopiedNote } from './copied-note.tsx';
import { isOfDraw, type LineRefusal, standsFor } from './line-refusal.ts';
import { OtherDraw } from './other-draw.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useBasket, useIsBasketFilled } from './use-basket-store.ts';
import { useChase } from './use-chase.ts';
import { useClosedLater } from './use-closed-later.ts';
import { useLineOutlooks } from './use-line-outlooks.ts';
import { useLookedLines } from './use-looked-lines.ts';
import { useSlipDraws } from './use-slip-draws.ts';

/** More rows than a phone shows cost each tap more than they tell. */
const shownAtOnce = 20;
/** As many as a phone shows, for a basket that has just been opened: the others come after the tap is answered. */
const shownFirst = 6;

/** The lines of the basket, whether they are staked on several draws, and the button that stakes them. */
export function BasketContent(props: BasketContentProps) {
  const { copied, offer, onRandom } = props;
  const isFilled = useIsBasketFilled(props.basket);
  return (
    <div className="px-2 pb-2">
      {copied === undefined ? null : <CopiedNote copied={copied} family={offer.family.code} />}
      {isFilled ? <FilledBasket {...props} /> : <EmptyBasket onRandom={onRandom} />}
    </div>
  );
}

function FilledBasket(props: BasketContentProps) {
  const { gameId, order, offer, sales } = props;
  const basket = useBasket(props.basket);
  const { setting } = offer;
  const t = useTranslate();
  const draws = useSlipDraws(sales);
  const { numeros } = draws;
  const [numero] = numeros;
  const choice = useChase(basket, setting, numeros);
  const { chase } = choice;
  const times = chase?.draws[0]?.multiple ?? 1;
  const looked = useLookedLines(offer, basket.lines);
  const outlooks = useLineOutlooks(gameId, looked, numero === undefined ? undefined : { numero, times });
  const refusals = useMemo(
    () => new Map([...order.refusals].filter(([, refusal]) => standsFor(refusal, numero))),
    [order.refusals, numero],
  );
  const refusalOf = useCallback(
    (line: BasketLine) => refusals.get(line) ?? outlooks.get(line)?.refusal,
    [refusals, outlooks],
  );
  const lacksDraw = basket.lines.some((line) => {
    const refusal = refusalOf(line);
    return refusal !== undefined && isOfDraw(refusal);
  });
  const isClosedLater = useClosedLater(gameId, looked, refusalOf, { numero: draws.later, times });
  return (
    <>
      {numeros.length < 2 ? null : (
        <Checkbox label={t('slip.chase.on')} isChecked={choice.isChasing} onChange={choice.setIsChasing} />
      )}
      {chase === undefined ? null : (
        <ChaseForm
          wish={choice.wish}
          chase={chase}
          mostDraws={numeros.length}
          highestMultiple={choice.highestMultiple}
          currencyCode={setting.currencyCode}
          stopsOnWin={choice.stopsOnWin}
          onChange={choice.setWish}
          onStopsOnWin={choice.setStopsOnWin}
        />
      )}
      <BasketLines
        {...props}
        {...{ refusals, outlooks }}
        lines={basket.lines}
        onClear={() => props.basket.change(withoutAnyLine)}
      />
      <PlaceOrder
        {...props}
        {...{ chase, numero, refusals }}
        lines={basket.lines}
        stopsOnWin={choice.stopsOnWin}
        otherDraw={<OtherDraw draws={draws} isWanted={lacksDraw} isClosedLater={isClosedLater} />}
      />
    </>
  );
}

interface BasketLinesProps extends BasketContentProps {
  readonly lines: readonly BasketLine[];
  readonly onClear: () => void;
  readonly refusals: ReadonlyMap<BasketLine, LineRefusal>;
  readonly outlooks: ReturnType<typeof useLineOutlooks<BasketLine>>;
}

function BasketLines({
  lines: all,
  offer,
  refusals,
  outlooks,
  onEdit,
  onMend,
  onRandom,
  onClear,
}: BasketLinesProps) {
  const t = useTranslate();
  const [shownCount, setShownCount] = useState(shownFirst);
  useEffect(() => {
    startTransition(() => setShownCount(shownAtOnce));
    return () => setShownCount(shownFirst);
  }, []);
  // What was not taken is what the player has to look at.
  const lines = all.toSorted((one, other) => Number(refusals.has(other)) - Number(refusals.has(one)));
  return (
    <>
      <ul aria-label={t('slip.basket')}>
        {lines.slice(0, shownCount).map((line) => (
          <BasketLineRow
            key={line.lineId}
            line={line}
            offer={offer}
            refusal={refusals.get(line)}
            outlook={outlooks.get(line)}
            onEdit={onEdit}
            onMend={onMend}
          />
        ))}
      </ul>
      {lines.length <= shownCount ? null : (
        <Button look="quiet" size="small" isWide onClick={() => setShownCount(shownCount + shownAtOnce)}>
          {t('slip.basket.more', { count: lines.length - shownCount })}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-2 py-1">
        <Button look="quiet" size="small" onClick={onRandom}>
          {t('slip.random')}
        </Button>
        <Button look="quiet" size="small" onClick={onClear}>
          {t('slip.basket.clear')}
        </Button>
      </div>
    </>
  );
}

function EmptyBasket({ onRandom }: { readonly onRandom: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<ShoppingBasket />}
      title={t('slip.basket.empty')}
      text={t('slip.basket.empty.text')}
      action={<Button onClick={onRandom}>{t('slip.random')}</Button>}
    />
  );
}
