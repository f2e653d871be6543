import { toMinor } from '@wau/money/minor';
import { useId } from 'react';
import { useText } from '../../platform/text.tsx';
import { useOnline } from '../../platform/use-online.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { returnText } from '../advertised-return.ts';
import type { Autoplay } from '../autoplay/autoplay.ts';
import { isBusy } from '../desk-state.ts';
import { useAutoplayState, useDesk, useMoney, usePlay, useShownBalance } from '../play-context.tsx';
import type { StakeChoice } from '../stake/use-stake.ts';
import { buyProblemText } from './buy-problem-text.ts';
import { type BuyFacts, buyProblem, type FeatureOffer, priceMinorOf } from './feature-offer.ts';

interface FeatureBuySheetProps {
  readonly offers: readonly FeatureOffer[];
  readonly stake: StakeChoice;
  readonly autoplay: Autoplay;
  readonly onClose: () => void;
}

/** What can be bought, for how much, and what comes back of it by itself. */
export function FeatureBuySheet({ offers, stake, autoplay, onClose }: FeatureBuySheetProps) {
  const { t } = useText();
  const { title } = usePlay();
  const { run } = useAutoplayState(autoplay);
  const balanceMinor = useShownBalance();
  const isRoundOpen = useDesk((state) => isBusy(state) || state.isChecking || state.isEnded);
  const facts: BuyFacts = {
    stake,
    balanceMinor,
    isAutoplaying: run !== undefined,
    isOnline: useOnline(),
    isBusy: isRoundOpen,
  };
  const isEstimated = title.figures.method === 'simulated';
  return (
    <Sheet title={t('buy.title')} onClose={onClose}>
      {offers.map((offer) => (
        <Offer key={offer.name} offer={offer} facts={facts} isEstimated={isEstimated} onClose={onClose} />
      ))}
      <p className="quiet">{t('buy.hint')}</p>
    </Sheet>
  );
}

interface OfferProps {
  readonly offer: FeatureOffer;
  readonly facts: BuyFacts;
  readonly isEstimated: boolean;
  readonly onClose: () => void;
}

function Offer({ offer, facts, isEstimated, onClose }: OfferProps) {
  const { t } = useText();
  const money = useMoney();
  const { desk, limits } = usePlay();
  const noteId = useId();
  const problem = buyProblem(offer, facts);
  const { stakeMinor, bounds } = facts.stake;
  const priceMinor = stakeMinor === undefined ? undefined : priceMinorOf(offer, stakeMinor);
  const shownPrice = priceMinor === undefined ? '–' : money.shortAmount(priceMinor);

  function buy(): void {
    if (problem !== undefined || priceMinor === undefined) return;
    if (desk.placeBet(priceMinor, offer.parameters)) onClose();
  }

  return (
    <section className="feature-offer">
      <h3>{offer.name}</h3>
      <p>{offer.text}</p>
      <dl className="facts">
        <dt>{t('buy.price')}</dt>
        <dd>
          <b>{shownPrice}</b>
          {stakeMinor !== undefined && (
            <span className="quiet">
              {' '}
              = {offer.price} × {money.shortAmount(toMinor(stakeMinor))}
            </span>
          )}
        </dd>
        <dt>{isEstimated ? t('buy.return.estimated') : t('buy.return')}</dt>
        <dd>{returnText(offer.returnPercent)}</dd>
      </dl>
      {problem !== undefined && (
        <p className="problem-note" id={noteId} role="status">
          {buyProblemText(problem, { t, money, limits, stepMinor: bounds.stepMinor })}
        </p>
      )}
      <button
        type="button"
        className="bet-button"
        aria-disabled={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : noteId}
        onClick={buy}
      >
        {t('buy.confirm', { price: shownPrice })}
      </button>
    </section>
  );
}
