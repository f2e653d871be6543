import { memo, type Ref, useImperativeHandle, useMemo } from 'react';
import { type BasketLine, withLineReplaced } from './basket.ts';
import type { BasketStore } from './basket-store.ts';
import { BetBar } from './bet-bar.tsx';
import type { BetLine } from './bet-line.ts';
import type { Sales } from './lottery-queries.ts';
import type { Offer } from './offered-line.ts';
import { PickInput } from './pick-input.tsx';
import { PickNotice } from './pick-notice.tsx';
import { PlayCard } from './play-card.tsx';
import { PlayChoice } from './play-choice.tsx';
import { StakeFields } from './stake-fields.tsx';
import { type BetPick, useBetPick, type WantedPicks } from './use-bet-pick.ts';
import { usePickOutlook } from './use-pick-outlook.ts';
import { usePutIntoBasket } from './use-put-into-basket.ts';

/** What the basket asks of what is picked beside it. */
export interface PickHandle {
  /** Takes up a line of the basket to be changed. */
  readonly edit: (line: BasketLine) => void;
  readonly randomLine: () => BetLine;
}

interface PickDeskProps {
  readonly ref: Ref<PickHandle>;
  readonly gameId: string;
  readonly offer: Offer;
  readonly wanted: WantedPicks | undefined;
  readonly sales: Sales | undefined;
  readonly basket: BasketStore;
  readonly onOpenBasket: () => void;
}

/** The play, its numbers, the stake, and the bar that puts them into the basket. */
export const PickDesk = memo(function PickDesk({
  ref,
  gameId,
  offer,
  wanted,
  sales,
  basket,
  onOpenBasket,
}: PickDeskProps) {
  const bet = useBetPick(offer, wanted);
  const { outlook, price } = usePickOutlook(gameId, offer, bet, sales);
  const put = usePutIntoBasket(basket);
  const { edit, randomLine } = bet;
  useImperativeHandle(ref, () => ({ edit, randomLine }), [edit, randomLine]);
  const add = () => {
    const { editedId } = bet;
    if (editedId === undefined) return put(bet.take(price));
    const line = bet.take(price);
    basket.change((known) => withLineReplaced(known, editedId, line));
    onOpenBasket();
  };
  return (
    <>
      <PickFields offer={offer} bet={bet} />
      <BetBar
        priced={price}
        currencyCode={offer.setting.currencyCode}
        isEditing={bet.editedId !== undefined}
        basket={basket}
        notice={<PickNotice offer={offer} bet={bet} outlook={outlook} />}
        onRandom={bet.pickRandom}
        onAdd={add}
        onOpenBasket={onOpenBasket}
      />
    </>
  );
});

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
        onChange={bet.changeStake}
        hasSeries={menuPlay.playType === 'tradition' && series !== undefined}
      />
    </>
  );
}
