import { amountBetween } from '@wau/money/amount-between';
import { type Minor, zeroMinor } from '@wau/money/minor';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import './celebration.css';
import { clampShare, countTickMs, eachFrame, easeOut } from '../platform/animation.ts';
import { useText } from '../platform/text.tsx';
import { useMoney, usePlay } from '../play/play-context.tsx';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import { themeColours } from '../ui/theme-colours.ts';
import { createParticleLayer, type DrawParticles } from './particle-layer.ts';
import type { Place } from './particles.ts';
import { type WinTier, winTiers } from './win-tier.ts';

export interface ShownWin {
  readonly winId: string;
  readonly tier: WinTier;
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  /** Where on the stage the win is. */
  readonly origin: Place;
}

interface CelebrationProps {
  readonly win: ShownWin;
  readonly onEnd: () => void;
}

/** A win over the stage. Screen readers hear the result from the game itself. */
export function Celebration({ win, onEnd }: CelebrationProps) {
  const { t, locale } = useText();
  const money = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const amount = useRef<HTMLSpanElement>(null);
  const { tier } = win;
  usePlayedCelebration(win, { place, amount }, onEnd);
  return (
    <div
      ref={place}
      className="celebration"
      data-tier={tier.name}
      data-covers={tier.coversStage}
      aria-hidden="true"
      // Whoever has seen enough taps; keyboards end it with the game's own button.
      onPointerDown={tier.coversStage ? onEnd : undefined}
    >
      {tier.particles > 0 && <canvas />}
      {tier.coversStage && (
        <div className="celebration-words" data-tier={tier.name}>
          <span className="celebration-name">{tier.name === 'huge' ? t('win.huge') : t('win.big')}</span>
          <span className="celebration-times">{timesText(win, locale)}</span>
          <span className="celebration-amount" ref={amount}>
            {money.amount(tier.countMs === 0 ? win.payoutMinor : zeroMinor)}
          </span>
        </div>
      )}
    </div>
  );
}

/** The letters of wins that cover the stage. */
export function CelebrationLettersAhead() {
  return (
    <LettersAhead>
      {winTiers
        .filter(({ coversStage }) => coversStage)
        .map(({ name }) => (
          <div key={name} className="celebration-words" data-tier={name}>
            <span className="celebration-name">{amountLetters}</span>
            <span className="celebration-times">{amountLetters}</span>
            <span className="celebration-amount">{amountLetters}</span>
          </div>
        ))}
    </LettersAhead>
  );
}

/** How many times the stake it is, e.g. `9,900×`. */
function timesText({ payoutMinor, stakeMinor }: ShownWin, locale: string): string {
  return `${new Intl.NumberFormat(locale).format(payoutMinor / stakeMinor)}×`;
}

interface CelebrationElements {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly amount: RefObject<HTMLSpanElement | null>;
}

/** Draws the sparks and counts the amount up outside React, so that no frame renders anything. */
function usePlayedCelebration(
  { tier, payoutMinor, origin }: ShownWin,
  { place, amount }: CelebrationElements,
  onEnd: () => void,
): void {
  const money = useMoney();
  const { sound } = usePlay();
  const begin = useEffectEvent(() => {
    let draw: DrawParticles | undefined;
    let startMs: number | undefined;
    let lastTick = -1;
    return eachFrame((nowMs) => {
      // The first frame lays the words out; making the sparks as well would take it twice as long.
      if (startMs !== undefined && startMs !== nowMs) draw ??= particlesIn(place.current, tier, origin);
      startMs ??= nowMs;
      const elapsedMs = nowMs - startMs;
      draw?.(elapsedMs);
      const tick = Math.floor(elapsedMs / countTickMs);
      if (tier.countMs > 0 && tick !== lastTick && elapsedMs < tier.countMs + countTickMs) {
        lastTick = tick;
        const share = easeOut(clampShare(elapsedMs / tier.countMs));
        if (amount.current !== null) {
          amount.current.textContent = money.amount(amountBetween(zeroMinor, payoutMinor, share));
        }
        sound.play('count', { step: Math.round(share * 5) });
      }
      if (elapsedMs < tier.showMs) return true;
      onEnd();
      return false;
    });
  });
  useEffect(() => begin(), []);
}

function particlesIn(place: HTMLDivElement | null, tier: WinTier, origin: Place): DrawParticles | undefined {
  const canvas = place?.querySelector('canvas');
  if (place === null || canvas === null || canvas === undefined) return undefined;
  const size = { width: place.clientWidth, height: place.clientHeight };
  return createParticleLayer(canvas, size, themeColours(), tier, origin);
}
