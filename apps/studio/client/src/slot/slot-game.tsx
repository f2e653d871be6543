import { type Minor, zeroMinor } from '@wau/money/minor';
import { type ReactNode, useEffect, useState } from 'react';
import './slot.css';
import { readGameArt } from '../art/game-art.ts';
import { type Store, useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useDesk, useMoney, usePlay } from '../play/play-context.tsx';
import { payoutHundredths, resultTone } from '../play/rounds/result-tone.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { CountingAmount } from '../ui/counting-amount.tsx';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import { featureOffers } from './feature-offers.ts';
import { PickStage } from './pick-stage.tsx';
import type { CaptionStore } from './slot-caption.ts';
import { SlotLineText } from './slot-line-text.tsx';
import type { SlotLook } from './slot-look.ts';
import { SlotRoundDetails } from './slot-round-details.tsx';
import { SlotRules } from './slot-rules.tsx';
import { ReelsBesideBets, slotEventsOf, useSlotPlayback } from './use-slot-playback.ts';
import { WheelStage } from './wheel-stage.tsx';

const hasFeature = (round: RoundView) => slotEventsOf(round).some(({ type }) => type === 'featureStarted');

/** A spin; what may be chosen of a slot is the stake alone. */
const parameters = {};

/** Any slot: what its title looks like and how its rounds go comes with `look` and with the rounds. */
export function SlotGame({ look }: { readonly look: SlotLook }) {
  const { t } = useText();
  const { title } = usePlay();
  const stake = useStake(BigInt(look.stakes.coins));
  const { place, caption, result, celebration, skip, reels } = useSlotPlayback(look);
  const hasTotal = useStored(caption, ({ featureTotalMinor }) => featureTotalMinor !== undefined);
  return (
    <GameShell
      stake={stake}
      betLabel={t('slot.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      autoplayExtras={{
        changesStakes: false,
        feature: { label: t('slot.autoplay.feature'), isIn: hasFeature },
      }}
      featureOffers={featureOffers(look, title.figures, t)}
      skip={celebration.skipOffer}
      describeRound={multiplierChip}
      roundDetails={(round) => <SlotRoundDetails round={round} look={look} />}
      rules={<SlotRules look={look} stakeMinor={stake.stakeMinor ?? stake.bounds.minStakeMinor} />}
      winInstead={hasTotal ? <FeatureTotal caption={caption} /> : undefined}
      stage={
        <>
          <SlotStage caption={caption} onSkip={skip}>
            <SlotScene />
            <SlotTitle caption={caption} />
            <div className="slot-window" data-reels={look.rows.length} data-rows={Math.max(...look.rows)}>
              <div className="slot-reels" ref={place}>
                <canvas />
              </div>
              <PickStage caption={caption} />
              <WheelStage caption={caption} />
              <SlotBannerView caption={caption} />
            </div>
            <SlotLineText caption={caption} />
            <SpokenResult result={result} />
            <ReelsBesideBets {...reels} />
          </SlotStage>
          <SlotLettersAhead />
          {celebration.overlay}
        </>
      }
    />
  );
}

function multiplierChip(round: RoundView): string {
  return `${(payoutHundredths(round) / 100).toFixed(2)}×`;
}

function SlotLettersAhead() {
  return (
    <LettersAhead>
      <p className="slot-line">
        <b>{amountLetters}</b>
      </p>
      <div className="slot-banner">
        <b>{amountLetters}</b>
      </div>
    </LettersAhead>
  );
}

interface CaptionProps {
  readonly caption: CaptionStore;
}

interface SlotStageProps extends CaptionProps {
  readonly onSkip: () => void;
  readonly children: ReactNode;
}

function SlotStage({ caption, onSkip, children }: SlotStageProps) {
  const isFeature = useStored(caption, ({ featureTotalMinor }) => featureTotalMinor !== undefined);
  return (
    <div className="slot" data-feature={isFeature} onPointerDown={onSkip}>
      {children}
    </div>
  );
}

