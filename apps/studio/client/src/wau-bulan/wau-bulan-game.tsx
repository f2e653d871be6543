import { type Minor, zeroMinor } from '@wau/money/minor';
import { wauBulanStakeStepMinor } from '@wau/rules/wau-bulan/wau-bulan-paytable';
import { type ReactNode, useEffect, useState } from 'react';
import './wau-bulan.css';
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
import { roundScriptOf } from './round-script.ts';
import type { CaptionStore } from './slot-caption.ts';
import { ReelsBesideBets, useSlotPlayback } from './use-slot-playback.ts';
import { WauBulanRoundDetails } from './wau-bulan-round-details.tsx';
import { WauBulanRules } from './wau-bulan-rules.tsx';
import { WauBulanScene } from './wau-bulan-scene.tsx';

const hasFreeSpins = (round: RoundView) => roundScriptOf(round).freeSpinsEnd !== undefined;

/** The slot has nothing to choose but the stake. */
const parameters = {};

export function WauBulanGame() {
  const { t } = useText();
  const stake = useStake(wauBulanStakeStepMinor);
  const { place, caption, result, celebration, skip, reels } = useSlotPlayback();
  const hasFreeTotal = useStored(caption, ({ freeTotalMinor }) => freeTotalMinor !== undefined);
  return (
    <GameShell
      stake={stake}
      betLabel={t('wauBulan.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      autoplayExtras={{
        changesStakes: false,
        feature: { label: t('autoplay.stop.freeSpins'), isIn: hasFreeSpins },
      }}
      skip={celebration.skipOffer}
      describeRound={multiplierChip}
      roundDetails={(round) => <WauBulanRoundDetails round={round} />}
      rules={<WauBulanRules stakeMinor={stake.stakeMinor ?? stake.bounds.minStakeMinor} />}
      winInstead={hasFreeTotal ? <FreeTotal caption={caption} /> : undefined}
      stage={
        <>
          <SlotStage caption={caption} onSkip={skip}>
            <WauBulanScene />
            <SlotTitle caption={caption} />
            <div className="slot-window">
              <div className="slot-reels" ref={place}>
                <canvas />
              </div>
              <SlotBanner caption={caption} />
            </div>
            <SlotLine caption={caption} />
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
      <div className="slot-banner is-win">
        <span>{amountLetters}</span>
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
  const isFree = useStored(caption, ({ free }) => free !== undefined);
  return (
    <div className="slot" data-free={isFree} onPointerDown={onSkip}>
      {children}
    </div>
  );
}

/** What free spins have won so far. */
function FreeTotal({ caption }: CaptionProps) {
  const { t } = useText();
  const money = useMoney();
  const total = useStored(caption, ({ freeTotalMinor }) => freeTotalMinor);
  return (
    <span>
      <span className="quiet">{t('win.soFar')}</span>{' '}
      <CountingAmount className="figure" valueMinor={total ?? zeroMinor} format={money.amount} />
    </span>
  );
}

function SlotTitle({ caption }: CaptionProps) {
  const { t } = useText();
  const { title } = usePlay();
  const free = useStored(caption, (told) => told.free);
  return (
    <p className="slot-title">
      {free === undefined ? (
        <span className="slot-name">{title.name}</span>
      ) : (
        <span className="slot-free">{t('wauBulan.free', { number: free.number, total: free.total })}</span>
      )}
    </p>
  );
}

/** What covers the reels for a moment: free spins begin or end. */
function SlotBanner({ caption }: CaptionProps) {
  const { t } = useText();
  const money = useMoney();
  const banner = useStored(caption, (told) => told.banner);
  if (banner === undefined) return null;
  if (banner.kind === 'freeSpins') {
    return (
      <div className="slot-banner" key="free">
        <b>{t('wauBulan.free.intro', { count: banner.count })}</b>
        <span>{t('wauBulan.rules.kite')}</span>
      </div>
    );
  }
  return (
    <div className="slot-banner is-win" key={banner.kind}>
      <span>{t('wauBulan.free.outro')}</span>
      <CountedWin amountMinor={banner.amountMinor} format={money.amount} />
    </div>
  );
}

/** Counts from nothing to the win. */
function CountedWin({
  amountMinor,
  format,
}: {
  readonly amountMinor: Minor;
  readonly format: (amount: Minor) => string;
}) {
  const [value, setValue] = useState(amountOf('0'));
  useEffect(() => setValue(amountMinor), [amountMinor]);
  return (
    <CountingAmount className="slot-banner-amount" valueMinor={value} format={format} durationMs={1_100} />
  );
}

function SlotLine({ caption }: CaptionProps) {
  const { t } = useText();
  const money = useMoney();
  const line = useStored(caption, (told) => told.line);
  let text = '';
  if (line?.kind === 'line') text = t('wauBulan.line', { line: line.number });
  if (line?.kind === 'moons') text = t('wauBulan.moons', { count: line.count });
  if (line?.kind === 'kites') text = t('wauBulan.kites');
  if (line?.kind === 'added') text = t('wauBulan.free.added', { count: line.count });
  if (line?.kind === 'capped') text = t('win.capped', { amount: money.shortAmount(line.amountMinor) });
  // What came back without being more than the stake is told, not celebrated.
  if (line?.kind === 'returned')
    text = t('wauBulan.result.returned', { amount: money.amount(line.amountMinor) });
  const won = line?.kind === 'won' ? money.amount(line.amountMinor) : undefined;
  return (
    <p className="slot-line" aria-hidden="true">
      {won !== undefined ? <b key={won}>{t('wauBulan.result.won', { amount: won })}</b> : text}
    </p>
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
    if (tone === 'won') text = t('wauBulan.result.won', { amount });
    if (tone === 'returned') text = t('wauBulan.result.returned', { amount });
    if (tone === 'lost') text = t('wauBulan.result.lost');
  }
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
