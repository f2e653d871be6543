import { useQuery } from '@tanstack/react-query';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { RealityCheckSheet } from '../../../shared/reality-check/reality-check-sheet.tsx';
import { useRealityCheck } from '../../../shared/reality-check/use-reality-check.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { type BasketLine, withLine, withLineReplaced } from './basket.ts';
import { BetBar } from './bet-bar.tsx';
import type { BetLine } from './bet-line.ts';
import type { CopiedOrder } from './copied-order.ts';
import { DrawHead } from './draw-head.tsx';
import { LateBasketSheet } from './late-basket-sheet.tsx';
import { type LotterySetting, type PlayMenu, salesQuery } from './lottery-queries.ts';
import type { Offer, OfferedPlay } from './offered-line.ts';
import { linesMaximum } from './order-body.ts';
import { PickInput } from './pick-input.tsx';
import { PickNotice } from './pick-notice.tsx';
import { PlayCard } from './play-card.tsx';
import { PlayChoice } from './play-choice.tsx';
import { StakeFields } from './stake-fields.tsx';
import { useBasket } from './use-basket.ts';
import { type BetPick, useBetPick, type WantedPicks } from './use-bet-pick.ts';
import { useCopiedOrder } from './use-copied-order.ts';
import { useMendBasket } from './use-mend-basket.ts';
import { usePickOutlook } from './use-pick-outlook.ts';
import { useSlipOrder } from './use-slip-order.ts';

interface BetDeskProps {
  readonly family: LotteryFamily;
  readonly menu: PlayMenu;
  readonly setting: LotterySetting;
  readonly plays: readonly [OfferedPlay, ...OfferedPlay[]];
  /** What it begins with, where somebody came by a bet. */
  readonly wanted: WantedPicks | undefined;
}

/** Where bets on a lottery are made: the draw, the play, its numbers, the stake, and the basket. */
export function BetDesk({ family, menu, setting, plays, wanted }: BetDeskProps) {
  const t = useTranslate();
  const { gameId, prizeModes } = menu;
  const goBack = useGoBack('/m/lottery');
  const { due } = useRealityCheck(useSession() !== undefined);
  const { data: sales } = useQuery(salesQuery(useApi(), gameId));
  const offer = useMemo<Offer>(
    () => ({ family, plays, setting, prizeModes }),
    [family, plays, setting, prizeModes],
  );
  const bet = useBetPick(offer, wanted);
  const { outlook, price } = usePickOutlook(gameId, offer, bet, sales);
  const [basket, changeBasket] = useBasket(gameId);
  const order = useSlipOrder(changeBasket);
  const [isBasketOpen, setIsBasketOpen] = useState(false);
  const { mend, bringAllToOffer } = useMendBasket(offer, changeBasket);
  const takeOver = useCallback(
    ({ lines }: CopiedOrder) => {
      changeBasket((known) => lines.reduce(withLine, known));
      setIsBasketOpen(true);
    },
    [changeBasket],
  );
  const copying = useCopiedOrder(gameId, offer, linesMaximum - basket.lines.length, takeOver);

  const put = (line: BetLine) => {
    if (basket.lines.length >= linesMaximum)
      toasts.show('info', t('slip.basket.full', { count: linesMaximum }));
    else changeBasket((known) => withLine(known, line));
  };
  const add = () => {
    const { editedId } = bet;
    if (editedId === undefined) return put(bet.take(price));
    const line = bet.take(price);
    changeBasket((known) => withLineReplaced(known, editedId, line));
    setIsBasketOpen(true);
  };
  const { edit: editPicks } = bet;
  const edit = useCallback(
    (line: BasketLine) => {
      editPicks(line);
      setIsBasketOpen(false);
    },
    [editPicks],
  );
  return (
    <>
      <div inert={due !== undefined} className="space-y-4 px-4 pt-2">
        <DrawHead game={menu} family={family.code} sales={sales} />
        {copying.retry === undefined ? null : <CopyFailure onRetry={copying.retry} />}
        <PickFields offer={offer} bet={bet} />
        <BetBar
          priced={price}
          currencyCode={setting.currencyCode}
          isEditing={bet.editedId !== undefined}
          basketCount={basket.lines.length}
          notice={<PickNotice offer={offer} bet={bet} outlook={outlook} />}
          onRandom={bet.pickRandom}
          onAdd={add}
          onOpenBasket={() => setIsBasketOpen(true)}
        />
        <LateBasketSheet
          {...{ gameId, basket, changeBasket, order, offer, sales }}
          copied={copying.copied}
          isOpen={isBasketOpen && due === undefined}
          onEdit={edit}
          onMend={mend}
          onAllAsOffered={bringAllToOffer}
          onRandom={() => put(bet.randomLine())}
          onClose={() => {
            setIsBasketOpen(false);
            copying.forget();
          }}
        />
      </div>
      {due === undefined ? null : (
        <div className="fixed inset-0 z-40">
          <RealityCheckSheet check={due} onLeave={order.forget} onStop={goBack} onGoOn={order.forget} />
        </div>
      )}
    </>
  );
}

/** The play, its numbers and what is put on each line. */
function PickFields({ offer, bet }: { readonly offer: Offer; readonly bet: BetPick }) {
  const { family, plays, setting } = offer;
  const { menuPlay, play } = bet.chosen;
  const { series } = bet.priced;
  const menuPlays = useMemo(() => plays.map(({ menuPlay: each }) => each), [plays]);
  return (
    <>
      <PlayChoice family={family.code} plays={menuPlays} chosen={menuPlay} onChoose={bet.choosePlay} />
      <PlayCard key={play.code} {...{ play, menuPlay, series }} family={family.code} />
      <PickInput
        key={`input ${play.code}`}
        {...{ play, series }}
        family={family.code}
        shape={family.shape}
        prizes={menuPlay.prizes}
        picks={bet.picks}
        onPick={bet.pick}
      />
      <StakeFields
        setting={setting}
        stake={bet.stake}
        priced={bet.priced}
        onChange={bet.setStake}
        hasSeries={menuPlay.playType === 'tradition' && series !== undefined}
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
