import type { Minor } from '@wau/money/minor';
import { useEffect, useState } from 'react';
import './wau-bulan.css';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/bet-desk.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useDeskState, useMoney } from '../play/play-context.tsx';
import { payoutHundredths, resultTone } from '../play/result-tone.ts';
import { useStake } from '../play/use-stake.ts';
import { CountingAmount } from '../ui/counting-amount.tsx';
import { type SlotCaption, useSlotPlayback } from './use-slot-playback.ts';
import { WauBulanRules } from './wau-bulan-rules.tsx';
import { WauBulanScene } from './wau-bulan-scene.tsx';

/** The slot has nothing to choose but the stake. */
const parameters = {};

export function WauBulanGame() {
  const { t } = useText();
  const money = useMoney();
  const stake = useStake();
  const { playing } = useDeskState();
  const { place, caption, result, skip } = useSlotPlayback();
  const freeTotal = caption.freeTotalMinor;
  return (
    <GameShell
      stake={stake}
      betLabel={t('wauBulan.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      skip={playing.length > 0 ? { label: t('wauBulan.stop'), onSkip: skip } : undefined}
      describeRound={(round) => `${(payoutHundredths(round) / 100).toFixed(2)}×`}
      rules={<WauBulanRules stakeMinor={stake.stakeMinor ?? stake.bounds.minStakeMinor} />}
      winInstead={
        freeTotal === undefined ? undefined : (
          <span data-tone="won">
            <span className="quiet">{t('win.last')}</span>{' '}
            <CountingAmount className="figure" valueMinor={freeTotal} format={money.amount} />
          </span>
        )
      }
      stage={
        <div className="slot" data-free={caption.free !== undefined} onPointerDown={skip}>
          <WauBulanScene />
          <SlotTitle caption={caption} />
          <div className="slot-window">
            <div className="slot-reels" ref={place}>
              <canvas />
            </div>
            <SlotBanner caption={caption} />
          </div>
          <SlotLine caption={caption} />
          <SpokenResult result={playing.length === 0 ? result : undefined} />
        </div>
      }
    />
  );
}

function SlotTitle({ caption }: { readonly caption: SlotCaption }) {
  const { t } = useText();
  return (
    <p className="slot-title">
      {caption.free === undefined ? (
        <span className="slot-name">{t('game.wauBulan')}</span>
      ) : (
        <span className="slot-free">
          {t('wauBulan.free', { number: caption.free.number, total: caption.free.total })}
        </span>
      )}
    </p>
  );
}

/** What covers the reels for a moment: free spins begin or end, or a win is big. */
function SlotBanner({ caption }: { readonly caption: SlotCaption }) {
  const { t } = useText();
  const money = useMoney();
  const { banner } = caption;
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
      <span>{banner.kind === 'bigWin' ? t('wauBulan.win.big') : t('wauBulan.free.outro')}</span>
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

function SlotLine({ caption }: { readonly caption: SlotCaption }) {
  const { t } = useText();
  const money = useMoney();
  const { line } = caption;
  let text = '';
  if (line?.kind === 'line') text = t('wauBulan.line', { line: line.number });
  if (line?.kind === 'moons') text = t('wauBulan.moons', { count: line.count });
  if (line?.kind === 'kites') text = t('wauBulan.kites');
  if (line?.kind === 'added') text = t('wauBulan.free.added', { count: line.count });
  if (line?.kind === 'capped') text = t('win.capped', { amount: money.amount(line.amountMinor) });
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
function SpokenResult({ result }: { readonly result: RoundView | undefined }) {
  const { t } = useText();
  const money = useMoney();
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
