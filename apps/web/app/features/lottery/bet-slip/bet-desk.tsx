import { useQuery } from '@tanstack/react-query';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotterySetting, PlayMenu } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useRealityCheck } from '../../../shared/reality-check/use-reality-check.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { withLine } from './basket.ts';
import { BasketDesk } from './basket-desk.tsx';
import type { CopiedOrder } from './copied-order.ts';
import { DrawHead } from './draw-head.tsx';
import { salesQuery } from './lottery-queries.ts';
import type { Offer, OfferedPlay } from './offered-line.ts';
import { linesMaximum } from './order-body.ts';
import { PickDesk, type PickHandle } from './pick-desk.tsx';
import { useBasketStore } from './use-basket-store.ts';
import type { WantedPicks } from './use-bet-pick.ts';
import { useCopiedOrder } from './use-copied-order.ts';

interface BetDeskProps {
  readonly family: LotteryFamily;
  readonly menu: PlayMenu;
  readonly setting: LotterySetting;
  readonly plays: readonly [OfferedPlay, ...OfferedPlay[]];
  /** What it begins with, where somebody came by a bet. */
  readonly wanted: WantedPicks | undefined;
}

/**
 * Where bets on a lottery are made: the draw, the play, its numbers, the stake, and the basket. What is picked and what is in
 * the basket are states of parts, so that a tap on one draws nothing of the other.
 */
export function BetDesk({ family, menu, setting, plays, wanted }: BetDeskProps) {
  const { gameId, prizeModes } = menu;
  const { due } = useRealityCheck(useSession() !== undefined);
  const { data: sales } = useQuery(salesQuery(useApi(), gameId));
  const offer = useMemo<Offer>(
    () => ({ family, plays, setting, prizeModes }),
    [family, plays, setting, prizeModes],
  );
  const basket = useBasketStore(gameId);
  const picking = useRef<PickHandle>(null);
  const [isBasketOpen, setIsBasketOpen] = useState(false);
  const openBasket = useCallback(() => setIsBasketOpen(true), []);
  const takeOver = useCallback(
    ({ lines }: CopiedOrder) => {
      basket.change((known) => lines.reduce(withLine, known));
      setIsBasketOpen(true);
    },
    [basket],
  );
  const roomOf = useCallback(() => linesMaximum - basket.current().lines.length, [basket]);
  const { copied, forget, retry } = useCopiedOrder(gameId, offer, roomOf, takeOver);
  const closeBasket = useCallback(() => {
    setIsBasketOpen(false);
    forget();
  }, [forget]);
  return (
    <>
      <div inert={due !== undefined} className="space-y-4 px-4 pt-2">
        <DrawHead game={menu} family={family.code} sales={sales} />
        {retry === undefined ? null : <CopyFailure onRetry={retry} />}
        <PickDesk ref={picking} {...{ gameId, offer, wanted, sales, basket }} onOpenBasket={openBasket} />
      </div>
      <BasketDesk
        {...{ gameId, basket, offer, sales, copied, due, picking }}
        isOpen={isBasketOpen}
        onClose={closeBasket}
      />
    </>
  );
}

/** An earlier order could not be read; what is picked goes on without it. */
function CopyFailure({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useTranslate();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-2 rounded-medium bg-surface px-4 py-2 text-sm"
    >
      <p className="words">{t('slip.again.failed')}</p>
      <Button look="secondary" size="small" onClick={onRetry}>
        {t('slip.again.retry')}
      </Button>
    </div>
  );
}