/** The background of the title's theme, in the shape of the screen. */
function SlotScene() {
  const [scene] = useState(() => readGameArt(document)?.scene);
  if (scene === undefined) return <div className="slot-scene" aria-hidden="true" />;
  const { portrait, landscape } = scene;
  return (
    <picture className="slot-scene">
      <source media="(orientation: landscape)" type="image/avif" srcSet={landscape.avif} />
      <source media="(orientation: landscape)" srcSet={landscape.webp} />
      <source type="image/avif" srcSet={portrait.avif} />
      <img src={portrait.webp} alt="" decoding="async" />
    </picture>
  );
}

/** What a feature has won so far. */
function FeatureTotal({ caption }: CaptionProps) {
  const { t } = useText();
  const money = useMoney();
  const total = useStored(caption, ({ featureTotalMinor }) => featureTotalMinor);
  return (
    <span>
      <span className="quiet">{t('win.soFar')}</span>{' '}
      <CountingAmount className="figure" valueMinor={total ?? zeroMinor} format={money.amount} />
    </span>
  );
}

/** Above the reels: the title's name, or where its feature stands. */
function SlotTitle({ caption }: CaptionProps) {
  const { t } = useText();
  const { title } = usePlay();
  const free = useStored(caption, (told) => told.free);
  const respinsLeft = useStored(caption, (told) => told.respinsLeft);
  const multiplier = useStored(caption, (told) => told.multiplier);
  let told: string | undefined;
  if (free !== undefined) told = t('slot.free', { number: free.number, total: free.total });
  else if (respinsLeft !== undefined) told = t('slot.respinsLeft', { count: respinsLeft });
  return (
    <p className="slot-title">
      {told === undefined ? (
        <span className="slot-name">{title.name}</span>
      ) : (
        <span className="slot-chip">{told}</span>
      )}
      {multiplier !== undefined && (
        <span className="slot-chip is-multiplier" key={multiplier}>
          ×{multiplier}
        </span>
      )}
    </p>
  );
}

/** What covers the reels for a moment: a feature begins or ends. */
function SlotBannerView({ caption }: CaptionProps) {
  const { t } = useText();
  const money = useMoney();
  const banner = useStored(caption, (told) => told.banner);
  if (banner === undefined) return null;
  if (banner.kind === 'intro') {
    return (
      <div className="slot-banner" key="intro">
        <b>
          {banner.feature === 'freeSpins'
            ? t('slot.intro.freeSpins', { count: banner.count })
            : t(`slot.intro.${banner.feature}`)}
        </b>
        <span>{t(`slot.intro.${banner.feature}.text`)}</span>
      </div>
    );
  }
  return (
    <div className="slot-banner is-win" key="outro">
      <span>{t(`slot.outro.${banner.feature}`)}</span>
      <CountedWin amountMinor={banner.amountMinor} format={money.amount} />
    </div>
  );
}

interface CountedWinProps {
  readonly amountMinor: Minor;
  readonly format: (amount: Minor) => string;
}

/** Counts from nothing to the win. */
function CountedWin({ amountMinor, format }: CountedWinProps) {
  const [value, setValue] = useState(zeroMinor);
  useEffect(() => setValue(amountMinor), [amountMinor]);
  return (
    <CountingAmount className="slot-banner-amount" valueMinor={value} format={format} durationMs={1_100} />
  );
}

/** What a screen reader hears once a round is over. */
function SpokenResult({ result: last }: { readonly result: Store<RoundView | undefined> }) {
  const { t } = useText();
  const money = useMoney();
  const isPlaying = useDesk(({ playing }) => playing.length > 0);
  const shown = useStored(last, (round) => round);
  const result = isPlaying ? undefined : shown;
  let text = '';
  if (result !== undefined) {
    const amount = money.amount(amountOf(result.payoutMinor));
    const tone = resultTone(result);
    if (tone === 'won') text = t('slot.result.won', { amount });
    if (tone === 'returned') text = t('slot.result.returned', { amount });
    if (tone === 'lost') text = t('slot.result.lost');
  }
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
